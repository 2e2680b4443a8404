import { random } from "../numbers/random.ts";
import { IdleVehicles, PlacesByDistance } from "./idle-vehicles.ts";
import { placing, type Rate } from "./placing.ts";
import { TimeHeap } from "./time-heap.ts";

/** A fleet's job: times in whole milliseconds, places by number. */
export type Job = {
  /**
   * `stream`: which of the plan's flows it is, where the job has not all of them; its orders are drawn accordingly.
   * `round`: a tour's time from the end of its pick until it is back at its first stop.
   */
  flows: readonly (Rate & { from: number; to: number; stream?: number; round?: number })[];
  places: number;
  /** Driving times from place to place, row by row. */
  ways: Float64Array;
  /** Handed in if several runs share a floor. */
  byDistance?: PlacesByDistance;
  /** Times to pick and to drop one load; a test may draw them from a distribution. */
  pick: (draw: () => number) => number;
  drop: (draw: () => number) => number;
  vehicles: number;
  /** Where the n-th vehicle starts. */
  start: (vehicle: number) => number;
  duration: number;
  /** Orders of a log by flow, ms; without one, they are drawn. */
  placed?: readonly (readonly number[])[];
};

const never = () => Number.POSITIVE_INFINITY;

/** What one run showed after its first tenth, in which the queues only fill. Times in ms. */
export type Run = {
  /** Waits of the orders that were placed in that time and reached before the end. */
  waits: Float64Array;
  drops: number;
  /** Time of all vehicles together, from an order's assignment to its drop. */
  busy: number;
  /** Time of all vehicles together at a charger. */
  charged: number;
  measured: number;
};

/**
 * One run of the queue, event by event. Orders of each flow arrive by a Poisson process. The oldest waiting order
 * goes to the idle vehicle with the shortest way to its pick-up; the vehicle stays where it set its load down.
 *
 * @param seeds of the random numbers; each flow draws its own, so that a fleet of another size meets the same orders
 */
export function runFleet(job: Job, ...seeds: number[]): Run {
  const { flows, ways, places, duration, placed, byDistance = new PlacesByDistance(ways, places) } = job;
  const warm = duration / 10;
  const arrivals = flows.map((rate, flow) => placing(rate, random(...seeds, rate.stream ?? flow)));
  const handling = random(...seeds, flows.length).fraction;
  const due: number[] = [];
  const taken = new Uint32Array(flows.length);
  const events = new TimeHeap(flows.length + job.vehicles);
  const idle = new IdleVehicles(byDistance, places);
  const queue = { flow: [] as number[], placed: [] as number[], first: 0 };
  const waits: number[] = [];
  let drops = 0;
  let busy = 0;

  for (let flow = 0; flow < flows.length; flow++) arrive(flow);
  for (let vehicle = 0; vehicle < job.vehicles; vehicle++) idle.add(job.start(vehicle));
  while (events.time < duration) {
    const now = events.time;
    const event = events.take();
    if (event < flows.length) {
      queue.flow.push(event);
      queue.placed.push(now);
      arrive(event);
      const flow = queue.flow[queue.first] ?? 0;
      const place = idle.takeNearest(flows[flow]?.from ?? 0);
      if (place >= 0) serve(now, place);
    } else if (queue.first < queue.flow.length) serve(now, event - flows.length);
    else idle.add(event - flows.length);
  }
  return { waits: Float64Array.from(waits), drops, busy, charged: 0, measured: duration - warm };

  /** Places the flow's next order. Arrival times are summed unrounded, so that roundings don't add up. */
  function arrive(flow: number): void {
    if (placed) {
      const at = placed[flow]?.[taken[flow] ?? 0];
      taken[flow] = (taken[flow] ?? 0) + 1;
      if (at !== undefined) events.add(at, flow);
      return;
    }
    const { first, gap } = arrivals[flow] ?? { first: never, gap: never };
    const known = due[flow];
    const next = known === undefined ? first() : known + gap();
    due[flow] = next;
    events.add(Math.round(next), flow);
  }

  /** Assigns the oldest order to a vehicle at `place`. An event with a place's number: a vehicle is free there. */
  function serve(now: number, place: number): void {
    const flow = flows[queue.flow[queue.first] ?? 0];
    const since = queue.placed[queue.first] ?? 0;
    queue.first++;
    if (!flow) return;
    const reached = now + (ways[place * places + flow.from] ?? 0);
    const loaded = flow.round ?? ways[flow.from * places + flow.to] ?? 0;
    const dropped = reached + job.pick(handling) + loaded + job.drop(handling);
    if (since >= warm && reached < duration) waits.push(reached - since);
    if (dropped >= warm && dropped < duration) drops += flow.perTrip ?? 1;
    busy += Math.max(0, Math.min(dropped, duration) - Math.max(now, warm));
    events.add(dropped, flows.length + flow.to);
  }
}
