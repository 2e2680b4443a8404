import type { Summary } from "../fleet/summary.ts";
import { countsFrom, totalOf } from "../fleet/total.ts";
import { sizeWithStop } from "../sizing/size.ts";
import type { Sizing } from "../sizing/sizing.ts";
import { simulated } from "../traffic/simulated.ts";
import { simulateWeek, type Week } from "../traffic/week.ts";
import type { Preset } from "./presets.ts";

/** The planner's results for a case study: its sizing, that fleet in mean hours, and its week. */
export type Modelled = { sizing: Sizing; fleet: Summary; count: number; week: Week };

export function modelled({ plan, times }: Preset): Modelled {
  const sizing = sizeWithStop(plan);
  const counts = countsFrom(sizing.fleet) ?? plan.choice.count ?? 1;
  const count = sizing.fleet ? totalOf(sizing.fleet) : (plan.choice.count ?? 1);
  return { sizing, fleet: simulated(plan, counts), count, week: simulateWeek(plan, counts, times) };
}
