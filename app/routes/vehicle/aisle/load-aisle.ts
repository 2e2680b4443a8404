import { aisleNeed, aisleSweep, eurPallet } from "#planner/fit/aisle.ts";
import { plannedVehicle } from "#planner/vehicles.ts";
import type { ProductName } from "#vehicles/index.ts";

/** How far the visitor's width may differ from the required one, and the step it is rounded to, mm. */
const [range, step] = [600, 10];

/** The turn of a vehicle in an aisle, in mm from its turning centre; undefined for a vehicle that follows a tape. */
export function loadAisle(product: ProductName) {
  const vehicle = plannedVehicle(product);
  const sweep = aisleSweep(vehicle, eurPallet);
  if (!sweep) return undefined;
  const { front, rear, width, forks } = vehicle.measures;
  const need = aisleNeed(vehicle, eurPallet);
  return {
    need,
    least: Math.floor((need - range) / step) * step,
    widest: Math.ceil((need + range) / step) * step,
    truck: Math.round(sweep.truck),
    loaded: Math.round(sweep.loaded),
    /** The extent of truck and load along the vehicle. */
    body: { from: forks ? Math.min(forks.heel, front) : -rear, to: front, width },
    load: forks
      ? { from: forks.heel - eurPallet.length, to: forks.heel, width: eurPallet.width }
      : { from: -eurPallet.length / 2, to: eurPallet.length / 2, width: eurPallet.width },
  };
}

export type AisleData = NonNullable<ReturnType<typeof loadAisle>>;
