import { mkdir, writeFile } from "node:fs/promises";
import { catalogue } from "./catalogue.ts";
import { drawVehicles } from "./traced/draw-vehicles.ts";

const folder = new URL("../generated/drawings/", import.meta.url);

/** Writes every drawing, or those named on the command line, to `generated/drawings`. */
async function build(names: readonly string[]): Promise<void> {
  await mkdir(folder, { recursive: true });
  for (const name of names.length > 0 ? names : Object.keys(catalogue)) {
    const draw = catalogue[name];
    if (draw === undefined) throw new Error(`There is no drawing "${name}".`);
    await writeFile(new URL(`${name}.svg`, folder), attempt(name, draw));
  }
  if (names.length === 0) await drawVehicles();
}

function attempt(name: string, draw: () => string): string {
  try {
    const drawn = draw();
    if (drawn.includes("NaN")) throw new Error("a coordinate is not a number");
    return drawn;
  } catch (cause) {
    throw new Error(`The drawing "${name}" could not be made: ${(cause as Error).message}`, { cause });
  }
}

await build(process.argv.slice(2));
