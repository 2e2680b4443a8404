/*
 * Puts what the built site needs to run, and nothing that only builds it, into a folder of its own:
 *   npm run node -- scripts/site/assemble.ts /image
 * The Dockerfile does so, and a test that starts the result.
 */
import { cp, mkdir, symlink } from "node:fs/promises";
import { dirname, join } from "node:path";
import { nodeInPackage, nodePackage } from "../machine/project-node.mjs";
import { outsideBundle } from "./outside-bundle.ts";
import { runtimeFiles } from "./runtime-files.ts";

const commands = ["backup", "restore", "migrate", "deliveries", "enquiries", "staff", "healthcheck"];
const entries = ["build/server/index.js", ...commands.map((name) => `scripts/commands/${name}.ts`)];
const ownNode = `node_modules/${nodePackage}`;

const target = process.argv[2];
if (!target) {
  console.error("Use: npm run node -- scripts/site/assemble.ts <folder>");
  process.exit(1);
}

const { files, packages } = await runtimeFiles(entries, outsideBundle);
for (const file of ["package.json", ...files]) await copy(file);
await copy("build");
for (const folder of packages) await copy(folder, isNeeded);
await copy(`${ownNode}/${nodeInPackage}`);
await copy(`${ownNode}/LICENSE`);
await mkdir(join(target, "node_modules/.bin"), { recursive: true });
await symlink(`../${nodePackage}/${nodeInPackage}`, join(target, "node_modules/.bin/node"));
console.info(`• ${files.length} files and ${packages.length} packages are in ${target}.`);

async function copy(path: string, filter?: (path: string) => boolean) {
  const destination = join(target ?? "", path);
  await mkdir(dirname(destination), { recursive: true });
  await cp(path, destination, { recursive: true, ...(filter && { filter }) });
}

/**
 * Nested packages are copied separately; types, source maps and readmes are left out, because only developers need
 * them.
 */
function isNeeded(path: string) {
  return !/\/node_modules\/.*\/node_modules$|\.(?:map|md|flow|d\.[cm]?ts)$/.test(`/${path}`);
}
