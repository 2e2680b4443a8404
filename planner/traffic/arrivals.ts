import { placing } from "../fleet/placing.ts";
import { random } from "../numbers/random.ts";
import type { Replay } from "../orders/replay.ts";
import type { Arrivals } from "./hall.ts";
import type { Traffic } from "./islands.ts";
import type { Order } from "./vehicle.ts";

/** The orders of a run, by time: each flow has its own Poisson stream, or its takt. */
export function poissonOrders(flows: readonly Traffic[], seed: number, run: number): Arrivals {
  const streams = flows.map((rate, flow) => {
    const { first, gap } = placing(rate, random(seed, run, flow));
    return { gap, at: first() };
  });
  let id = 0;
  return {
    next(): Order | undefined {
      const first = soonest(streams);
      const stream = streams[first];
      const flow = flows[first];
      if (!stream || !flow) return undefined;
      const placed = Math.round(stream.at);
      stream.at += stream.gap();
      return { id: id++, flow: first, pick: flow.pick, drop: flow.drop, placed };
    },
  };
}

/** The stream whose next order comes first, by its index; -1 if there is none. */
export function soonest(streams: readonly { at: number }[]): number {
  let first = -1;
  let least = Infinity;
  for (let stream = 0; stream < streams.length; stream++) {
    const at = streams[stream]?.at ?? Infinity;
    if (at >= least) continue;
    first = stream;
    least = at;
  }
  return first;
}

/** The orders of a log, each at its time. */
export function loggedOrders(flows: readonly Traffic[], { orders }: Replay): Arrivals {
  let id = 0;
  return {
    next(): Order | undefined {
      const order = orders[id];
      const flow = order && flows[order.flow];
      if (!flow) return undefined;
      return { id: id++, flow: order.flow, pick: flow.pick, drop: flow.drop, placed: order.at };
    },
  };
}
