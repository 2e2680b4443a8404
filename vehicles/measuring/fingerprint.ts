import { createHash } from "node:crypto";
import { glob, readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";

export const root = fileURLToPath(new URL("../../", import.meta.url));

/** All sources of the vehicles' measures and drawings, and of the menus. */
export const vehicleSources = [
  "vehicles/**/*.ts",
  "scripts/site/ensure-measures.ts",
  "drawings/{kernel,traced,views}/*.ts",
  "content/{use-cases,industries,case-studies}.ts",
  "content/{use-case,industry}-pages/*.ts",
  "content/tasks/case-studies/*.ts",
];

/** One hash over the files that match these patterns. */
export async function fingerprint(sources: readonly string[]): Promise<string> {
  const files = new Set<string>();
  for await (const path of glob(sources, { cwd: root })) if (!path.endsWith(".test.ts")) files.add(path);
  const hash = createHash("sha256");
  for (const path of [...files].sort()) hash.update(`${path}\n`).update(await readFile(`${root}${path}`));
  return hash.digest("hex");
}
