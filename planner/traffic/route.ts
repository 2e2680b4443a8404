import { eagerness, type Goal, type Guide } from "./guides.ts";
import { type Leg, passesOf } from "./leg.ts";
import type { Network, Stand, Turn } from "./network.ts";
import { Reservations } from "./reservations.ts";
import { Gaps, NumberQueue, States } from "./search-rows.ts";
import type { Step } from "./steps.ts";

/** Where and when a trip begins; `owner` is the vehicle, whose own reservations are not in its way. */
export type TripStart = { stand: Stand; time: number; owner: number };

/** The most moves that a search may try; the vehicle then keeps its plan. */
const maxTries = 20_000;
/** The most departures tried for one move from one state, each into a later gap. */
const maxDepartures = 12;

/**
 * Finds trips around what others have reserved, by safe interval path planning (Phillips and Likhachev 2011) over stands,
 * with moves whose areas and times are known exactly.
 *
 * A state tries its moves one by one, the most promising first, and goes back into the queue with what the next could
 * reach (partial expansion: Yoshizumi, Miura and Ishida 2000): most moves of most states are never looked at.
 *
 * States, gaps and queue are rows of numbers that one search after the other fills anew: as objects they would take a
 * third more time.
 */
export class Trips {
  readonly reservations: Reservations;
  readonly #network: Network;
  readonly #states = new States();
  readonly #queue = new NumberQueue();
  readonly #gaps: Gaps;
  #guides: readonly Guide[] = [];
  /** By stage: least time from its goal's beginning to the end of the trip. */
  #after = new Float64Array(1);
  /** Least time from the end of the last goal to the end of the trip. */
  #home = 0;
  /** The last goal is to be done before this moment: what can't be is not looked at. */
  #before = Infinity;

  constructor(network: Network, reservations = new Reservations(network.areas)) {
    this.#network = network;
    this.reservations = reservations;
    this.#gaps = new Gaps(network.stands.length, reservations);
  }

