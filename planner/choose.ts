import { fitVehicles } from "./fit/fit.ts";
import type { Plan } from "./plan/plan.ts";
import { type PlannedVehicle, plannedVehicle } from "./vehicles.ts";

/** The vehicle that the plan names, or else the one that fits it best. */
export function vehicleOf(plan: Plan): PlannedVehicle {
  const product = plan.choice.vehicle ?? fitVehicles(plan).vehicles[0]?.product;
  if (!product) throw new Error("There is no vehicle to choose.");
  return plannedVehicle(product);
}

/** m/s that this vehicle drives on the plan's floor: its own speed, or the site's limit. Lanes may limit it further. */
export const drivenSpeed = (plan: Plan): number =>
  Math.min(vehicleOf(plan).speed, plan.site.speed ?? Number.POSITIVE_INFINITY);

/** Whether that vehicle can do the plan's job, or may after an engineer has looked. */
export function fits(plan: Plan): boolean {
  const { product } = vehicleOf(plan);
  return fitVehicles(plan).vehicles.some((each) => each.product === product && each.verdict !== "no");
}
