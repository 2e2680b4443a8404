import { eagerness, type Goal, type Guide } from "./guides.ts";
import type { Leg } from "./leg.ts";
import type { Network, Stand, Turn } from "./network.ts";
import type { Interval, Reservations } from "./reservations.ts";
import type { Step } from "./steps.ts";
import { TimeQueue } from "./time-queue.ts";

/** A time in which a stand is free; `reached` has for each stage the earliest arrival that was found. */
type Gap = Interval & { reached?: number[] };

type State = {
  stage: number;
  stand: Stand;
  time: number;
  gap: Gap;
  before: State | undefined;
  move: Leg | Turn | Goal | undefined;
  departs: number;
  /** How many of the stand's moves have been tried. */
  tried: number;
};

/** Where and when a trip begins; `owner` is the vehicle, whose own reservations are not in its way. */
export type TripStart = { stand: Stand; time: number; owner: number };

/** The most moves that a search may try; the vehicle then keeps its plan. */
const maxTries = 20_000;
/** The most gaps of one stand that a search considers. */
const maxGaps = 64;
/** The most departures tried for one move from one state, each into a later gap. */
const maxDepartures = 12;

/**
 * The plan that ends earliest: through the goals in turn, then to rest for ever on one of `ends`, without coming near to
 * what is reserved. Safe interval path planning (Phillips and Likhachev 2011) over stands, with moves whose areas and
 * times are known exactly. Undefined if no such plan was found.
 *
 * A state tries its moves one by one, the most promising first, and goes back into the queue with what the next could
 * reach (partial expansion: Yoshizumi, Miura and Ishida 2000): most moves of most states are never looked at.
 */
export function planTrip(
  network: Network,
  reservations: Reservations,
  start: TripStart,
  goals: readonly Goal[],
  ends: readonly Stand[],
): Step[] | undefined {
  const { owner } = start;
  const homes = ends.filter((stand) => !reservations.isTaken(stand.shape, owner));
  if (homes.length === 0) return undefined;
  const gapsOf: Gap[][] = [];
  const gaps = (stand: Stand) => {
    const known = gapsOf[stand.id];
    if (known) return known;
    const found = reservations.gaps(stand.shape, start.time, owner, maxGaps);
    gapsOf[stand.id] = found;
    return found;
  };
  const guides = [...goals.map(({ node }) => network.guides.to(node)), network.guides.toAny(homes)];
  const after = timesAfter(network, goals, guides);
  const queue = new TimeQueue<State>();
  const isLate = (stage: number, { reached }: Gap, time: number) => time >= (reached?.[stage] ?? Infinity);
  const open = (state: State) => {
    const { stage, gap, time } = state;
    const least = (guides[stage]?.times[state.stand.id] ?? Infinity) + (after[stage] ?? 0);
    if (least === Infinity || isLate(stage, gap, time)) return;
    gap.reached ??= [];
    while (gap.reached.length < stage) gap.reached.push(Infinity);
    gap.reached[stage] = time;
    queue.push(state, time + eagerness * least);
  };

  const first = gaps(start.stand).find(({ from, to }) => from <= start.time && start.time < to);
  if (!first) return undefined;
  const { stand: at, time: begins } = start;
  open({
    stage: 0,
    stand: at,
    time: begins,
    gap: first,
    before: undefined,
    move: undefined,
    departs: begins,
    tried: 0,
  });

  for (let tries = 0; tries < maxTries; ) {
    const key = queue.nextTime;
    const state = queue.take();
    if (!state) return undefined;
    const { stage, stand, time, gap } = state;
    if (time > (gap.reached?.[stage] ?? Infinity)) continue;
    if (state.tried === 0) {
      const goal = goals[stage];
      if (!goal && gap.to === Infinity && homes.includes(stand)) return stepsTo(state);
      if (goal && goal.node === stand.node && time + goal.dwell <= gap.to) {
        const done = time + goal.dwell;
        open({
          stage: stage + 1,
          stand,
          time: done,
          gap,
          before: state,
          move: goal,
          departs: time,
          tried: 0,
        });
      }
    }
    const ranked = guides[stage]?.ranked(stand);
    if (!ranked) continue;
    const base = time + eagerness * (after[stage] ?? 0);
    for (;;) {
      const move = ranked.moves[state.tried];
      if (!move) break;
      const reach = base + (ranked.keys[state.tried] ?? 0);
      if (reach > key && reach > queue.nextTime) {
        queue.push(state, reach);
        break;
      }
      state.tried++;
      tries++;
      reservations.tries++;
      depart(state, move);
    }
  }
  return undefined;

  /** Opens the states to which a move leads: the earliest arrival in each gap of its end. */
  function depart(state: State, move: Leg | Turn) {
    const into = gaps(move.to);
    const { stage, gap } = state;
    const [only, other] = into;
    if (only && !other && isLate(stage, only, state.time + move.duration)) return;
    let departs = state.time;
    for (let tried = 0; tried < maxDepartures; tried++) {
      for (;;) {
        const later = clear(move, departs, gap.to);
        if (later === departs || later > gap.to) {
          departs = later;
          break;
        }
        departs = later;
      }
      if (departs > gap.to || departs === Infinity) return;
      const time = departs + move.duration;
      const later = into.find(({ to }) => to > time);
      if (!later) return;
      if (later.from > time) {
        departs = later.from - move.duration;
        continue;
      }
      open({ stage, stand: move.to, time, gap: later, before: state, move, departs, tried: 0 });
      if (!other) return;
      const following = into.find(({ from }) => from > time);
      if (!following) return;
      departs = following.from - move.duration;
    }
  }

  /** The first moment from `from` on at which a move meets no reservation; past `until` it need not be exact. */
  function clear(move: Leg | Turn, from: number, until: number) {
    if ("shape" in move)
      return reservations.blockedUntil(move.shape, from, from + move.duration, owner) || from;
    const { pieces } = move;
    let departs = from;
    for (let at = 0; at < pieces.length && departs <= until; ) {
      const piece = pieces[at];
      if (!piece) break;
      const { shape, enter, leave } = piece;
      const end = reservations.blockedUntil(shape, departs + enter, departs + leave, owner);
      if (end === 0) at++;
      else {
        departs = end - enter;
        at = 0;
      }
    }
    return departs;
  }
}

/** Least time from each goal's beginning to the end of the trip, without traffic. */
function timesAfter({ standsAt }: Network, goals: readonly Goal[], guides: readonly Guide[]) {
  const after: number[] = [];
  for (let stage = goals.length - 1; stage >= 0; stage--) {
    const goal = goals[stage];
    if (!goal) continue;
    let least = Infinity;
    for (const { id } of standsAt.get(goal.node) ?? [])
      least = Math.min(least, guides[stage + 1]?.times[id] ?? Infinity);
    after[stage] = goal.dwell + least + (after[stage + 1] ?? 0);
  }
  return after;
}

function stepsTo(last: State): Step[] {
  const steps: Step[] = [{ kind: "wait", at: last.stand, from: last.time, to: Infinity }];
  for (let state = last; state.before; state = state.before) {
    const { before, move, departs } = state;
    const spent = { from: departs, to: state.time, at: before.stand };
    if (move && "node" in move) steps.push({ ...spent, kind: move.kind, order: move.order });
    else if (move && "pieces" in move) steps.push({ ...spent, kind: "drive", leg: move });
    else if (move) steps.push({ ...spent, kind: "turn", turn: move });
    if (departs > before.time) steps.push({ kind: "wait", at: before.stand, from: before.time, to: departs });
  }
  return steps.reverse();
}
