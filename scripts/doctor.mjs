// npm run doctor: what this machine and this checkout lack for starting, building and testing the site, and what to do.
// It changes nothing. Plain JavaScript, because it also runs where nothing is installed.
import { spawnSync } from "node:child_process";
import { findNode, oldestNode, root, unbuildable } from "./machine/project-node.mjs";
import { testTools } from "./machine/test-tools.mjs";
import { packagesAreInstalled } from "./machine/toolchain.mjs";

let faults = 0;

const major = Number(process.versions.node.split(".")[0]);
judge(major >= oldestNode, `Node ${process.versions.node} begins`, `Install Node ${oldestNode} or newer.`);
const { path, own, obstacle } = findNode();
if (!path) blame(obstacle);
else if (own) mention(true, `Node ${own} of this machine runs the project. ${obstacle}`);
else mention(true, "This system has what the project's own Node needs");
if (unbuildable) blame(unbuildable);
if (judge(packagesAreInstalled(false), "Packages of the site", "npm start installs them.") && path) {
  const version = spawnSync(path, ["--version"], { encoding: "utf8" }).stdout?.trim();
  judge(
    Boolean(version),
    `The Node that runs the project, ${version}`,
    "Run: rm -rf node_modules && npm start",
  );
  const site = spawnSync(path, ["scripts/commands/doctor-site.ts"], { cwd: root, stdio: "inherit" });
  if (site.status !== 0) faults++;
}

console.info("\nFor npm test, which installs what is missing where there is apt-get:");
mention(packagesAreInstalled(true), "Packages for development");
for (const { name, purpose, isThere } of testTools) mention(isThere(), `${name}: ${purpose}`);

console.info(
  faults === 0
    ? "\nNothing stands in the way of npm start."
    : `\n${faults} to mend before npm start works as it should.`,
);
process.exitCode = faults === 0 ? 0 : 1;

/** Reports that something is right, or what to do about it. */
function judge(holds, what, remedy) {
  console.info(holds ? `✓ ${what}` : `✗ ${what}: not there. ${remedy}`);
  if (!holds) faults++;
  return holds;
}

function blame(words) {
  console.info(`✗ ${words}`);
  faults++;
}

/** Reports whether something optional is there. */
function mention(isThere, what) {
  console.info(`${isThere ? "✓" : "–"} ${what}`);
}
