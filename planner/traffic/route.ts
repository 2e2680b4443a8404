import type { Leg } from "./leg.ts";
import type { Network, Stand, Turn } from "./network.ts";
import type { Interval, Reservations } from "./reservations.ts";
import type { Step } from "./steps.ts";
import { TimeQueue } from "./time-queue.ts";
import { type Goal, timesThrough } from "./times-through.ts";

/** A time in which a stand is free; `reached` has for each stage the earliest arrival that was found. */
type Gap = Interval & { reached: number[] };

type State = {
  stage: number;
  stand: Stand;
  time: number;
  gap: Gap;
  before: State | undefined;
  move: Leg | Turn | Goal | undefined;
  departs: number;
};

/** The most states that a search may open; the vehicle then keeps its plan. */
const maxStates = 30_000;
/** The most gaps of one stand that a search considers. */
const maxGaps = 64;
/** Above 1 the search prefers plans that are nearly done: it ends much sooner, with plans at most this much longer. */
const eagerness = 1.1;
/** The most departures tried for one move from one state, each into a later gap. */
const maxDepartures = 12;

/**
 * The plan that ends earliest: through the goals in turn, then to rest for ever on one of `ends`, without coming near to
 * what is reserved. Safe interval path planning (Phillips and Likhachev 2011) over stands, with moves whose areas and
 * times are known exactly. Undefined if no such plan was found.
 */
export function planTrip(
  network: Network,
  reservations: Reservations,
  start: { stand: Stand; time: number },
  goals: readonly Goal[],
  ends: readonly Stand[],
): Step[] | undefined {
  const gapsOf: Gap[][] = new Array(network.stands.length);
  const gaps = (stand: Stand) => {
    const known = gapsOf[stand.id];
    if (known) return known;
    const found = reservations.gaps(stand.shape, start.time).slice(0, maxGaps);
    const fresh = found.map(({ from, to }): Gap => ({ from, to, reached: [] }));
    gapsOf[stand.id] = fresh;
    return fresh;
  };
  const homes = new Set(ends.filter((stand) => gaps(stand).at(-1)?.to === Infinity));
  const remaining = timesThrough(network, goals, [...homes]);
  const queue = new TimeQueue<State>();
  const isLate = (stage: number, { reached }: Gap, time: number) => time >= (reached[stage] ?? Infinity);
  const open = (state: State) => {
    const { stage, gap, time } = state;
    const least = remaining(stage, state.stand);
    if (least === Infinity || isLate(stage, gap, time)) return;
    gap.reached[stage] = time;
    queue.push(state, time + eagerness * least);
  };

  const first = gaps(start.stand).find(({ from, to }) => from <= start.time && start.time < to);
  if (!first || homes.size === 0) return undefined;
  open({ stage: 0, ...start, gap: first, before: undefined, move: undefined, departs: start.time });

  for (let opened = 0; opened < maxStates; opened++) {
    const next = queue.pop();
    if (!next) return undefined;
    const state = next.item;
    const { stage, stand, time, gap } = state;
    if (time > (gap.reached[stage] ?? Infinity)) continue;
    const goal = goals[stage];
    if (!goal && gap.to === Infinity && homes.has(stand)) return stepsTo(state);
    if (goal && goal.node === stand.node && time + goal.dwell <= gap.to) {
      open({
        stage: stage + 1,
        stand,
        time: time + goal.dwell,
        gap,
        before: state,
        move: goal,
        departs: time,
      });
    }
    for (const turn of stand.turns) {
      const departure = (from: number) =>
        reservations.blockedUntil(turn.shape, from, from + turn.duration) || from;
      depart(state, turn, departure);
    }
    for (const leg of stand.legs)
      depart(state, leg, (from) => firstDeparture(reservations, leg, from, gap.to));
  }
  return undefined;

  /** Opens the states to which a move leads: the earliest arrival in each gap of its end. */
  function depart(state: State, move: Leg | Turn, clear: (from: number) => number) {
    if (remaining(state.stage, move.to) === Infinity) return;
    const into = gaps(move.to);
    const [only, other] = into;
    if (only && !other && isLate(state.stage, only, state.time + move.duration)) return;
    let departs = state.time;
    for (let tried = 0; tried < maxDepartures; tried++) {
      for (;;) {
        const later = clear(departs);
        if (later === departs || later > state.gap.to) {
          departs = later;
          break;
        }
        departs = later;
      }
      if (departs > state.gap.to || departs === Infinity) return;
      const time = departs + move.duration;
      const later = into.find(({ to }) => to > time);
      if (!later) return;
      if (later.from > time) {
        departs = later.from - move.duration;
        continue;
      }
      open({ stage: state.stage, stand: move.to, time, gap: later, before: state, move, departs });
      if (!other) return;
      const following = into.find(({ from }) => from > time);
      if (!following) return;
      departs = following.from - move.duration;
    }
  }
}

/** The first moment from `from` on at which a leg meets no reservation; past `until` it need not be exact. */
function firstDeparture(reservations: Reservations, { pieces }: Leg, from: number, until: number) {
  let departs = from;
  for (let at = 0; at < pieces.length && departs <= until; ) {
    const piece = pieces[at];
    if (!piece) break;
    const end = reservations.blockedUntil(piece.shape, departs + piece.enter, departs + piece.leave);
    if (end === 0) at++;
    else {
      departs = end - piece.enter;
      at = 0;
    }
  }
  return departs;
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
