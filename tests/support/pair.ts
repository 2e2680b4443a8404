import { execFile } from "node:child_process";
import { mkdir, readFile, symlink } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { nodePackage } from "../../scripts/machine/project-node.mjs";

/** Pairs that are shipped together: by Debian, and by Node's own installers. CI tries each of them. */
export const pairs = { 18: "9.2.0", 20: "10.8.2", 22: "10.9.4", 24: "11.4.2" } as const;

/**
 * Brings a Node and the npm that is shipped with it from the registry, into a folder.
 * @returns the environment in which `node` and `npm` are these
 */
export async function bringPair(major: keyof typeof pairs, folder: string): Promise<NodeJS.ProcessEnv> {
  await mkdir(folder, { recursive: true });
  const quiet = ["--no-save", "--ignore-scripts", "--no-audit", "--no-fund", "--loglevel=error"];
  await promisify(execFile)("npm", [
    "install",
    "--prefix",
    folder,
    "--prefer-offline",
    "--fetch-retries=0",
    ...quiet,
    `${nodePackage}@${major}`,
    `npm@${pairs[major]}`,
  ]);
  const bin = join(folder, "bin");
  await mkdir(bin);
  const commands = { node: `${nodePackage}/bin/node`, npm: "npm/bin/npm-cli.js", npx: "npm/bin/npx-cli.js" };
  for (const [name, file] of Object.entries(commands))
    await symlink(join(folder, "node_modules", file), join(bin, name));
  /* What the tests' own npm and test runner set for their children is not theirs. */
  const inherited = Object.entries(process.env).filter(
    ([name]) =>
      !/^(npm_(?!config_(cafile|registry|.*proxy)$)|VITEST|NODE_(ENV|OPTIONS|PATH)$|INIT_CWD)/.test(name),
  );
  return { ...Object.fromEntries(inherited), PATH: `${bin}:${process.env["PATH"]}` };
}

/**
 * What the project's own lock file says of the Node that it brings, of a package that wants a newer one than the
 * machine's, and of a small one that isn't optional; nothing else: seconds to install.
 */
export async function lockOfNode() {
  const [manifest, lock] = await Promise.all(
    ["package.json", "package-lock.json"].map(async (file) => JSON.parse(await readFile(file, "utf8"))),
  );
  const { devDependencies: _, ...rest } = manifest;
  const { devDependencies: __, ...root } = lock.packages[""];
  const system = `${process.platform}-${process.arch}`;
  for (const name of [`@img/sharp-${system}`, `@img/sharp-libvips-${system}`])
    rest.optionalDependencies[name] = lock.packages[`node_modules/${name}`].version;
  const { optionalDependencies } = rest;
  const dependencies = { uqr: manifest.dependencies.uqr };
  const kept = Object.keys({ ...dependencies, ...optionalDependencies }).map(
    (name) => `node_modules/${name}`,
  );
  const packages = Object.fromEntries(kept.map((path) => [path, lock.packages[path]]));
  const listed = { dependencies, optionalDependencies };
  return {
    manifest: { ...rest, ...listed },
    lock: { ...lock, packages: { "": { ...root, ...listed }, ...packages } },
  };
}
