import { betweenAxes } from "./heading.ts";
import { driveOver, type Passage, type Run, stopAfter } from "./motion.ts";
import type { Network, Stand, Turn } from "./network.ts";
import type { Node } from "./roadmap.ts";
import type { Shape } from "./shapes.ts";

/**
 * A drive from stop to stop along a straight line of pieces; `speed` is the most that it may reach, mm/ms. `holds` is
 * found when the drive is first reserved, and `passes` when a search first asks for it: most drives of a floor never are.
 */
export type Leg = {
  to: Stand;
  run: Run;
  speed: number;
  pieces: readonly Passed[];
  duration: number;
  holds: Float64Array | undefined;
  passes: Float64Array | undefined;
};

/** A piece of a lane that a drive passes. */
type Passed = Way & Passage;
type Way = { shape: Shape; from: Node; to: Node; way: number };

/** A drive that can stop within the pieces that it holds already, where nobody else can be on the way. */
export function legOver(ways: readonly Way[], to: Stand, speed: number): Leg {
  const { run, passages, duration } = driveOver(
    ways.map(({ way }) => way),
    speed,
  );
  const pieces = passages.flatMap((passage, at): Passed[] => {
    const way = ways[at];
    return way ? [{ ...way, ...passage }] : [];
  });
  return { to, run, speed, pieces, duration, holds: undefined, passes: undefined };
}

/**
 * By piece of a drive three numbers: its area, and when the drive enters and leaves it; a turn has one area. A search
 * reads them more often than anything else.
 */
export function passesOf(move: Leg | Turn): Float64Array {
  if (move.passes) return move.passes;
  const areas =
    "pieces" in move
      ? move.pieces.map(({ shape: { area }, enter, leave }) => ({ area, enter, leave }))
      : [{ area: move.shape.area, enter: 0, leave: move.duration }];
  move.passes = inRows(areas);
  return move.passes;
}

function inRows(areas: readonly { area: number; enter: number; leave: number }[]): Float64Array {
  const rows = new Float64Array(3 * areas.length);
  let at = 0;
  for (const { area, enter, leave } of areas) {
    rows[at++] = area;
    rows[at++] = enter;
    rows[at++] = leave;
  }
  return rows;
}

/**
 * What a drive reserves, three numbers for each area, as in `passesOf`: near areas are near to several of its pieces, one
 * after the other, and are held once.
 */
export function holdsOf(leg: Leg): Float64Array {
  if (leg.holds) return leg.holds;
  type Hold = { area: number; enter: number; leave: number };
  const last = new Map<number, Hold>();
  const holds: Hold[] = [];
  for (const { shape, enter, leave } of leg.pieces) {
    if (leave <= enter) continue;
    for (let at = 0; at < shape.near.length; at += 3) {
      const area = shape.near[at] ?? 0;
      const known = last.get(area);
      if (known && known.leave >= enter && known.enter <= leave) {
        known.leave = Math.max(known.leave, leave);
        known.enter = Math.min(known.enter, enter);
        continue;
      }
      const hold = { area, enter, leave };
      last.set(area, hold);
      holds.push(hold);
    }
  }
  leg.holds = inRows(holds);
  return leg.holds;
}

/**
 * Cuts a drive at the first stop that it can make from `time` ms after its start on. Returns the drive up to there and
 * the rest; undefined if that stop is its end. Until it brakes, the first part equals the original drive bit for bit.
 */
export function cutLeg(leg: Leg, time: number, network: Pick<Network, "standsAt">): [Leg, Leg] | undefined {
  const at = stopAfter(leg.pieces, time);
  const stop = at && leg.pieces[at]?.from;
  if (!at || !stop) return undefined;
  const [nearest] = (network.standsAt.get(stop) ?? []).toSorted(
    (a, b) => betweenAxes(a.axis, leg.to.axis) - betweenAxes(b.axis, leg.to.axis),
  );
  if (!nearest) return undefined;
  return [
    legOver(leg.pieces.slice(0, at), nearest, leg.speed),
    legOver(leg.pieces.slice(at), leg.to, leg.speed),
  ];
}
