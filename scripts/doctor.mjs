// npm run doctor: what this machine and this checkout lack for starting, building and testing the site, and what to do.
// It changes nothing. Plain JavaScript, because it also runs where nothing is installed.
import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { findChromium, hasShell } from "./find-chromium.mjs";
import { findFirefox } from "./firefox.mjs";
import { has } from "./system-package.mjs";
import { packagesAreInstalled, projectNode, root } from "./toolchain.mjs";
import { findMiniBrowser } from "./webkit.mjs";

const oldestNode = 18; /* scripts before the project's own Node is there */
let faults = 0;

const own = Number(process.versions.node.split(".")[0]);
judge(own >= oldestNode, `Node ${process.versions.node} begins`, `Install Node ${oldestNode} or newer.`);
if (judge(packagesAreInstalled(false), "Packages of the site", "npm start installs them.")) {
  const version = spawnSync(projectNode, ["--version"], { encoding: "utf8" }).stdout?.trim();
  judge(Boolean(version), `The project's own Node, ${version}`, "Run: rm -rf node_modules && npm start");
  const site = spawnSync(projectNode, ["scripts/doctor-site.ts"], { cwd: root, stdio: "inherit" });
  if (site.status !== 0) faults++;
}

console.info("\nFor npm test, which installs what is missing where there is apt-get:");
mention(packagesAreInstalled(true), "Packages for development");
mention(
  finds(findChromium),
  hasShell() ? "Chromium" : "Chromium (chromium-headless-shell would make the tests faster)",
);
mention(finds(findFirefox), "Firefox");
mention(
  finds(findMiniBrowser) && existsSync("/usr/bin/WebKitWebDriver") && existsSync("/usr/bin/Xvfb"),
  "WebKit with its driver and a screen (Linux alone)",
);
for (const [command, name] of [
  ["nginx", "nginx"],
  ["pdfinfo", "poppler"],
  ["strace", "strace (Linux alone)"],
])
  mention(has(command), name);

console.info(
  faults === 0
    ? "\nNothing stands in the way of npm start."
    : `\n${faults} to mend before npm start works as it should.`,
);
process.exitCode = faults === 0 ? 0 : 1;

/** Says that something holds, or what to do about it. */
function judge(holds, what, remedy) {
  console.info(holds ? `✓ ${what}` : `✗ ${what}: not there. ${remedy}`);
  if (!holds) faults++;
  return holds;
}

/** Says whether something is there that may be missing. */
function mention(isThere, what) {
  console.info(`${isThere ? "✓" : "–"} ${what}`);
}

function finds(find) {
  try {
    return Boolean(find());
  } catch {
    return false;
  }
}
