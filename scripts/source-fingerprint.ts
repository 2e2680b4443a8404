import { createHash } from "node:crypto";
import { glob, readFile } from "node:fs/promises";

const sources = [
  "{app,ui,content,drawings,documents,public,studio/masters,vehicles}/**",
  "scripts/{build,compress,fonts,list-files}.ts",
  "scripts/{pages,vite}/*.ts",
  "server/{pages.ts,cards/*.ts,http/{content-security-policy,site-file}.ts,search/*.ts}",
  "*.config.ts",
  "package-lock.json",
];

/** One hash over every file that the build reads. */
export async function sourceFingerprint() {
  const files: string[] = [];
  for await (const entry of glob(sources, { withFileTypes: true })) {
    if (entry.isFile() && !entry.name.includes(".test.")) files.push(`${entry.parentPath}/${entry.name}`);
  }
  const hash = createHash("sha256");
  for (const file of files.sort()) hash.update(`${file}\n`).update(await readFile(file));
  return hash.digest("hex");
}
