import type { FleetAnswer } from "#planner/fleet/simulate.ts";
import type { Plan } from "#planner/plan/plan.ts";
import { simulateTraffic } from "#planner/traffic/simulate.ts";

const runs = 4;
/** The approximate number of orders in one run. */
const ordersOfRun = 150;

/** The planner's answer for a fleet in traffic; undefined if it can't be simulated. */
export function promiseOf(plan: Plan, count: number): FleetAnswer | undefined {
  const perHour = plan.flows.reduce((sum, flow) => sum + flow.perHour, 0);
  const hours = Math.min(24, Math.max(1, Math.round(ordersOfRun / perHour)));
  const simulated = simulateTraffic({ plan, count, runs, hours, traffic: true });
  return simulated.ok ? simulated.value : undefined;
}
