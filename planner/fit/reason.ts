import type { widestWays } from "../floor/widest-ways.ts";
import type { Flow, Load, Place, Plan } from "../plan/plan.ts";
import type { PlannedVehicle } from "../vehicles.ts";

export const verdicts = ["fits", "depends", "no"] as const;
export type Verdict = (typeof verdicts)[number];

/** One requirement of the job, held against one vehicle. */
export type Reason = {
  rule: string;
  verdict: Verdict;
  required: number | string | null;
  offered: number | string | null;
  unit: string;
  /** How far required and offered are apart; null where they are no numbers. */
  gap: number | null;
  /** What is asked, what is offered, and for a "no" the nearest change that helps. */
  text: string;
  /** Begins with `specification`, `model`, `planning`, `standard` or `yours`. */
  source: string;
};

/** A flow with what its ids name. */
export type Move = { flow: Flow; load: Load; from: Place; to: Place };

/** What every vehicle is held against. */
export type FitJob = {
  plan: Plan;
  moves: readonly Move[];
  /** The narrowest lane of the widest way, mm. */
  widest: ReturnType<typeof widestWays>;
};

/** One kind of requirement: no reasons where the job doesn't ask. */
export type Rule = (vehicle: PlannedVehicle, job: FitJob) => Reason[];

/** A reason over a figure of which there must be enough. */
export function enough(
  reason: Pick<Reason, "rule" | "unit" | "source"> & { required: number; offered: number },
  words: { enough: string; short: string },
): Reason {
  const { required, offered } = reason;
  const fits = required <= offered;
  return {
    ...reason,
    verdict: fits ? "fits" : "no",
    gap: Math.abs(required - offered),
    text: fits ? words.enough : words.short,
  };
}

/** The largest of some numbers; none is nought. */
const largest = (numbers: readonly number[]) => numbers.reduce((most, each) => Math.max(most, each), 0);

/** The first move whose figure is the largest, with that figure. */
export function most(moves: readonly Move[], of: (move: Move) => number) {
  const value = largest(moves.map(of));
  return { value, move: moves.find((move) => of(move) === value) };
}
