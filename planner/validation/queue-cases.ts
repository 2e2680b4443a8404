import { runFleet } from "../fleet/run.ts";
import { logarithm } from "../numbers/logarithm.ts";
import { estimate, sum } from "../numbers/statistics.ts";
import { crommelinWait, erlangWait } from "./queues.ts";
import type { Case } from "./table.ts";

const service = 60_000; /* ms */
const hour = 3_600_000; /* ms */
const orders = 15_000;
const runs = 20;

const points = [
  [1, 0.5],
  [1, 0.7],
  [2, 0.5],
  [2, 0.7],
  [3, 0.6],
  [5, 0.7],
  [5, 0.8],
  [8, 0.75],
  [10, 0.8],
  [15, 0.85],
  [20, 0.85],
  [20, 0.9],
] as const;

/** The queue kernel without ways, beside what queueing theory says of it. */
export function* queueCases(): Generator<Case> {
  for (const [servers, load] of points)
    yield {
      case: `${servers} servers, load ${load}, exponential service: mean wait over service time`,
      source: "Erlang C",
      expected: erlangWait(servers, load),
      ...simulated(servers, load, (draw) => Math.round(-service * logarithm(1 - draw()))),
    };
  for (const [servers, load] of points.filter(
    ([servers]) => servers === 1 || servers === 5 || servers === 10,
  ))
    yield {
      case: `${servers} servers, load ${load}, constant service: mean wait over service time`,
      source: "M/D/c (Crommelin, 1932)",
      expected: crommelinWait(servers, load),
      ...simulated(servers, load, () => service),
    };
  yield {
    case: "one vehicle, orders never run out, cycle 60 s: drops an hour",
    source: "3600 ÷ cycle",
    expected: 60,
    ...simulatedThroughput(1, 4),
  };
  yield {
    case: "60 vehicles, a fortieth of them busy: drops an hour are the demand",
    source: "conservation of orders",
    expected: 90,
    ...simulatedThroughput(60, 0.025),
  };
}

function simulated(servers: number, load: number, pick: (draw: () => number) => number) {
  return over((run) => {
    const { waits } = oneQueue(servers, load, pick, run);
    return sum(waits) / waits.length / service;
  });
}

const simulatedThroughput = (servers: number, load: number) =>
  over((run) => {
    const { drops, measured } = oneQueue(servers, load, () => service, run);
    return (drops * hour) / measured;
  });

function over(figure: (run: number) => number): Pick<Case, "got" | "low" | "high"> {
  const { mean, low, high } = estimate(Array.from({ length: runs }, (_, run) => figure(run)));
  return { got: mean ?? 0, low: low ?? 0, high: high ?? 0 };
}

function oneQueue(servers: number, load: number, pick: (draw: () => number) => number, run: number) {
  const perHour = servers * load * (hour / service);
  const job = {
    flows: [{ from: 0, to: 0, perHour }],
    places: 1,
    ways: Float64Array.of(0),
    pick,
    drop: () => 0,
    vehicles: servers,
    start: () => 0,
    duration: Math.round((orders / perHour) * hour),
  };
  return runFleet(job, 2026, servers, Math.round(load * 100), run);
}
