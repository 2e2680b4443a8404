import type { Plan } from "./plan.ts";

type Working = { work: Pick<Plan["work"], "peak" | "profile"> };

/** The busiest hour's orders over those of the mean hour: as the profile has them, else as the plan names it. */
export function peakOf({ work: { peak, profile } }: Working): number {
  if (!profile) return peak;
  const worked = profile.filter((orders) => orders > 0);
  const mean = worked.reduce((sum, orders) => sum + orders, 0) / worked.length;
  /* Of equal hours, the mean may be rounded up. */
  return Math.max(1, Math.max(...worked) / mean);
}

/** The plan at its busiest hour: a takt is the same in it, so the other flows alone have more orders. */
export function atPeak(plan: Plan): Plan {
  const peak = peakOf(plan);
  const flows = plan.flows.map((flow) =>
    flow.every === undefined ? { ...flow, perHour: flow.perHour * peak } : flow,
  );
  return { ...plan, flows };
}
