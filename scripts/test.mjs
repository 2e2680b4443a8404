// npm test: every check and every test, from nothing.
import { spawnSync } from "node:child_process";
import { root } from "./machine/project-node.mjs";
import { aptGet, installSystemPackages } from "./machine/system-packages.mjs";
import { testTools } from "./machine/test-tools.mjs";
import { installPackages, program, projectNode, requireNode, say } from "./machine/toolchain.mjs";

const asked = process.argv.slice(2);
requireNode();
bringTools();
await installPackages({ development: true });
/* A whole run checks beside its first tests. A part may measure time, so nothing runs beside it. */
const isWhole = asked.length === 0;
say("Checks");
const checks = node(["scripts/check.mjs", ...(isWhole ? ["--write"] : [])]);
say("Tests");
/* Twice the room for what is short-lived is cleared half as often: 29 s of processor, not 32, for 282 unit tests. */
const tests = node(["--max-semi-space-size=64", program("vitest"), "run", ...asked], {
  CHECKS: checks !== 0 ? "failed" : isWhole ? "beside" : "passed",
  ...(isWhole && { WHOLE_RUN: "yes" }),
});
process.exit(checks || tests);

/** Installs what the requested tests need beside npm's packages, and says so first; ends if it can't. */
function bringTools() {
  const parts = asked.flatMap((word, at) =>
    word === "--project" ? [asked[at + 1]] : word.startsWith("--project=") ? [word.split("=")[1]] : [],
  );
  const isWanted = (tool) => parts.length === 0 || tool.parts.some((part) => parts.includes(part));
  const missing = testTools.filter((tool) => isWanted(tool) && !tool.isThere());
  if (missing.length === 0) return;

  const how = aptGet();
  say(how ? `${how.join(" ")} will install:` : "What the tests need and this machine lacks:");
  for (const { name, package: debian, purpose, without } of missing)
    say(`  ${name} (${debian}): ${purpose}${!how && without ? `. ${without}` : ""}`);
  if (how) {
    installSystemPackages(
      how,
      missing.map((tool) => tool.package),
    );
  } else if (missing.some(({ without }) => !without)) {
    say("Install it, as packages of Debian where there is apt-get, and start the tests again.");
    process.exit(1);
  }
}

function node(parameters, env = {}) {
  return (
    spawnSync(projectNode(), parameters, { cwd: root, stdio: "inherit", env: { ...process.env, ...env } })
      .status ?? 1
  );
}
