import { loadAisle } from "#app/routes/vehicle/aisle/load-aisle.ts";
import { plannedVehicles } from "#planner/vehicles.ts";

/** The aisle of the first vehicle with forks, and what it is made of, mm; undefined if none has any. */
export function loadAisleSum() {
  const vehicle = plannedVehicles.find(({ measures }) => measures.forks);
  const aisle = vehicle && loadAisle(vehicle.product);
  if (!aisle) return undefined;
  const { need, truck, loaded, body, load } = aisle;
  return { title: vehicle.title, need, margin: need - truck - loaded, truck, loaded, body, load };
}

export type AisleSum = NonNullable<ReturnType<typeof loadAisleSum>>;
