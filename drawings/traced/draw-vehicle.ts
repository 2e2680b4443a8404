import { writeFile } from "node:fs/promises";
import type { ProductName } from "#vehicles/index.ts";
import { measures } from "#vehicles/measures.ts";
import { productContents } from "#vehicles/product-content.ts";
import { viewsOf } from "#vehicles/views.ts";
import { svg } from "../kernel/svg.ts";
import { dimensionedSvg } from "../views/dimensioned.ts";
import { silhouetteSvg } from "../views/silhouette.ts";
import { drawViews } from "../views/vehicle-views.ts";
import { portrait } from "./portrait.ts";
import { posed, sheet } from "./pose.ts";

/**
 * Draws a vehicle from its model: at an angle; its dimensioned views; its silhouette; and the lines of the views, from
 * which documents and files are made.
 */
export async function drawVehicle(product: ProductName, folder: URL): Promise<void> {
  const write = (name: string, content: string) => writeFile(new URL(name, folder), content);
  const views = await drawViews(product);
  for (const name of viewsOf(measures[product])) {
    const view = views[name];
    if (view) await write(`${name}-${product}.svg`, dimensionedSvg(name, view, measures[product]));
  }
  await write(`silhouette-${product}.svg`, silhouetteSvg(views.side));
  await write(`views-${product}.json`, JSON.stringify(views));
  const { scene, view } = await posed(product, productContents[product].drawing);
  await write(`vehicle-${product}.svg`, svg(portrait(scene, view, sheet), sheet));
}
