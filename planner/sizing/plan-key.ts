import { vehicleOf } from "../choose.ts";
import { tokenOf } from "../link/link.ts";
import type { Plan } from "../plan/plan.ts";

/**
 * What a plan's sizing depends on, as text: a plan of another name, or with another count in mind, has the same fleet.
 * The vehicle is the one that the plan names or that fits it best.
 */
export function planKey(plan: Plan): string {
  return tokenOf({ ...plan, name: "", choice: { vehicle: vehicleOf(plan).product, count: undefined } });
}
