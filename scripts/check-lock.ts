/* Part of npm run check: refuses a lock file with a package that nobody could tell from another of its name. */
import { readFile } from "node:fs/promises";

interface Locked {
  resolved?: string;
  integrity?: string;
  link?: boolean;
  inBundle?: boolean;
}

const { packages } = JSON.parse(await readFile("package-lock.json", "utf8")) as {
  packages: Record<string, Locked>;
};
const unknown = Object.entries(packages).filter(
  ([path, { integrity, link, inBundle }]) =>
    path.includes("node_modules/") && !link && !inBundle && !integrity,
);
if (unknown.length > 0) {
  console.error(`package-lock.json holds no integrity hash of: ${unknown.map(([path]) => path).join(", ")}.`);
  console.error("Delete node_modules and package-lock.json, and let npm install write them anew.");
  process.exitCode = 1;
}
