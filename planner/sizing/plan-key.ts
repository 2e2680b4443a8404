import { settled } from "../choose.ts";
import { tokenOf } from "../link/link.ts";
import type { Plan } from "../plan/plan.ts";

/**
 * What a plan's sizing depends on, as text: a plan of another name, or with another count in mind, has the same fleet.
 * Vehicles are those that the plan names or that fit its flows best.
 */
export function planKey(plan: Plan): string {
  return tokenOf(settled(plan));
}
