import { placing } from "../fleet/placing.ts";
import { random } from "../numbers/random.ts";
import type { Plan } from "../plan/plan.ts";
import { soonest } from "../traffic/arrivals.ts";
import { midway } from "../traffic/battery.ts";
import type { Arrivals } from "../traffic/hall.ts";
import type { Traffic } from "../traffic/islands.ts";
import type { Layout } from "../traffic/layout.ts";

export const hour = 3_600_000; /* ms */

/** Orders at the mean before the busiest hour, ms: several trips of each vehicle, so that it doesn't begin at rest. */
export const before = hour / 3;

/** By vehicle, the share of a full battery with which a run begins. */
export function chargedIn({ seed }: Plan, { flows, count }: Layout, run: number) {
  const { fraction } = random(seed, run, flows.length + 1);
  return Array.from({ length: count }, () => midway(fraction()));
}

/** Poisson orders at the mean, at the peak in the busiest hour, and at the mean again. */
export function ordersAround(flows: readonly Traffic[], peak: number, seed: number, run: number): Arrivals {
  /* Time of the mean hour's rate that has passed at a moment, and the moment at which it has. */
  const timeAt = (passed: number) => {
    if (passed < before) return passed;
    if (passed < before + hour * peak) return before + (passed - before) / peak;
    return before + hour + (passed - before - hour * peak);
  };
  const streams = flows.map((rate, flow) => {
    const { first, gap } = placing(rate, random(seed, run, flow));
    /* A takt is the same in the busiest hour. */
    const shown = rate.every === undefined ? timeAt : (passed: number) => passed;
    const passed = first();
    return { gap, passed, shown, at: shown(passed) };
  });
  let id = 0;
  return {
    next() {
      const first = soonest(streams);
      const stream = streams[first];
      const flow = flows[first];
      if (!stream || !flow) return undefined;
      const placed = Math.round(stream.at);
      stream.passed += stream.gap();
      stream.at = stream.shown(stream.passed);
      return { id: id++, flow: first, pick: flow.pick, drop: flow.drop, placed };
    },
  };
}
