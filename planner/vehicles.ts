import {
  fullTitle,
  type ProductName,
  productNames,
  vehicles as records,
  type Vehicle,
} from "#vehicles/index.ts";
import { type Measures, measures } from "#vehicles/measures.ts";
import type { Taking } from "#vehicles/taking.ts";

/** The vehicles that a plan can choose. */
export const vehicleNames: readonly ProductName[] = productNames;

/** The figures with which the planner computes. */
export type PlannedVehicle = {
  product: ProductName;
  title: string;
  /** kg; for a tugger, its train's load. */
  payload: number;
  /** m/s */
  speed: number;
  /** mm; 0 if it has no forks to raise. */
  lift: number;
  /** h on a full battery, and for a full charge: the less favourable ends of the product table's ranges. */
  runTime: number;
  chargeTime: number;
  takes: Taking;
  /** The line on the floor to which the vehicle is bound; null: it navigates by map. */
  follows: "tape" | null;
  /** mm, measured on the vehicle's model. */
  measures: Measures;
};

export const plannedVehicles: readonly PlannedVehicle[] = (records as readonly Vehicle[]).map((vehicle) => ({
  product: vehicle.product,
  title: fullTitle(vehicle),
  payload: vehicle.payloadKg,
  speed: vehicle.speedMetresPerSecond,
  lift: vehicle.liftMillimetres ?? 0,
  runTime: vehicle.runTimeHours[0],
  chargeTime: vehicle.chargeTimeHours[1],
  takes: vehicle.takes,
  follows: vehicle.follows ?? null,
  measures: measures[vehicle.product],
}));

/** The vehicle with that name. @throws if there is none */
export function plannedVehicle(product: ProductName): PlannedVehicle {
  const found = plannedVehicles.find((vehicle) => vehicle.product === product);
  if (!found) throw new Error(`There is no vehicle "${product}".`);
  return found;
}

export type { ProductName };
