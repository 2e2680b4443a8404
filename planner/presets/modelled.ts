import type { Summary } from "../fleet/summary.ts";
import { simulated } from "../traffic/simulated.ts";
import { simulateWeek, type Week } from "../traffic/week.ts";
import type { Preset } from "./presets.ts";

/** The planner's results for a case study: its fleets in the mean hour, and a week of the smallest that suffices. */
export type Modelled = { fleet: Summary; count: number; week: Week };

export function modelled({ plan, times }: Preset): Modelled {
  const fleet = simulated(plan);
  const count = fleet.recommended ?? plan.choice.count ?? 1;
  return { fleet, count, week: simulateWeek(plan, count, times) };
}
