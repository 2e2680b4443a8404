import type { widestWays } from "../floor/widest-ways.ts";
import type { Flow, Load, Place, Plan } from "../plan/plan.ts";
import type { PlannedVehicle } from "../vehicles.ts";

export const verdicts = ["fits", "depends", "no"] as const;
export type Verdict = (typeof verdicts)[number];

/** One requirement of the job, checked against one vehicle. */
export type Reason = {
  rule: string;
  verdict: Verdict;
  required: number | string | null;
  offered: number | string | null;
  unit: string;
  /** Difference between required and offered; null where they aren't numbers. */
  gap: number | null;
  /** What is required, what is offered, and for a "no" the nearest change that helps. */
  text: string;
  /** Begins with `product table`, `model`, `planning`, `standard` or `yours`. */
  source: string;
};

/** A flow's way with the load and places that its ids name; a tour has a move from each stop to the next. */
export type Move = { flow: Flow; load: Load; from: Place; to: Place };

/** What every vehicle is checked against. */
export type FitJob = {
  plan: Plan;
  moves: readonly Move[];
  /** mm: the narrowest lane of the widest way, by pair of places. */
  widest: ReturnType<typeof widestWays>;
};

/** Checks one kind of requirement; returns no reasons if the job doesn't have it. */
export type Rule = (vehicle: PlannedVehicle, job: FitJob) => Reason[];

/** A reason about a figure that must be at least as large as required. */
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

/** The largest of some numbers; 0 for an empty list. */
const largest = (numbers: readonly number[]) => numbers.reduce((most, each) => Math.max(most, each), 0);

/** The first move with the largest figure, and that figure. */
export function most(moves: readonly Move[], of: (move: Move) => number) {
  const value = largest(moves.map(of));
  return { value, move: moves.find((move) => of(move) === value) };
}
