import type { Run } from "../fleet/run.ts";
import { answerOf, type FleetAnswer } from "../fleet/simulate.ts";
import type { Plan } from "../plan/plan.ts";
import { layoutFor } from "./ask.ts";
import { runTraffic } from "./run.ts";

/** The runs of one count, each simulated once. */
export class Fleet {
  readonly #plan: Plan;
  readonly #count: number;
  readonly #hours: number;
  readonly #runs: Run[] = [];
  readonly #run: (run: number) => Run;

  constructor(plan: Plan, count: number, hours: number) {
    const layout = layoutFor(plan, count);
    if (!layout.ok) throw new Error(layout.errors[0]?.message ?? "no room");
    [this.#plan, this.#count, this.#hours] = [plan, count, hours];
    this.#run = (run) => runTraffic(layout.value, Math.round(hours * 3_600_000), plan.seed, run);
  }

  answer(runs: number): FleetAnswer {
    const simulation = {
      plan: this.#plan,
      count: this.#count,
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
