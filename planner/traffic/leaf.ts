import type { Leg } from "./leg.ts";
import type { Interval } from "./reservations.ts";
import type { Shape } from "./shapes.ts";
import type { Step } from "./steps.ts";

/** A door across the middle of a lane (by its index in the plan); `opens`: ms that it takes to open. */
export type Door = { lane: number; opens: number; area: Shape };

/** From `from` (ms) on, a door's leaf moves one way, starting at `share` of its opening: 0 is closed, 1 open. */
export type LeafMove = { lane: number; from: number; share: number; opening: boolean };

/** A door that has finished opening or closing at a moment. */
export type LeafEnd = { lane: number; t: number; open: boolean };

/** A door stays open this long after a vehicle, ms. */
export const lingers = 3000;

/** When a vehicle's plan covers the door. */
export type DoorClaim = Interval & { vehicle: number };

export type Leaf = Door & {
  owner: number;
  passes: ReadonlySet<number>;
  /** By drive that was asked about: when it covers the door, ms after its start. */
  passed: WeakMap<Leg, readonly Interval[]>;
  claims: readonly DoorClaim[];
  /** How far it had opened at `asOf`, in ms of its movement. */
  opened: number;
  asOf: number;
  opening: boolean;
  shut: boolean;
};

export function wantsOpen({ claims, opens, shut }: Leaf, t: number) {
  return claims.some(({ from, to }) => (shut ? from <= t && t < to : from - opens <= t && t < to + lingers));
}

export function nextChange({ claims, opens, asOf }: Leaf) {
  let next = Infinity;
  const sooner = (t: number) => {
    if (t > asOf && t < next) next = t;
  };
  for (const { from, to } of claims) {
    sooner(from - opens);
    sooner(from);
    sooner(to);
    sooner(to + lingers);
  }
  return next;
}

/** Adds the intervals after a moment in which a vehicle's step covers the door. */
export function addClaims(
  claims: DoorClaim[],
  vehicle: number,
  step: Step,
  now: number,
  { passes, passed }: Pick<Leaf, "passes" | "passed">,
) {
  const { from: begins, to: ends } = step;
  if (step.kind !== "drive") {
    const shape = step.kind === "turn" ? step.turn.shape : step.at.shape;
    if (passes.has(shape.id)) claims.push({ vehicle, from: begins, to: ends });
    return;
  }
  let known = passed.get(step.leg);
  if (!known) {
    known = passagesOf(step.leg, passes);
    passed.set(step.leg, known);
  }
  for (const { from, to } of known)
    if (begins + to > now) claims.push({ vehicle, from: begins + from, to: begins + to });
}

const passagesOf = ({ pieces }: Leg, areas: ReadonlySet<number>) =>
  pieces.flatMap(({ shape, enter, leave }) => (areas.has(shape.id) ? [{ from: enter, to: leave }] : []));
