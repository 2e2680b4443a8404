import type { Session } from "#planner/session/session.ts";
import { continued, type Move } from "#planner/traffic/moves.ts";

/** ms of the run. */
const earliest = 600_000;
const latest = 1_500_000;
const step = 5_000;
/** Shown within two and ten seconds at the hall's first speed. */
const soon = 8_000;
const nextDelivery = 40_000;
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
    const delivers = deliveries.some((t) => t > at + step && t < at + nextDelivery);
    const moving = moves.filter((each) => each.some((move) => isMoving(move, at, at + soon))).length;
    const seen = delivers ? moving : 0;
    if (seen > best.seen) best = { at, seen };
  }
  return best.at;
}

function isMoving({ kind, from, to }: Move, begins: number, ends: number) {
  return kind === "drive" && from < ends && to > begins;
}
