/* Part of npm run check: refuses a lock file with a package that nobody could tell from another of its name, and one package in two versions. */
import { readFile } from "node:fs/promises";

type Locked = {
  version?: string;
  resolved?: string;
  integrity?: string;
  link?: boolean;
  inBundle?: boolean;
};
type Packages = Record<string, Locked>;

const site = await packagesOf("package-lock.json");
const studio = await packagesOf("studio/package-lock.json");
const faults = [
  ...unknownFaults("package-lock.json", site),
  ...unknownFaults("studio/package-lock.json", studio),
  ...versionFaults(),
];
for (const fault of faults) console.error(fault);
if (faults.length > 0) process.exitCode = 1;

async function packagesOf(file: string): Promise<Packages> {
  return (JSON.parse(await readFile(file, "utf8")) as { packages: Packages }).packages;
}

function unknownFaults(file: string, packages: Packages): string[] {
  const unknown = Object.entries(packages)
    .filter(
      ([path, { integrity, link, inBundle }]) =>
        path.includes("node_modules/") && !link && !inBundle && !integrity,
    )
    .map(([path]) => path);
  return unknown.length === 0
    ? []
    : [
        `${file} holds no integrity hash of: ${unknown.join(", ")}. Delete it and the node_modules beside it, and let npm install write them anew.`,
      ];
}

/** Tests and the studio drive the same browser, so packages that both use have one version. */
function versionFaults(): string[] {
  return Object.entries(studio)
    .filter(([path, { version }]) => path && site[path] && site[path].version !== version)
    .map(
      ([path, { version }]) =>
        `studio/package.json has ${path.replace("node_modules/", "")} ${version}, package.json has ${site[path]?.version}: pin the same version in both, and run npm install in both folders.`,
    );
}
