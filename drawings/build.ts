import { existsSync } from "node:fs";
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { productNames } from "#vehicles/index.ts";
import { fingerprint, vehicleSources } from "#vehicles/measuring/fingerprint.ts";
import { catalogue } from "./catalogue.ts";
import { drawVehicle } from "./traced/draw-vehicle.ts";

const folder = new URL("../generated/drawings/", import.meta.url);
const stamp = new URL("made-from.txt", folder);

/** Writes every drawing to `generated/drawings`, unless the ones there were made from the same sources. */
async function build(): Promise<void> {
  const made = fingerprint([...vehicleSources, "drawings"]);
  const names = [...Object.keys(catalogue), ...productNames.map((product) => `vehicle-${product}`)];
  const complete = names.every((name) => existsSync(new URL(`${name}.svg`, folder)));
  if (complete && (await readFile(stamp, "utf8").catch(() => "")) === made) return;
  await mkdir(folder, { recursive: true });
  await draw(Object.keys(catalogue));
  for (const product of productNames) await drawVehicle(product, folder);
  await writeFile(stamp, made);
}

async function draw(names: readonly string[]): Promise<void> {
  for (const name of names) {
    const drawing = catalogue[name];
    if (drawing === undefined) throw new Error(`There is no drawing "${name}".`);
    await writeFile(new URL(`${name}.svg`, folder), await attempt(name, drawing));
  }
}

async function attempt(name: string, drawing: () => string | Promise<string>): Promise<string> {
  try {
    const drawn = await drawing();
    if (drawn.includes("NaN")) throw new Error("a coordinate is not a number");
    return drawn;
  } catch (cause) {
    throw new Error(`The drawing "${name}" could not be made: ${(cause as Error).message}`, { cause });
  }
}

const named = process.argv.slice(2);
await (named.length > 0 ? draw(named) : build());
