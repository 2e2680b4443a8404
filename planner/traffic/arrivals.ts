import { random } from "../numbers/random.ts";
import type { Arrivals } from "./hall.ts";
import type { Traffic } from "./islands.ts";
import type { Order } from "./vehicle.ts";

const hour = 3_600_000; /* ms */

/** The orders of a run, by time: each flow has its own Poisson stream. */
export function poissonOrders(flows: readonly Traffic[], seed: number, run: number): Arrivals {
  const streams = flows.map(({ perHour }, flow) => {
    const stream = random(seed, run, flow);
    const gap = () => stream.exponential(hour / perHour);
    return { gap, at: gap() };
  });
  let id = 0;
  return {
    next(): Order | undefined {
      let first = -1;
      for (const [flow, { at }] of streams.entries()) if (at < (streams[first]?.at ?? Infinity)) first = flow;
      const stream = streams[first];
      const flow = flows[first];
      if (!stream || !flow) return undefined;
      const placed = Math.round(stream.at);
      stream.at += stream.gap();
      return { id: id++, flow: first, pick: flow.pick, drop: flow.drop, placed };
    },
  };
}
