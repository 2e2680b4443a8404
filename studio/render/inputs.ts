import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { basename, dirname, relative, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { folderOf, productNames } from "../../vehicles/index.ts";
import { figuresOf } from "../../vehicles/modelling/painted.ts";
import type { Clip } from "../shots/clip.ts";
import type { Shot } from "../shots/shot.ts";

const studio = fileURLToPath(new URL("..", import.meta.url));
const local = /from\s+"(\.|#vehicles)([^"]+\.ts)"/g;
/** Files that name every vehicle or scene only to choose one; what they choose is added by name. */
const registries = new Set(["models.ts", "scenes.ts", "films.ts", "index.ts"]);

/** A fingerprint of all that can change a shot: its record, and each file that its scene and vehicle are made with. */
export async function inputHash(shot: Shot): Promise<string> {
  const files = new Map<string, string>();
  await collect(resolve(studio, "render/page/page.ts"), files);
  await collect(resolve(studio, `scenes/${shot.set.scene}.ts`), files);
  const set = JSON.stringify(shot.set);
  for (const name of productNames) if (set.includes(`"${name}"`)) await collect(vehicleFile(name), files);
  return digest(shot, files);
}

/** The same for a film: its record, its camera's code, its set, what moves in it and the vehicles that do. */
export async function clipHash(clip: Clip): Promise<string> {
  const files = new Map<string, string>();
  for (const root of ["render/page/film/page.ts", `films/${clip.film}.ts`])
    await collect(resolve(studio, root), files);
  for (const name of clip.vehicles) await collect(vehicleFile(name), files);
  return digest(clip, files);
}

/** The figures count that are painted on the vehicles which the record or the files name, not the line's others. */
function digest(record: unknown, files: ReadonlyMap<string, string>): string {
  const hash = createHash("sha256").update(JSON.stringify(record));
  const text = [JSON.stringify(record), ...files.values()].join();
  for (const name of productNames)
    if (text.includes(`"${name}"`)) hash.update(JSON.stringify(figuresOf(name)));
  for (const [file, text] of [...files].sort()) hash.update(`\n${relative(studio, file)}\n${text}`);
  return hash.digest("hex").slice(0, 16);
}

const vehicleFile = (name: string) => resolve(studio, `../vehicles/${folderOf(name)}/model.ts`);

async function collect(file: string, files: Map<string, string>): Promise<void> {
  if (files.has(file) || !existsSync(file)) return;
  const text = await readFile(file, "utf8");
  const registry = registries.has(basename(file));
  files.set(file, registry ? "" : text);
  if (registry) return;
  for (const [, start, path] of text.matchAll(local))
    await collect(
      start === "." ? resolve(dirname(file), `.${path}`) : resolve(studio, `../vehicles${path}`),
      files,
    );
}
