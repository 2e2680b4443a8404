import type { Point } from "../floor/floor.ts";
import { peakOf } from "../plan/peak.ts";
import type { Plan } from "../plan/plan.ts";
import { failuresIn } from "../traffic/failures.ts";
import { Hall } from "../traffic/hall.ts";
import type { Layout } from "../traffic/layout.ts";
import { wayAfter } from "../traffic/motion.ts";
import type { Order, Vehicle } from "../traffic/vehicle.ts";
import { before, chargedIn, hour, ordersAround } from "./hour-of-orders.ts";
import { busiestLane, laneInWords } from "./limiting-place.ts";
import type { Known, Sizing, Stop, StoppedRun, Tally, Task } from "./sizing.ts";
import { ofLaterRun, type Search } from "./trials.ts";

/** min that the vehicle stands. */
const minutes = 20;
const minute = 60_000; /* ms */
/** Runs whose means are told. */
const runs = 3;
/** The stop begins once the busiest hour is under way. */
const begins = before + 10 * minute;
/** What is left of the queue this long after the vehicle drives on is no longer followed. */
const followed = hour;
/** Interval at which vehicles are looked for on the lane. */
const glance = 1000;
/** Of a lane whose width the plan does not name, mm. */
const usualWidth = 2000;

/**
 * What it costs that a vehicle stops on the lane that most trips pass, in the busiest hour: orders that are late beyond
 * those that would be anyway, and the time until the queue is what it would have been. Null where no vehicle passes, or
 * where such runs are too much work.
 */
export function* costOfStop(plan: Plan, { fleet }: Sizing): Search<Stop | null> {
  const lane = busiestLane(plan);
  if (!fleet || !lane) return null;
  const counts = fleet.map(({ count }) => count);
  const count = counts.reduce((sum, each) => sum + each, 0);
  const known: Known = { atLeast: count, trying: count, runs: 0 };
  const tasks = Array.from({ length: runs }, (_, run): Task => {
    return { count, ...(counts.length > 1 && { counts }), run, most: ofLaterRun, isStopped: true };
  });
  const tallies: Tally[] = yield { tasks, known };
  const stopped = tallies.flatMap((tally) => ("stopped" in tally && tally.stopped) || []);
  if (stopped.length === 0) return null;
  const late = Math.round(mean(stopped.map((each) => each.late)));
  const isGone = stopped.every(({ gone }) => gone !== null);
  const gone = isGone ? Math.ceil(mean(stopped.map((each) => each.gone ?? 0)) / minute) : null;
  return { minutes, at: `${lane.from} → ${lane.to}`, late, gone, text: inWords(lane, late, gone) };
}

function inWords(lane: Parameters<typeof laneInWords>[0], late: number, gone: number | null) {
  const orders = late === 0 ? "no further order" : late === 1 ? "1 more order" : `${late} more orders`;
  const queue =
    gone === null
      ? "the queue that it leaves is still there an hour after it drives on"
      : gone === 0
        ? "no queue is left when it drives on"
        : `the queue that it leaves is gone ${gone} min after it drives on`;
  return `A vehicle that stops for ${minutes} minutes of the busiest hour on ${laneInWords(lane)}, which most trips pass, makes ${orders} late, and ${queue}.`;
}

const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;

