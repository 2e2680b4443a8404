import type { Session } from "#planner/session/session.ts";
import { continued, type Move } from "#planner/traffic/moves.ts";

/** ms of the run. */
const earliest = 600_000;
const latest = 3_600_000;
const step = 1_000;
/** Shown within two seconds, and from one to five, at the hall's first speed. */
const soon = 10_000;
const first = 5_000;
const nextDelivery = 25_000;
/** What is seen as driving, ms. */
const shortest = 3_000;
/** More vehicles take too long to try out; among so many, some move and deliver at any time. */
export const maxTried = 30;

/**
 * The moment, ms of a run, at which a visitor sees most: a load is set down within the next seconds, every kind moves,
 * and as many vehicles as possible.
 * @param trial a session like the one that is shown; it is run and used up
 */
export function midShift(trial: Session): number {
  if (trial.ready.vehicles > maxTried) return earliest;
  const { kindOf } = trial.ready;
  const { changed, happened } = trial.runTo(latest + nextDelivery);
  const deliveries = happened.flatMap(({ t, kind }) => (kind === "dropped" ? [t] : []));
  const moves = changed.map((vehicle) => continued([], vehicle.moves));
  let best = { at: earliest, seen: -1 };
  for (let at = earliest; at < latest; at += step) {
    const delivers = deliveries.some((t) => t > at + first && t < at + nextDelivery);
    if (!delivers) continue;
    /* How many kinds move counts most, then how many vehicles, and then for how long. */
    const driven = moves.map((each) => drivenFor(each, at, at + soon));
    const moving = [...driven.keys()].filter((vehicle) => (driven[vehicle] ?? 0) >= shortest);
    const kinds = new Set(moving.map((vehicle) => kindOf[vehicle])).size;
    const seen =
      kinds * maxTried +
      moving.length +
      driven.reduce((sum, time) => sum + time, 0) / soon / (moves.length + 1);
    if (seen > best.seen) best = { at, seen };
  }
  return best.at;
}

/** ms of a stretch of time. */
function drivenFor(moves: readonly Move[], begins: number, ends: number) {
  let driven = 0;
  for (const { kind, from, to } of moves)
    if (kind === "drive" && from < ends && to > begins) driven += Math.min(to, ends) - Math.max(from, begins);
  return driven;
}
