import { vehicleOf } from "../choose.ts";
import { fitVehicles } from "../fit/fit.ts";
import { distancesOf } from "../floor/distances.ts";
import { bounds, fewest } from "../flow/bounds.ts";
import { digest } from "../numbers/digest.ts";
import { type Estimate, estimate, estimateShare, type Part } from "../numbers/statistics.ts";
import { limits } from "../plan/limits.ts";
import type { Plan } from "../plan/plan.ts";
import { peakOf, runnerOf } from "./busiest-hour.ts";
import type { Known, Limit, Sizing, Tally, Task } from "./sizing.ts";

/** Sizes a plan's fleet: the same plan and seed give the same answer everywhere. */
export function size(plan: Plan): Sizing {
  const runTask = runnerOf(plan);
  const search = sizing(plan);
  let step = search.next();
  while (!step.done) step = search.next(step.value.tasks.map(runTask));
  return step.value;
}

/**
 * The same on several workers: `runAll` does independent runs wherever it likes, and returns their tallies in the order
 * of the tasks. `runnerOf(plan)` does one of them.
 * @param told what is known so far
 */
export async function sizeOn(
  plan: Plan,
  runAll: (tasks: readonly Task[]) => Promise<Tally[]>,
  told: (known: Known) => void = () => undefined,
): Promise<Sizing> {
  const search = sizing(plan);
  let step = search.next();
  while (!step.done) {
    told(step.value.known);
    step = search.next(await runAll(step.value.tasks));
  }
  return step.value;
}

/** Runs after which an interval is looked at; the last ends without an interval that is narrow enough. */
const looks = [4, 8, 12, 16, 24, 32, 40, 48, 64, 80, 96, 128, 160, 192, 224, 256];
/** An interval this wide is narrow enough. */
const narrow = 0.02;
/**
 * Moves that the runs of one sizing may try together, some 20 s of one core: it then ends with what is known. A measure
 * of work, not of time, so that every machine ends at the same run.
 */
const budget = 10_000_000;
/** A vehicle more that loses this share of the orders in time is said to stand in the way. */
const worse = 0.02;
/** Vehicles that may be added without gain before the search stops. */
const patience = 3;

type Search<Result> = Generator<{ tasks: Task[]; known: Known }, Result, Tally[]>;
type Trial = { count: number; share: Estimate; orders: number; runs: number; parts: Part[] };

