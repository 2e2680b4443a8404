import { existsSync } from "node:fs";
import { readFile, writeFile } from "node:fs/promises";
import { type ProductName, productNames } from "#vehicles/index.ts";
import { measures } from "#vehicles/measures.ts";
import { vehicleFingerprint } from "#vehicles/measuring/fingerprint.ts";
import { productContents } from "#vehicles/product-content.ts";
import { viewsOf } from "#vehicles/views.ts";
import { tracedSvg } from "../kernel/svg.ts";
import { dimensionedSvg } from "../views/dimensioned.ts";
import { silhouetteSvg } from "../views/silhouette.ts";
import { drawViews } from "../views/vehicle-views.ts";
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
    await drawSheets(product);
    const { scene, view } = await posed(product, productContents[product].drawing);
    const shapes = portrait(scene, view, sheet.width, sheet.height);
    await writeFile(file, tracedSvg(shapes, { ...sheet, ground: "ground" }));
  }
  await writeFile(stamp, made);
}

/** The views with measures, the silhouette, and their lines for those who set them in documents and files. */
async function drawSheets(product: ProductName): Promise<void> {
  const views = await drawViews(product);
  const drawn = viewsOf(measures[product]).flatMap((name) => {
    const view = views[name];
    return view
      ? [writeFile(new URL(`${name}-${product}.svg`, folder), dimensionedSvg(name, view, measures[product]))]
      : [];
  });
  await Promise.all([
    ...drawn,
    writeFile(new URL(`silhouette-${product}.svg`, folder), silhouetteSvg(views.side)),
    writeFile(new URL(`views-${product}.json`, folder), JSON.stringify(views)),
  ]);
}
