import { vehicleOf } from "../choose.ts";
import { random } from "../numbers/random.ts";
import type { Plan } from "../plan/plan.ts";
import { layoutFor } from "../traffic/ask.ts";
import { midway } from "../traffic/battery.ts";
import { type Arrivals, Hall } from "../traffic/hall.ts";
import type { Traffic } from "../traffic/islands.ts";
import type { Layout } from "../traffic/layout.ts";
import type { Order } from "../traffic/vehicle.ts";
import type { Tally, Task } from "./sizing.ts";

const hour = 3_600_000; /* ms */

/** The busiest hour's orders over those of the mean hour. */
export const peakOf = ({ work }: Pick<Plan, "work">) => Math.max(1, work.peak);

/** Does the runs of one plan; keeps the floor of each count. */
export function runnerOf(plan: Plan): (task: Task) => Tally {
  vehicleOf(plan);
  const layouts = new Map<number, ReturnType<typeof layoutFor>>();
  return ({ count, run }) => {
    const layout = layouts.get(count) ?? layoutFor(plan, count);
    layouts.set(count, layout);
    if (!layout.ok) return { room: count - 1 };
    return busiestHour(plan, layout.value, run);
  };
}

/**
 * The busiest hour, after an hour at the mean. Vehicles start with charges from the midst of their work. The run ends
 * once it is known which of the hour's orders were reached in time.
 */
function busiestHour(plan: Plan, layout: Layout, run: number): Tally {
  const { flows, count } = layout;
  const within = Math.round(plan.work.promise.within * 1000);
  const { fraction } = random(plan.seed, run, flows.length + 1);
  const batteries = Array.from({ length: count }, () => midway(fraction()));
  const hall = new Hall(layout, ordersAround(flows, peakOf(plan), plan.seed, run), batteries);
  const counted: Order[] = [];
  while (hall.nextEvent < 2 * hour + within)
    for (const order of hall.advance())
      if (order.placed >= hour && order.placed < 2 * hour) counted.push(order);
  const inTime = counted.filter(({ placed, pickBegins = Infinity }) => pickBegins - placed <= within);
  return { placed: counted.length, inTime: inTime.length };
}

/** Poisson orders at the mean, at the peak in the second hour, and at the mean again. */
function ordersAround(flows: readonly Traffic[], peak: number, seed: number, run: number): Arrivals {
  /* Time of the mean hour's rate that has passed at a moment, and the moment at which it has. */
  const timeAt = (passed: number) => {
    if (passed < hour) return passed;
    if (passed < hour * (1 + peak)) return hour + (passed - hour) / peak;
    return 2 * hour + (passed - hour * (1 + peak));
  };
  const streams = flows.map(({ perHour }, flow) => {
    const stream = random(seed, run, flow);
    const gap = () => stream.exponential(hour / perHour);
    return { gap, at: gap() };
  });
  let id = 0;
  return {
    next() {
      let first = -1;
      for (const [flow, { at }] of streams.entries()) if (at < (streams[first]?.at ?? Infinity)) first = flow;
      const stream = streams[first];
      const flow = flows[first];
      if (!stream || !flow) return undefined;
      const placed = Math.round(timeAt(stream.at));
      stream.at += stream.gap();
      return { id: id++, flow: first, pick: flow.pick, drop: flow.drop, placed };
    },
  };
}