/** Asks for independent runs until the smallest fleet is known. What it asks for follows from what it was told alone. */
function* sizing(plan: Plan): Search<Sizing> {
  const { least } = bounds(plan).vehicles;
  const { product: vehicle } = vehicleOf(plan);
  const unfit = fitVehicles(plan)
    .vehicles.find(({ product }) => product === vehicle)
    ?.reasons.find(({ verdict }) => verdict === "no");
  const answer = (given: Omit<Sizing, "least" | "digest">): Sizing => {
    const { fleet, share, orders, fewer, more, limit } = given;
    const all = { fleet, share, orders, fewer, more, least, limit };
    return { ...all, digest: digest(JSON.stringify([{ ...plan, name: "", choice: { vehicle } }, all])) };
  };
  const without = (limit: Limit, { share, orders }: Pick<Trial, "share" | "orders">) =>
    answer({ fleet: null, share, orders, fewer: null, more: null, limit });
  const nothing = { share: unknown, orders: 0 };
  if (unfit) return without({ kind: "vehicle", at: null, text: unfit.text }, nothing);
  const { share: promised } = plan.work.promise;
  const trials = new Map<number, Trial>();
  let atLeast = Math.max(1, least);
  let room: number = limits.vehicles;
  let tries = 0;
  let tooMuch = false;
  if (least > limits.vehicles) return without(tooLarge(least, limits.vehicles), nothing);

  let count = Math.max(atLeast, firstCount(plan));
  let found: Trial | undefined;
  let best: Trial | undefined;
  while (count >= atLeast && count <= room) {
    const trial = yield* tried(count, looks.length);
    if (tooMuch) return without(tooLarge(atLeast, count), nothing);
    if (!trial) {
      /* With fewer, down to those that the floor has room for, unless those were tried. */
      if (trials.size > 0) break;
      count = room;
      continue;
    }
    if ((trial.share.mean ?? 1) > (best?.share.mean ?? -1)) best = trial;
    if (keeps(trial)) {
      found = trial;
      if (trials.has(count - 1)) break;
      count--;
    } else {
      if ((trial.share.high ?? 1) < promised && count === atLeast) atLeast = count + 1;
      if (found || count - (best?.count ?? count) >= patience) break;
      count = Math.max(count, ...trials.keys()) + 1;
    }
  }
  if (!found) {
    const isFull = room < atLeast || (room < limits.vehicles && (best?.count ?? 0) >= room - 1);
    return without(isFull ? fullFloor(plan, room) : crowdedPlace(plan, best), best ?? nothing);
  }
  const fewer = trials.get(found.count - 1);
  const more = yield* beyond(found);
  return answer({
    fleet: [{ vehicle, count: found.count }],
    share: found.share,
    orders: found.orders,
    fewer: fewer ? beside(fewer) : null,
    more: more ? beside(more) : null,
    limit: more && isWorse(more, found) ? shortestStub(plan, more.count) : busiestPlace(plan),
  });

  /** One vehicle more; in more runs where the first ones look as if it stood in the way. */
  function* beyond({ count }: Trial): Search<Trial | undefined> {
    const first = yield* tried(count + 1, 2);
    if (!first || !found || gain(first, found).mean >= -worse) return first;
    trials.delete(count + 1);
    return (yield* tried(count + 1, 6)) ?? first;
  }

  function keeps({ share: { mean } }: Trial) {
    return (mean ?? 1) >= promised;
  }

  function* tried(count: number, most: number): Search<Trial | undefined> {
    const known = trials.get(count);
    if (known) return known;
    const parts: Part[] = [];
    let trial: Trial = { count, share: unknown, orders: 0, runs: 0, parts };
    /* The very first run alone tells whether the floor is too large. */
    for (const runs of [...(trials.size === 0 ? [1] : []), ...looks.slice(0, most)]) {
      const tasks = Array.from({ length: runs - trial.runs }, (_, at) => ({ count, run: trial.runs + at }));
      for (const tally of yield { tasks, known: { atLeast, trying: count, runs: trial.runs } }) {
        if ("room" in tally) room = Math.min(count - 1, tally.room);
        if ("tooMuch" in tally) tooMuch = true;
        if (!("placed" in tally)) return undefined;
        tries += tally.tries;
        parts.push({ part: tally.inTime, of: tally.placed });
      }
      const counted = parts.filter(({ of }) => of > 0);
      const orders = counted.reduce((sum, { of }) => sum + of, 0);
      trial = {
        count,
        share: counted.length > 0 ? estimateShare(counted) : nothingLate,
        orders,
        runs,
        parts,
      };
      const { low, high } = trial.share;
      if (low !== null && high !== null && (low > promised || high < promised || high - low <= narrow)) break;
      if (tries > budget) break;
    }
    trials.set(count, trial);
    return trial;
  }
}

/** What one fleet gains over another, in runs with the same orders, so that what the orders do is not in the way. */
function gain(more: Trial, than: Trial) {
  const differences = more.parts.flatMap(({ part, of }, run) => {
    const other = than.parts[run];
    return of > 0 && other && other.of > 0 ? [part / of - other.part / other.of] : [];
  });
  const { mean, high } = estimate(differences);
  return { mean: mean ?? 0, high: high ?? 0 };
}

function isWorse(more: Trial, than: Trial) {
  const { mean, high } = gain(more, than);
  return mean < -worse && high < 0;
}

const unknown: Estimate = { mean: null, low: null, high: null };
/** Of no orders, none is late. */
const nothingLate: Estimate = { mean: 1, low: null, high: null };
const beside = ({ count, share }: Trial) => ({ count, share: share.mean ?? 1 });

/** The count with which the search starts: the work of the busiest hour with shared empty travel, and one. */
function firstCount(plan: Plan): number {
  const { loaded, handling, emptyShared } = bounds(plan).perHour;
  const work = (loaded + handling + emptyShared) * peakOf(plan);
  return Math.min(limits.vehicles, (fewest(work, 3600, 0) ?? 1) + 1);
}

/** More than the planner sizes: what is known all the same, and what to do instead. */
function tooLarge(atLeast: number, count: number): Limit {
  const text = `Driving ${count} vehicles on this floor is more than the planner does for one answer. It takes at least ${atLeast} by the bound. Plan one area of the hall at a time, or leave out places that no vehicle stops at.`;
  return { kind: "work", at: null, text };
}

/** The place whose handovers take most of the busiest hour. */
function busiestPlace(plan: Plan): Limit {
  const { at, taken } = busiestHandover(plan);
  const text = `The handover at “${at}” is taken for ${taken}% of the busiest hour, by one vehicle at a time. A second place beside it would take the queue away.`;
  return { kind: "handover", at, text };
}

