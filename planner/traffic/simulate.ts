import { answerOf, type FleetAnswer } from "../fleet/simulate.ts";
import type { Simulation } from "../fleet/simulation.ts";
import type { Outcome } from "../plan/fields.ts";
import { loggedOrders } from "./arrivals.ts";
import { layoutFor } from "./ask.ts";
import { runTraffic } from "./run.ts";

/** Planning an order takes some milliseconds. */
const maxOrders = 100_000;

/** Simulates the plan's fleet on its floor. Refuses a count for which the floor has no parking. */
export function simulateTraffic(simulation: Simulation): Outcome<FleetAnswer> {
  const { plan, count, counts, hours, runs, replay } = simulation;
  const orders =
    (replay?.orders.length ?? plan.flows.reduce((sum, { perHour }) => sum + perHour, 0) * hours) * runs;
  if (orders > maxOrders) {
    const message = `these runs would drive ${Math.round(orders)} orders, and at most ${maxOrders} are driven in traffic: ask for fewer runs or hours`;
    return { ok: false, errors: [{ path: "runs", message }] };
  }
  const layout = layoutFor(plan, counts ?? count);
  if (!layout.ok) return layout;
  const duration = Math.round(hours * 3_600_000);
  return {
    ok: true,
    value: answerOf(simulation, (run) => {
      const logged = replay && loggedOrders(layout.value.flows, replay);
      return runTraffic(layout.value, duration, plan.seed, run, logged);
    }),
  };
}
