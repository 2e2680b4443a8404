import type { Run } from "../fleet/run.ts";
import { answerOf, type FleetAnswer } from "../fleet/simulate.ts";
import type { Counts } from "../fleet/total.ts";
import type { Plan } from "../plan/plan.ts";
import { layoutFor } from "./ask.ts";
import { runTraffic } from "./run.ts";

/** The runs of one count, each simulated once. */
export class Fleet {
  readonly #plan: Plan;
  readonly #counts: Counts;
  readonly #hours: number;
  readonly #runs: Run[] = [];
  readonly #run: (run: number) => Run;

  constructor(plan: Plan, counts: Counts, hours: number) {
    const layout = layoutFor(plan, counts);
    if (!layout.ok) throw new Error(layout.errors[0]?.message ?? "no room");
    [this.#plan, this.#counts, this.#hours] = [plan, counts, hours];
    this.#run = (run) => runTraffic(layout.value, Math.round(hours * 3_600_000), plan.seed, run);
  }

  answer(runs: number): FleetAnswer {
    const simulation = {
      plan: this.#plan,
      ...fleetOf(this.#counts),
      runs,
      hours: this.#hours,
      traffic: true,
    };
    return answerOf(simulation, (run) => {
      const known = this.#runs[run] ?? this.#run(run);
      this.#runs[run] = known;
      /* Waits are sorted in place. */
      return { ...known, waits: known.waits.slice() };
    });
  }
}

/** What a simulation says of its fleet. */
function fleetOf(counts: Counts): { count: number; counts?: readonly number[] } {
  if (typeof counts === "number") return { count: counts };
  const [first = 0, ...others] = counts;
  if (others.length === 0) return { count: first };
  return { count: counts.reduce((sum, count) => sum + count, 0), counts };
}
