import { createHash } from "node:crypto";
import { glob, readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";

export const root = fileURLToPath(new URL("../../", import.meta.url));

/** All sources of the vehicles' measures and drawings, and of the menus. */
export const vehicleSources = [
  "vehicles/**/*.ts",
  "scripts/site/ensure-measures.ts",
  "drawings/{kernel,traced,views}/*.ts",
  "content/tasks/{use-cases,industries,case-studies}.ts",
  "content/tasks/{use-case,industry}-pages/*.ts",
  "content/tasks/case-studies/*.ts",
];

/** One hash over the files that match these patterns. @throws if a pattern matches none: what it meant has moved */
export async function fingerprint(sources: readonly string[]): Promise<string> {
  const files = new Set<string>();
  for (const pattern of sources) {
    const found = await Array.fromAsync(glob(pattern, { cwd: root }));
    if (found.length === 0) throw new Error(`No file is at ${pattern}, which sources name.`);
    for (const path of found) if (!path.endsWith(".test.ts")) files.add(path);
  }
  const hash = createHash("sha256");
  for (const path of [...files].sort()) hash.update(`${path}\n`).update(await readFile(`${root}${path}`));
  return hash.digest("hex");
}