function busiestHandover(plan: Plan) {
  const seconds = new Map<string, number>();
  const { pick, drop } = plan.assumptions;
  for (const { from, to, perHour } of plan.flows) {
    seconds.set(from, (seconds.get(from) ?? 0) + perHour * pick);
    seconds.set(to, (seconds.get(to) ?? 0) + perHour * drop);
  }
  const [at = "", most = 0] = [...seconds].reduce((a, b) => (b[1] > a[1] ? b : a), ["", 0]);
  return { at, taken: Math.round((100 * most * peakOf(plan)) / 3600) };
}

/** A handover that is taken for less of the hour, %, is not what holds up a fleet that further vehicles don't help. */
const queuesFrom = 50;

/** Where vehicles queue that are too many, and yet too few: at a handover, or on the lane that most trips pass. */
function crowdedPlace(plan: Plan, best: Trial | undefined): Limit {
  const handover = busiestHandover(plan);
  const lane = busiestLane(plan);
  if (handover.taken >= queuesFrom || !best || !lane) return busiestPlace(plan);
  const trips = Math.round(lane.perHour * peakOf(plan));
  const at = `${lane.from} → ${lane.to}`;
  const text = `More vehicles than ${best.count} don't help: they wait for one another on the way, while no handover is taken for more than ${handover.taken}% of the busiest hour. Most trips, ${trips} in that hour, pass the lane from “${lane.from}” to “${lane.to}”. A second lane beside it, or a way round, would take some of them.`;
  return { kind: "lane", at, text };
}

/** The lane that most trips pass on the shortest ways, to the drop and back to the pick-up. */
function busiestLane({ places, lanes, flows }: Plan) {
  const { between } = distancesOf({ places, lanes });
  const passes = (from: string, to: string) => {
    const length = between(from, to);
    return flows.reduce((sum, flow) => {
      const isOn = (a: string, b: string) => between(a, from) + length + between(to, b) === between(a, b);
      return (
        sum + (isOn(flow.from, flow.to) ? flow.perHour : 0) + (isOn(flow.to, flow.from) ? flow.perHour : 0)
      );
    }, 0);
  };
  return lanes
    .map(({ from, to, both }) => ({ from, to, perHour: passes(from, to) + (both ? passes(to, from) : 0) }))
    .reduce<{ from: string; to: string; perHour: number } | undefined>(
      (most, lane) => (lane.perHour > (most?.perHour ?? 0) ? lane : most),
      undefined,
    );
}

/** A floor that has no room for the vehicles that the work needs, and where they could stand. */
function fullFloor(plan: Plan, room: number): Limit {
  const { at } = resting(plan)[0] ?? { at: null };
  const where = at ? ` “${at}” and places like it` : " a place to park with a charger";
  const text = `The floor has room for ${room} ${room === 1 ? "vehicle" : "vehicles"} to rest beside the lanes, too few for this work. Add${at ? " room at" : ""}${where}, each on a lane of its own.`;
  return { kind: "parking", at, text };
}

/** The resting place whose lane is the shortest: another vehicle stands in the way of those that rest there. */
function shortestStub(plan: Plan, count: number): Limit {
  const [stub] = resting(plan);
  if (!stub) return busiestPlace(plan);
  const metres = Math.round(stub.length / 100) / 10;
  const text = `With ${count} vehicles, those that rest at “${stub.at}” stand in each other's way: its lane is ${metres} m long. A longer lane, or a further place to rest, would let them pass.`;
  return { kind: "stub", at: stub.at, text };
}

/** The places to rest and charge with the lengths of their lanes (mm), the shortest for its chargers first. */
function resting({ places, lanes }: Plan) {
  const at = new Map(places.map((place) => [place.id, place]));
  return places
    .filter(({ chargers = 0 }) => chargers > 0)
    .map(({ id, chargers = 1 }) => {
      const lengths = lanes
        .filter(({ from, to }) => from === id || to === id)
        .map(({ from, to }) => {
          const [a, b] = [at.get(from), at.get(to)];
          if (!a || !b) return Infinity;
          const [x, y] = [a.x - b.x, a.y - b.y];
          return Math.sqrt(x * x + y * y);
        });
      return { at: id, length: Math.min(...lengths), chargers };
    })
    .toSorted((a, b) => a.length / a.chargers - b.length / b.chargers || (a.at < b.at ? -1 : 1));
}
