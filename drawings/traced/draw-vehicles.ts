import { existsSync } from "node:fs";
import { readFile, writeFile } from "node:fs/promises";
import { productNames } from "#vehicles/index.ts";
import { vehicleFingerprint } from "#vehicles/measuring/fingerprint.ts";
import { productContents } from "#vehicles/product-content.ts";
import { tracedSvg } from "../kernel/svg.ts";
import { portrait } from "./portrait.ts";
import { posed, sheet } from "./pose.ts";

const folder = new URL("../../generated/drawings/", import.meta.url);
const stamp = new URL("vehicles.txt", folder);

/** Draws every vehicle from its model, unless the drawings were made from exactly these models. */
export async function drawVehicles(): Promise<void> {
  const made = await vehicleFingerprint();
  const files = productNames.map((product) => [product, new URL(`vehicle-${product}.svg`, folder)] as const);
  const drawn = (await readFile(stamp, "utf8").catch(() => "")) === made;
  if (drawn && files.every(([, file]) => existsSync(file))) return;
  for (const [product, file] of files) {
    const { scene, view } = await posed(product, productContents[product].drawing);
    const shapes = portrait(scene, view, sheet.width, sheet.height);
    await writeFile(file, tracedSvg(shapes, { ...sheet, ground: "ground" }));
  }
  await writeFile(stamp, made);
}
