import { fitVehicles } from "./fit/fit.ts";
import type { Plan } from "./plan/plan.ts";
import { type PlannedVehicle, plannedVehicle } from "./vehicles.ts";

/** The vehicle that the plan names, or else the one that fits it best. */
export function vehicleOf(plan: Plan): PlannedVehicle {
  const product = plan.choice.vehicle ?? fitVehicles(plan).vehicles[0]?.product;
  if (!product) throw new Error("There is no vehicle to choose.");
  return plannedVehicle(product);
}