  /**
   * The plan that ends earliest: through the goals in turn, then to rest for ever on one of `ends`, without coming near
   * to what is reserved. Undefined if no such plan was found.
   * @param before a moment by which the last goal is done; without goals, by which the vehicle rests
   */
  plan(
    start: TripStart,
    goals: readonly Goal[],
    ends: readonly Stand[],
    before = Infinity,
  ): Step[] | undefined {
    const { owner } = start;
    const homes = ends.filter((stand) => !this.reservations.isTaken(stand.shape, owner));
    if (homes.length === 0) return undefined;
    const { guides } = this.#network;
    const gaps = this.#gaps;
    this.#guides = [...goals.map(({ node }) => guides.to(node)), guides.toAny(homes)];
    this.#after = timesAfter(this.#network, goals, this.#guides);
    const last = goals.at(-1);
    this.#home = last ? (this.#after[goals.length - 1] ?? 0) - last.dwell : 0;
    this.#before = before;
    gaps.begin(this.#guides.length, start.time, owner);
    this.#states.count = 0;
    this.#queue.clear();

    const first = gaps.firstOf(start.stand);
    if (first === gaps.endOf(start.stand) || (gaps.from[first] ?? 0) > start.time) return undefined;
    this.#open(0, start.stand, start.time, first, -1, undefined, start.time);
    const found = this.#search(goals, homes, owner);
    return found < 0 ? undefined : this.#stepsTo(found);
  }

  /**
   * The state in which the trip ends; -1 if none was found. A method of its own, so that engines don't compile it anew
   * for what differs before it.
   */
  #search(goals: readonly Goal[], homes: readonly Stand[], owner: number): number {
    const { stands } = this.#network;
    const states = this.#states;
    const queue = this.#queue;
    const gaps = this.#gaps;
    for (let tries = 0; tries < maxTries; ) {
      const key = queue.nextTime;
      const state = queue.take();
      if (state < 0) return -1;
      const stage = states.stage[state] ?? 0;
      const time = states.time[state] ?? 0;
      const gap = states.gap[state] ?? 0;
      const stand = stands[states.stand[state] ?? 0];
      if (!stand || time > gaps.reached(gap, stage)) continue;
      let tried = states.tried[state] ?? 0;
      if (tried === 0) {
        const goal = goals[stage];
        const until = gaps.to[gap] ?? 0;
        if (!goal && until === Infinity && homes.includes(stand)) return state;
        if (goal && goal.node === stand.node && time + goal.dwell <= until)
          this.#open(stage + 1, stand, time + goal.dwell, gap, state, goal, time);
      }
      const ranked = this.#guides[stage]?.ranked(stand);
      if (!ranked) continue;
      const { moves, keys } = ranked;
      const base = time + eagerness * (this.#after[stage] ?? 0);
      const before = tried;
      for (; tried < moves.length; tried++) {
        const move = moves[tried];
        if (!move) break;
        const reach = base + (keys[tried] ?? 0);
        if (reach > key && reach > queue.nextTime) {
          queue.push(state, reach);
          break;
        }
        this.#depart(state, stage, time, gap, move, owner);
      }
      states.tried[state] = tried;
      tries += tried - before;
      this.reservations.tries += tried - before;
    }
    return -1;
  }

  #open(
    stage: number,
    stand: Stand,
    time: number,
    gap: number,
    before: number,
    move: Leg | Turn | Goal | undefined,
    departs: number,
  ) {
    const least = (this.#guides[stage]?.times[stand.id] ?? Infinity) + (this.#after[stage] ?? 0);
    if (least === Infinity || time >= this.#gaps.reached(gap, stage)) return;
    const isToDo = stage < this.#guides.length - 1 || stage === 0;
    if (isToDo && time + least - this.#home >= this.#before) return;
    this.#gaps.reach(gap, stage, time);
    const state = this.#states.add(stage, stand.id, time, gap, before, move, departs);
    this.#queue.push(state, time + eagerness * least);
  }

  /** Opens the states to which a move leads: the earliest arrival in each gap of its end. */
  #depart(state: number, stage: number, begins: number, gap: number, move: Leg | Turn, owner: number) {
    const gaps = this.#gaps;
    const { to: stand, duration } = move;
    const passes = passesOf(move);
    let into = gaps.firstOf(stand);
    const end = gaps.endOf(stand);
    const isOnly = into + 1 === end;
    if (isOnly && begins + duration >= gaps.reached(into, stage)) return;
    const until = gaps.to[gap] ?? 0;
    let departs = begins;
    for (let tried = 0; tried < maxDepartures; tried++) {
      departs = this.reservations.clearFor(passes, departs, until, owner);
      if (departs > until || departs === Infinity) return;
      const time = departs + duration;
      while (into < end && (gaps.to[into] ?? 0) <= time) into++;
      if (into === end) return;
      const from = gaps.from[into] ?? 0;
      if (from > time) {
        departs = from - duration;
        continue;
      }
      this.#open(stage, stand, time, into, state, move, departs);
      if (isOnly) return;
      let following = into;
      while (following < end && (gaps.from[following] ?? 0) <= time) following++;
      if (following === end) return;
      departs = (gaps.from[following] ?? 0) - duration;
    }
  }

  #stepsTo(last: number): Step[] {
    const { time, before, move, departs } = this.#states;
    const steps: Step[] = [{ kind: "wait", at: this.#standOf(last), from: time[last] ?? 0, to: Infinity }];
    for (let state = last; ; ) {
      const earlier = before[state] ?? -1;
      if (earlier < 0) return steps.reverse();
      const made = move[state];
      const at = this.#standOf(earlier);
      const from = departs[state] ?? 0;
      const to = time[state] ?? 0;
      const rested = time[earlier] ?? 0;
      if (made && "node" in made) steps.push({ kind: made.kind, at, from, to, order: made.order });
      else if (made && "pieces" in made) steps.push({ kind: "drive", at, from, to, leg: made });
      else if (made) steps.push({ kind: "turn", at, from, to, turn: made });
      if (from > rested) steps.push({ kind: "wait", at, from: rested, to: from });
      state = earlier;
    }
  }

  #standOf(state: number): Stand {
    const stand = this.#network.stands[this.#states.stand[state] ?? 0];
    if (!stand) throw new Error(`No stand of state ${state}`);
    return stand;
  }
}

/** Least time from each goal's beginning to the end of the trip, without traffic. */
function timesAfter({ standsAt }: Network, goals: readonly Goal[], guides: readonly Guide[]) {
  const after = new Float64Array(goals.length + 1);
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
