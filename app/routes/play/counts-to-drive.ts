import { countsIn, resized } from "#planner/fleet/counts.ts";
import type { Counts, Fleet } from "#planner/fleet/total.ts";
import type { Plan } from "#planner/plan/plan.ts";

/**
 * What an address's count means. Of several kinds it is the sized fleet with vehicles added or taken away, so that the
 * count of the sizing drives the fleet of the sizing.
 */
export function countsToDrive(
  plan: Plan | undefined,
  sized: Fleet | null | undefined,
  count: number | undefined,
): Counts | undefined {
  if (!plan || !sized || sized.length < 2 || count === undefined) return count;
  const own = countsIn(plan, sized);
  return own ? resized(plan, own, count) : count;
}
