/** npm run pictures: the files that pages load, for every master that is new or has changed. */
import { existsSync } from "node:fs";
import { mkdir, readdir, rm } from "node:fs/promises";
import { readManifest, writeRecords } from "../manifest.ts";
import { type Photographs, photographsFile, readPhotographs, sizedFolder } from "./photograph.ts";
import { sizePhotograph } from "./size.ts";
import { filesOf, type Wanted, wantedPhotographs } from "./wanted.ts";

await mkdir(sizedFolder, { recursive: true });
const photographs = await readPhotographs();
const wanted = await wantedPhotographs(await readManifest());
const kept: Photographs = {};
for (const photograph of wanted) {
  const { name, master, part, ...known } = photograph;
  const ground = photographs[name]?.ground;
  const fresh = ground !== undefined && isSized(photograph);
  kept[name] = fresh ? { ...known, ground } : await sizePhotograph(photograph);
  if (!fresh) console.info(`${name}: sized`);
  await writeRecords(photographsFile, { ...photographs, ...kept });
}
await writeRecords(photographsFile, kept);
await removeOthers();
console.info(`Photographs for the pages: ${wanted.length}.`);

function isSized(photograph: Wanted) {
  const same = photographs[photograph.name]?.hash === photograph.hash;
  return same && filesOf(photograph).every(({ file }) => existsSync(`${sizedFolder}${file}`));
}

/** Removes files whose master is gone. */
async function removeOthers() {
  const files = new Set(wanted.flatMap((photograph) => filesOf(photograph).map(({ file }) => file)));
  for (const file of await readdir(sizedFolder)) if (!files.has(file)) await rm(`${sizedFolder}${file}`);
}
