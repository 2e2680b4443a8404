import type { Plan } from "#planner/plan/plan.ts";
import { runnerOf } from "#planner/sizing/busiest-hour.ts";
import type { Sizing } from "#planner/sizing/sizing.ts";

/** Runs of the sizing have smaller numbers. */
const fresh = 10_000;

/**
 * What one vehicle more than a plan's fleet gains in fresh busiest hours with the same orders, as a share of the orders.
 * Undefined if there is no fleet, or the floor has no room.
 */
export function gainOfOneMore(plan: Plan, { fleet }: Sizing, hours: number): number | undefined {
  const [{ count = 0 } = {}] = fleet ?? [];
  if (count === 0) return undefined;
  const run = runnerOf(plan);
  let [gained, orders] = [0, 0];
  for (let hour = 0; hour < hours; hour++) {
    const [than, more] = [count, count + 1].map((each) => run({ count: each, run: fresh + hour }));
    if (!than || !more || !("placed" in than) || !("placed" in more)) return undefined;
    gained += more.inTime - than.inTime;
    orders += than.placed;
  }
  return orders > 0 ? gained / orders : 0;
}
