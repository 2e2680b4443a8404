import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { dirname, join, normalize } from "node:path";

type Package = {
  dependencies?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
  imports?: Record<string, string>;
};

/**
 * Follows imports from some files of the project to everything that runs with them.
 * @param entries paths from the project's root
 * @param needed packages that other code imports
 * @returns the project's own files, and the packages with all that they need in turn, as paths from the root
 */
export async function runtimeFiles(entries: readonly string[], needed: readonly string[]) {
  const aliases = (await readPackage(".")).imports ?? {};
  const files = new Set<string>();
  const packages = new Set<string>();
  const waiting = [...entries];
  for (const name of needed) await addPackage(name, ".", packages);
  for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
    if (files.has(file)) continue;
    files.add(file);
    if (!/\.[cm]?[jt]sx?$/.test(file)) continue;
    for (const name of importsOf(await readFile(file, "utf8"))) {
      const own = resolveOwn(name, file, aliases);
      if (own) waiting.push(own);
      else if (!name.startsWith("node:")) await addPackage(packageName(name), ".", packages);
    }
  }
  return { files: [...files].sort(), packages: [...packages].sort() };
}

/** What a module imports at run time, without types. */
export function importsOf(source: string) {
  const code = source.replaceAll(/^\s*(?:\/\*[\s\S]*?\*\/|\/\/.*$)/gm, "");
  const statement = /\b(?:import|export)\s+(?!type\b)(?:[\w*{][^"';]*?\bfrom\s*)?["']([^"'\s]+)["']/g;
  const dynamic = /\bimport\(\s*["']([^"'\s]+)["']/g;
  const all = [...code.matchAll(statement), ...code.matchAll(dynamic)];
  return [...new Set(all.map(([, name = ""]) => name))];
}

function resolveOwn(name: string, from: string, aliases: Record<string, string>) {
  if (name.startsWith(".")) return normalize(join(dirname(from), name));
  if (!name.startsWith("#")) return undefined;
  const [alias, target] =
    Object.entries(aliases).find(([pattern]) => name.startsWith(pattern.replace("*", ""))) ?? [];
  if (!alias || !target) throw new Error(`${from} imports ${name}, which package.json does not know`);
  return normalize(target.replace("*", name.slice(alias.length - 1)));
}

function packageName(specifier: string) {
  return specifier
    .split("/")
    .slice(0, specifier.startsWith("@") ? 2 : 1)
    .join("/");
}

/** Adds a package as Node would find it from `from`, and what it needs; what is optional only where it is installed. */
async function addPackage(name: string, from: string, packages: Set<string>) {
  const path = findPackage(name, from);
  if (!path || packages.has(path)) return;
  packages.add(path);
  const { dependencies, optionalDependencies } = await readPackage(path);
  for (const needed of Object.keys({ ...dependencies, ...optionalDependencies }))
    await addPackage(needed, path, packages);
}

function findPackage(name: string, from: string): string | undefined {
  for (let folder = from; ; folder = dirname(folder)) {
    const path = join(folder, "node_modules", name);
    if (existsSync(join(path, "package.json"))) return path;
    if (folder === ".") return undefined;
  }
}

async function readPackage(folder: string): Promise<Package> {
  return JSON.parse(await readFile(join(folder, "package.json"), "utf8"));
}