/** The same run twice: as planned, and with the first vehicle stopped that comes along on the lane. */
export function stoppedRun(plan: Plan, layout: Layout, run: number, most: number): Tally {
  const lane = busiestLane(plan);
  const place = (id: string) => plan.places.find((each) => each.id === id);
  const [from, to] = [lane && place(lane.from), lane && place(lane.to)];
  if (!from || !to) return { stopped: null };
  const line = { from, to, half: (lane?.width ?? usualWidth) / 2 };
  const undisturbed = new Followed(plan, layout, run);
  let found: { vehicle: number; at: number } | undefined;
  for (let t = begins; !found && t < before + hour; t += glance) {
    undisturbed.runTo(t);
    if (undisturbed.hall.tries > most) return { tooMuch: true };
    const vehicle = undisturbed.hall.vehicles.find((each) => isDrivingOn(each, t, line));
    if (vehicle) found = { vehicle: vehicle.id, at: t };
  }
  if (!found) return { stopped: null };
  const { at, vehicle } = found;
  const drivesOn = at + minutes * minute;
  const within = Math.round(plan.work.promise.within * 1000);
  let ends = drivesOn + followed;
  const disturbed = new Followed(plan, layout, run);
  disturbed.hall.disrupt([{ what: { kind: "stop", vehicle }, from: at, until: drivesOn }]);
  let gone: number | null = null;
  for (let t = drivesOn; t <= ends; t += minute) {
    for (const each of [undisturbed, disturbed]) each.runTo(t);
    if (undisturbed.hall.tries + disturbed.hall.tries > most) return { tooMuch: true };
    gone ??= disturbed.firstQueueLike(undisturbed, drivesOn, t);
    /* Orders of the last minutes are still judged. */
    if (gone !== null) ends = Math.min(ends, gone + within);
  }
  for (const each of [undisturbed, disturbed]) each.runTo(ends);
  const late = Math.max(0, disturbed.late(within, ends) - undisturbed.late(within, ends));
  return { stopped: { late, gone: gone && gone - drivesOn } satisfies StoppedRun };
}

/** One run around the busiest hour, with all of its orders. */
class Followed {
  readonly hall: Hall;
  readonly #orders: Order[] = [];

  constructor(plan: Plan, layout: Layout, run: number) {
    const orders = ordersAround(layout.flows, peakOf(plan), plan.seed, run);
    this.hall = new Hall(layout, orders, chargedIn(plan, layout, run));
    this.hall.disrupt(failuresIn(layout, plan.seed, run, before + 4 * hour));
  }

  runTo(t: number) {
    while (this.hall.nextEvent <= t) this.#orders.push(...this.hall.advance());
  }

  /** Orders that no vehicle has reached. */
  queueAt(t: number) {
    return this.#orders.filter(({ placed, pickBegins = Infinity }) => placed <= t && pickBegins > t).length;
  }

  /** The first moment from one to another at which no more orders wait than in another run; null if there is none. */
  firstQueueLike(other: Followed, from: number, to: number) {
    const starts = this.#orders.map(({ pickBegins = Infinity }) => pickBegins);
    const moments = [from, ...starts.filter((t) => t > from && t <= to).sort((a, b) => a - b)];
    return moments.find((t) => this.queueAt(t) <= other.queueAt(t)) ?? null;
  }

  /** Orders whose time was over by a moment before a vehicle reached them. */
  late(within: number, by: number) {
    return this.#orders.filter(
      ({ placed, pickBegins = Infinity }) => placed + within <= by && pickBegins - placed > within,
    ).length;
  }
}

/** A lane's middle line, and how far from it vehicles drive that keep to their right, mm. */
type Line = { from: Point; to: Point; half: number };

function isDrivingOn({ steps }: Vehicle, t: number, line: Line) {
  const step = steps.find((each) => each.from <= t && t < each.to);
  if (step?.kind !== "drive") return false;
  const far = wayAfter(step.leg.run, t - step.from);
  const piece = step.leg.pieces.findLast(({ begins }) => begins <= far);
  return piece !== undefined && isOn(piece.from, line) && isOn(piece.to, line);
}

function isOn({ x, y }: Point, { from: a, to: b, half }: Line) {
  const [dx, dy, ex, ey] = [b.x - a.x, b.y - a.y, x - a.x, y - a.y];
  const length = Math.sqrt(dx * dx + dy * dy);
  const along = dx * ex + dy * ey;
  return Math.abs(dx * ey - dy * ex) <= half * length && along >= 0 && along <= length * length;
}
