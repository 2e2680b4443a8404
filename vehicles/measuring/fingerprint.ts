import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

export const root = fileURLToPath(new URL("../../", import.meta.url));

/** All sources of the vehicles' measures and drawings, and of the menus: files, and folders with all that is in them. */
export const vehicleSources = [
  "vehicles",
  "scripts/site/ensure-measures.ts",
  "drawings/kernel",
  "drawings/traced",
  "drawings/views",
  "content/tasks/use-cases.ts",
  "content/tasks/industries.ts",
  "content/tasks/case-studies.ts",
  "content/tasks/use-case-pages",
  "content/tasks/industry-pages",
  "content/tasks/case-studies",
];

/**
 * One hash over the modules of these files and folders. Every command asks for it first, and a glob takes 20 ms.
 * @throws if one is missing, or has no module: what it meant has moved
 */
export function fingerprint(sources: readonly string[]): string {
  const files = new Set<string>();
  for (const source of sources) {
    const found = source.endsWith(".ts") ? [source] : modulesIn(source);
    if (found.length === 0) throw new Error(`No module is at ${source}, which sources name.`);
    for (const path of found) if (!path.endsWith(".test.ts")) files.add(path);
  }
  const hash = createHash("sha256");
  for (const path of [...files].sort()) hash.update(`${path}\n`).update(readFileSync(`${root}${path}`));
  return hash.digest("hex");
}

function modulesIn(folder: string) {
  return readdirSync(`${root}${folder}`, { recursive: true, encoding: "utf8" })
    .filter((path) => path.endsWith(".ts"))
    .map((path) => `${folder}/${path}`);
}
