// npm run studio: installs and reports whatever rendering needs and is missing, then renders.
import { spawnSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { findChromium } from "../scripts/machine/find-chromium.mjs";
import { root } from "../scripts/machine/project-node.mjs";
import { aptGet, installSystemPackages } from "../scripts/machine/system-packages.mjs";
import { become, giveUp, installPackages, npm, say } from "../scripts/machine/toolchain.mjs";

await installPackages({ development: false });
await installOwnPackages();
installChromium();
installBlender();
become(["studio/render/command.ts", ...process.argv.slice(2)]);

/** The site's packages are shared; packages that only rendering needs have a lock file of their own. */
async function installOwnPackages() {
  const { packages } = readJson("studio/package-lock.json");
  const missing = Object.entries(packages).filter(
    ([path, { version }]) =>
      path && !["studio/", ""].some((folder) => versionAt(`${folder}${path}`) === version),
  );
  if (missing.length === 0) return;
  const names = missing.map(([path, { version }]) => `${path.replace("node_modules/", "")} ${version}`);
  say(`Installing what only the studio needs: ${names.join(", ")} …`);
  const { code, output } = await npm(["ci", "--prefix", "studio", "--ignore-scripts", "--loglevel=error"]);
  if (code !== 0) giveUp(output, "npm could not install them.");
}

/** If nothing can be installed, the studio itself says what is missing. */
function installChromium() {
  try {
    findChromium();
  } catch {
    const how = process.env.CHROMIUM ? undefined : aptGet();
    if (!how) return;
    say("Installing Chromium, which draws the pictures …");
    installSystemPackages(how, ["chromium"]);
  }
}

/** Traces the worlds; the darkroom needs none of it. */
function installBlender() {
  if (spawnSync("blender", ["--version"], { stdio: "ignore" }).status === 0) return;
  const how = aptGet();
  if (!how) return;
  say("Installing Blender, which traces the pictures of worlds …");
  installSystemPackages(how, ["blender", "python3-numpy", "libopenblas0-pthread"]);
}

function versionAt(folder) {
  const file = `${folder}/package.json`;
  return existsSync(`${root}${file}`) ? readJson(file).version : undefined;
}

function readJson(file) {
  return JSON.parse(readFileSync(`${root}${file}`, "utf8"));
}
