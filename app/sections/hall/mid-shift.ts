import type { Session } from "#planner/session/session.ts";
import { continued, type Move } from "#planner/traffic/moves.ts";

/** ms of the run. */
const earliest = 600_000;
const latest = 3_600_000;
const step = 1_000;
/** Shown within two seconds, and from one to seven, at the hall's first speed. */
const soon = 10_000;
const first = 5_000;
const nextDelivery = 35_000;
/** What is seen as driving, and after how much of it, ms. */
const [shortest, plain] = [3_000, 1_500];
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
    /* How many kinds move counts most, then how many vehicles, and then how soon the last of them does. */
    const seconds = moves.map((each) => seenFrom(each, at));
    const moving = [...seconds.keys()].filter((vehicle) => (seconds[vehicle]?.driven ?? 0) >= shortest);
    const kinds = new Set(moving.map((vehicle) => kindOf[vehicle])).size;
    const last = Math.max(0, ...moving.map((vehicle) => seconds[vehicle]?.first ?? 0));
    const seen = kinds * maxTried + moving.length + (1 - last / soon);
    if (seen > best.seen) best = { at, seen };
  }
  return best.at;
}

/** How long it drives in what is seen first, and how soon that is plain, ms. */
function seenFrom(moves: readonly Move[], at: number) {
  const drives = moves.filter(({ kind, from, to }) => kind === "drive" && from < at + soon && to > at);
  let driven = 0;
  let first = soon;
  for (const { from, to } of drives) {
    const [begins, ends] = [Math.max(from, at), Math.min(to, at + soon)];
    if (driven < plain && driven + ends - begins >= plain) first = begins + plain - driven - at;
    driven += ends - begins;
  }
  return { first, driven };
}
