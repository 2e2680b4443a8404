// npm test: every check and every test, from nothing.
import { spawnSync } from "node:child_process";
import { ensureChromium } from "./chromium.mjs";
import { ensureEzdxf } from "./ezdxf.mjs";
import { ensureFirefox } from "./firefox.mjs";
import { ensureNginx } from "./nginx.mjs";
import { ensurePoppler } from "./poppler.mjs";
import { ensureStrace } from "./strace.mjs";
import { installPackages, projectNode, root, say } from "./toolchain.mjs";
import { ensureWebKit } from "./webkit.mjs";

installPackages({ development: true });
ensureChromium();
ensureFirefox();
ensureNginx();
ensureWebKit();
ensurePoppler();
ensureStrace();
ensureEzdxf();
say("Checks");
const checks = node(["scripts/check.mjs"]);
say("Tests");
const tests = node(["node_modules/.bin/vitest", "run", ...process.argv.slice(2)], {
  CHECKS: checks === 0 ? "passed" : "failed",
});
process.exit(checks || tests);

function node(parameters, env = {}) {
  return (
    spawnSync(projectNode, parameters, { cwd: root, stdio: "inherit", env: { ...process.env, ...env } })
      .status ?? 1
  );
}
