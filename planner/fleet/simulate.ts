import { drivenSpeed, type Kind, kindsOf } from "../choose.ts";
import { distancesOf, limitedTimes } from "../floor/distances.ts";
import { digest } from "../numbers/digest.ts";
import { type Estimate, estimate, estimateShare, quantile, sum } from "../numbers/statistics.ts";
import type { Replay } from "../orders/replay.ts";
import { timeAtStops, waysOf } from "../plan/ways.ts";
import { countsOf } from "./counts.ts";
import { PlacesByDistance } from "./idle-vehicles.ts";
import { type Job, type Run, runFleet } from "./run.ts";
import type { Simulation } from "./simulation.ts";

export type FleetAnswer = {
  count: number;
  /** Orders an hour. */
  throughput: Estimate;
  /** s from an order until a vehicle arrives at its pick-up. */
  wait: { mean: Estimate; p95: Estimate };
  /** Share of orders reached within the promised time. */
  onTime: Estimate;
  /** Share of the vehicles' time that isn't idle. */
  utilisation: Estimate;
  /** Share of the vehicles' time at a charger. */
  charging: Estimate;
  /** The same in every engine for the same plan, count, runs, hours, traffic and seed. */
  digest: string;
};

/** Simulates the plan's fleet without traffic, battery or breakdown. Figures are computed per run, then over runs. */
export function simulate(simulation: Simulation): FleetAnswer {
  const { plan, count, counts = countsOf(plan, count) } = simulation;
  const jobs = kindsOf(plan).map((kind, at) => jobOf(simulation, kind, counts[at] ?? 0));
  return answerOf(simulation, (run) => together(jobs.map((job) => runFleet(job, plan.seed, run))));
}

/** Kinds meet nowhere but in traffic, so without it each has a queue of its own. */
function together([first, ...others]: readonly Run[]): Run {
  if (!first) throw new Error("A fleet has one kind of vehicle at least");
  return others.reduce(
    (all, { waits, drops, busy, charged }) => ({
      waits: Float64Array.from([...all.waits, ...waits]),
      drops: all.drops + drops,
      busy: all.busy + busy,
      charged: all.charged + charged,
      measured: all.measured,
    }),
    first,
  );
}

/** The figures of all runs of a simulation; `runOnce` does one run. */
export function answerOf(
  { plan, count, counts, runs, hours, traffic, replay }: Simulation,
  runOnce: (run: number) => Run,
): FleetAnswer {
  const shown = Array.from({ length: runs }, (_, run) =>
    figuresOf(runOnce(run), count, plan.work.promise.within * 1000),
  );
  const over = (of: (figures: Figures) => number | undefined) =>
    estimate(shown.map(of).filter((value) => value !== undefined));
  const answer = {
    count,
    throughput: over(({ throughput }) => throughput),
    wait: { mean: over(({ waits }) => waits?.mean), p95: over(({ waits }) => waits?.p95) },
    onTime: estimateShare(shown.flatMap(({ waits }) => (waits ? [waits.onTime] : []))),
    utilisation: over(({ utilisation }) => utilisation),
    charging: over(({ charging }) => charging),
  };
  const asked = [plan, counts ?? count, runs, hours, traffic, answer, ...(replay ? [replay.orders] : [])];
  return { ...answer, digest: digest(JSON.stringify(asked)) };
}

type Figures = ReturnType<typeof figuresOf>;

function figuresOf({ waits, drops, busy, charged, measured }: Run, count: number, promise: number) {
  waits.sort();
  const part = waits.filter((wait) => wait <= promise).length;
  const shareOfTime = (time: number) => (count > 0 ? time / (count * measured) : undefined);
  return {
    throughput: (drops * 3_600_000) / measured,
    utilisation: shareOfTime(busy),
    charging: shareOfTime(charged),
    waits:
      waits.length === 0
        ? undefined
        : {
            mean: sum(waits) / waits.length / 1000,
            p95: quantile(waits, 0.95) / 1000,
            onTime: { part, of: waits.length },
          },
  };
}

function byFlow({ orders }: Replay, flows: number): number[][] {
  const placed: number[][] = Array.from({ length: flows }, () => []);
  for (const { at, flow } of orders) placed[flow]?.push(at);
  return placed;
}

/** The orders of one kind's flows. */
function placedOf(replay: Replay, flows: number, kind: Kind): number[][] {
  const placed = byFlow(replay, flows);
  return kind.flows.map((flow) => placed[flow] ?? []);
}

/** One kind's flows as a job in whole milliseconds. Vehicles start at their pick-ups, one after another. */
function jobOf({ plan: whole, hours, replay }: Simulation, kind: Kind, count: number): Job {
  const { plan, vehicle } = kind;
  const { matrix, indexOf } = distancesOf(plan);
  const speed = drivenSpeed(plan, vehicle);
  const [pick, drop] = [Math.round(plan.assumptions.pick * 1000), Math.round(plan.assumptions.drop * 1000)];
  const places = plan.places.length;
  /* mm ÷ (m/s) = ms */
  const ways = limitedTimes(plan, speed)?.map(Math.round) ?? matrix.map((way) => Math.round(way / speed));
  const flows = plan.flows.map((flow, at) => {
    const { from, to, perHour, every, first, perTrip, tour } = flow;
    const driving = (way: { from: string; to: string }) =>
      ways[indexOf(way.from) * places + indexOf(way.to)] ?? 0;
    const standing = Math.round(1000 * timeAtStops(flow, plan.assumptions.drop));
    return {
      ...{ from: indexOf(from), to: indexOf(to), stream: kind.flows[at] ?? at },
      ...{ perHour, every, first, perTrip, tour },
      ...(tour && { round: waysOf(flow).reduce((sum, way) => sum + driving(way), standing) }),
    };
  });
  return {
    flows,
    places,
    ways,
    byDistance: new PlacesByDistance(ways, places),
    pick: () => pick,
    drop: () => drop,
    vehicles: count,
    start: (vehicle) => flows[vehicle % flows.length]?.from ?? 0,
    duration: Math.round(hours * 3_600_000),
    ...(replay && { placed: placedOf(replay, whole.flows.length, kind) }),
  };
}
