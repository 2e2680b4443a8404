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
const maxTried = 30;

/**
 * The moment, ms of a run, at which a visitor sees most: a load is set down within the next seconds, and as many vehicles
 * as possible move.
 * @param trial a session like the one that is shown; it is run and used up
 */
export function midShift(trial: Session): number {
  if (trial.ready.vehicles > maxTried) return earliest;
  const { changed, happened } = trial.runTo(latest + nextDelivery);
  const deliveries = happened.flatMap(({ t, kind }) => (kind === "dropped" ? [t] : []));
  const moves = changed.map((vehicle) => continued([], vehicle.moves));
  let best = { at: earliest, seen: -1 };
  for (let at = earliest; at < latest; at += step) {
    const delivers = deliveries.some((t) => t > at + first && t < at + nextDelivery);
    if (!delivers) continue;
    /* How many move counts most, and then for how long. */
    const driven = moves.map((each) => drivenFor(each, at, at + soon));
    const moving = driven.filter((time) => time >= shortest).length;
    const seen = moving + driven.reduce((sum, time) => sum + time, 0) / soon / (moves.length + 1);
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
