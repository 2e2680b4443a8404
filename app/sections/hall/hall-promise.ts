import { countsOf } from "#planner/fleet/counts.ts";
import type { FleetAnswer } from "#planner/fleet/simulate.ts";
import type { Counts } from "#planner/fleet/total.ts";
import type { Plan } from "#planner/plan/plan.ts";
import { simulateTraffic } from "#planner/traffic/simulate.ts";

const runs = 4;
/** The approximate number of orders in one run. */
const ordersOfRun = 150;

/** The planner's answer for a fleet in traffic; undefined if it can't be simulated. */
export function promiseOf(plan: Plan, fleet: Counts): FleetAnswer | undefined {
  const perHour = plan.flows.reduce((sum, flow) => sum + flow.perHour, 0);
  const hours = Math.min(24, Math.max(1, Math.round(ordersOfRun / perHour)));
  const counts = typeof fleet === "number" ? countsOf(plan, fleet) : fleet;
  const count = counts.reduce((sum, each) => sum + each, 0);
  const several = counts.length > 1 && { counts };
  const simulated = simulateTraffic({ plan, count, ...several, runs, hours, traffic: true });
  return simulated.ok ? simulated.value : undefined;
}
