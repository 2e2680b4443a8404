import { readFile, writeFile } from "node:fs/promises";
import { factsheetOf } from "#planner/messages/factsheet.ts";
import { plannedVehicle } from "#planner/vehicles.ts";
import { filesOf, type VehicleFile } from "#vehicles/files.ts";
import { fullTitle, type ProductName, type Vehicle, vehicles } from "#vehicles/index.ts";
import { measures } from "#vehicles/measures.ts";
import { fixedAxle } from "#vehicles/measuring/wheels.ts";
import { posed } from "../../drawings/traced/pose.ts";
import type { VehicleViews } from "../../drawings/views/vehicle-views.ts";
import { vehicleDxf } from "./dxf.ts";
import { vehicleGlb } from "./glb.ts";
import { vehicleStep } from "./step.ts";

/** A fixed date, so that a file with unchanged content keeps its bytes. */
const edition = "2026-11-01T00:00:00";

/** Writes each vehicle's files for layouts and fleet control, below the folder at the addresses of the site. */
export async function writeFiles(folder: string): Promise<void> {
  for (const vehicle of vehicles)
    for (const { kind, path } of filesOf(vehicle))
      await writeFile(`${folder}${path}`, await make[kind](vehicle.product, fullTitle(vehicle as Vehicle)));
}

const make: Record<
  VehicleFile["kind"],
  (product: ProductName, title: string) => Promise<string | Uint8Array>
> = {
  dxf: async (product) => vehicleDxf(await viewsOf(product), measures[product]),
  step: async (product, title) => vehicleStep(title, measures[product], { madeOn: edition }),
  glb: async (product, title) => {
    const { vehicle } = await posed(product, {});
    return vehicleGlb(title, vehicle, fixedAxle(vehicle));
  },
  /* Readers of 2.0 ask for the header of a message, which the sheet of a type has not been sent with. */
  factsheet: async (product) => {
    const header = { headerId: 0, timestamp: `${edition}.000Z` };
    return `${JSON.stringify({ ...header, ...factsheetOf(plannedVehicle(product)) }, null, 2)}\n`;
  },
};

/** Reads the views that `drawings/build.ts` has drawn. */
async function viewsOf(product: ProductName): Promise<VehicleViews> {
  const file = new URL(`../../generated/drawings/views-${product}.json`, import.meta.url);
  return JSON.parse(await readFile(file, "utf8"));
}
