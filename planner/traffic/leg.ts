import { betweenAxes } from "./heading.ts";
import { lastStopBefore, type Run, runOver, timeAt } from "./motion.ts";
import type { Network, Stand } from "./network.ts";
import type { Node } from "./roadmap.ts";
import type { Shape } from "./shapes.ts";

/** A drive from stop to stop along a straight line of pieces; `speed` is the most that it may reach, mm/ms. */
export type Leg = { to: Stand; run: Run; speed: number; pieces: readonly Passed[]; duration: number };

/** A piece of a lane that a drive passes, and the way to it from the drive's start, mm. */
type Passed = Way & {
  /** Held from the last moment at which the vehicle could stop before it, until it has left; ms from the start. */
  enter: number;
  leave: number;
  begins: number;
};
type Way = { shape: Shape; from: Node; to: Node; way: number };

/**
 * A piece is held as soon as the vehicle could no longer stop before it. So whoever has to stop, stops within what it
 * holds already, and nobody else can be on the way there.
 */
export function legOver(ways: readonly Way[], to: Stand, speed: number): Leg {
  const run = runOver(
    ways.reduce((sum, { way }) => sum + way, 0),
    speed,
  );
  let begins = 0;
  const pieces = ways.map(({ shape, from, to, way }): Passed => {
    const enter = Math.floor(lastStopBefore(begins, speed));
    const passed = { shape, from, to, way, begins, enter, leave: Math.ceil(timeAt(run, begins + way)) };
    begins += way;
    return passed;
  });
  const duration = Math.ceil(run.duration);
  const last = pieces.at(-1);
  if (last) last.leave = duration;
  return { to, run, speed, pieces, duration };
}

/**
 * The drive up to the first stop that it can make from `time` ms after its start on, and what then is left of it.
 * Nothing where that is its end. Until it brakes, the first part is the same drive to the last bit.
 */
export function cutLeg(leg: Leg, time: number, network: Pick<Network, "standsAt">): [Leg, Leg] | undefined {
  const at = leg.pieces.findIndex(({ enter }, index) => index > 0 && enter > time);
  const stop = leg.pieces[at]?.from;
  if (!stop) return undefined;
  const [nearest] = (network.standsAt.get(stop) ?? []).toSorted(
    (a, b) => betweenAxes(a.axis, leg.to.axis) - betweenAxes(b.axis, leg.to.axis),
  );
  if (!nearest) return undefined;
  return [
    legOver(leg.pieces.slice(0, at), nearest, leg.speed),
    legOver(leg.pieces.slice(at), leg.to, leg.speed),
  ];
}
