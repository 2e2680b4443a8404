import { aisleNeed, aisleSweep } from "#planner/fit/aisle.ts";
import { plannedVehicle } from "#planner/vehicles.ts";
import type { ProductName } from "#vehicles/index.ts";

/** A EUR pallet, as in the sheet. */
export const pallet = { length: 1200, width: 800 };

/** How far the width that a visitor sets may be from the one that is needed, and to what it is rounded, mm. */
const [range, step] = [600, 10];

/** The turn of a vehicle into an aisle, in mm from its turning centre; none on a tape. */
export function loadAisle(product: ProductName) {
  const vehicle = plannedVehicle(product);
  const sweep = aisleSweep(vehicle, pallet);
  if (!sweep) return undefined;
  const { front, rear, width, forks } = vehicle.measures;
  const need = aisleNeed(vehicle, pallet);
  return {
    need,
    least: Math.floor((need - range) / step) * step,
    widest: Math.ceil((need + range) / step) * step,
    truck: Math.round(sweep.truck),
    loaded: Math.round(sweep.loaded),
    /** From where to where the truck and the load reach along the vehicle. */
    body: { from: forks ? Math.min(forks.heel, front) : -rear, to: front, width },
    load: forks
      ? { from: forks.heel - pallet.length, to: forks.heel, width: pallet.width }
      : { from: -pallet.length / 2, to: pallet.length / 2, width: pallet.width },
  };
}

export type AisleData = NonNullable<ReturnType<typeof loadAisle>>;
