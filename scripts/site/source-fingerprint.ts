import { createHash } from "node:crypto";
import { glob, readFile } from "node:fs/promises";
import { relative } from "node:path";

/** What the pages and their files are built from. */
export const siteSources = [
  "{addresses,language,app,ui,content,drawings,documents,photographs,planner,public,vehicles}/**",
  "scripts/site/{build,build-folder,compress,ensure-measures,fonts,keep-validation,list-files,models,record-session,validation}.ts",
  "scripts/{pages,vite}/*.ts",
  "server/{pages/{render,inline-styles}.ts,cards/*.ts,http/{content-security-policy,site-file}.ts,search/*.ts}",
  "{react-router,vite}.config.ts",
  "package-lock.json",
];

/** What the server's own module is bundled from. */
export const serverSources = [
  "{addresses,language,server,content,documents,planner,vehicles}/**",
  "generated/vehicles/*",
  "scripts/site/bundle-server.ts",
  "package-lock.json",
];

/** One hash over all files of a list, tests left out. */
export async function sourceFingerprint(sources: readonly string[]) {
  const files: string[] = [];
  for await (const entry of glob(sources, { withFileTypes: true })) {
    if (entry.isFile() && !entry.name.includes(".test."))
      files.push(relative(".", `${entry.parentPath}/${entry.name}`));
  }
  const hash = createHash("sha256");
  for (const file of files.sort()) hash.update(`${file}\n`).update(await readFile(file));
  return hash.digest("hex");
}
