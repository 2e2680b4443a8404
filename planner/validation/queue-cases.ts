import { runFleet } from "../fleet/run.ts";
import { logarithm } from "../numbers/logarithm.ts";
import { type Estimate, estimate, sum } from "../numbers/statistics.ts";
import { controlledEstimate } from "./controlled.ts";
import { crommelinWait, erlangWait } from "./queues.ts";
import type { Case } from "./table.ts";

const serviceTime = 60_000; /* ms */
const hour = 3_600_000; /* ms */
const runs = 20;
/** Orders of a run: in large fleets at high load, waits are rare but long, so they need more. */
const orders = (servers: number) => (servers < 8 ? 25_000 : 100_000);

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

/** Service time with a mean of 1; the n-th order's is drawn with the n-th random number. */
type Service = (draw: () => number) => number;
const exponential: Service = (draw) => -logarithm(1 - draw());
const constant: Service = () => 1;

/** The queue kernel without driving, compared with queueing theory. */
export function* queueCases(): Generator<Case> {
  for (const [servers, load] of points)
    yield {
      case: `${servers} servers, load ${load}, exponential service: mean wait over service time`,
      source: "Erlang C",
      expected: erlangWait(servers, load),
      ...simulatedWait(servers, load, exponential, erlangWait),
    };
  for (const [servers, load] of points.filter(
    ([servers]) => servers === 1 || servers === 5 || servers === 10,
  ))
    yield {
      case: `${servers} servers, load ${load}, constant service: mean wait over service time`,
      source: "M/D/c (Crommelin, 1932)",
      expected: crommelinWait(servers, load),
      ...simulatedWait(servers, load, constant, crommelinWait),
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

/**
 * Mean wait over mean service time. Waits of one run are correlated over hundreds of orders, so even a million of them
 * are off by per cents. Each run is therefore repeated with the same orders and the same draws on half as many servers,
 * each twice as fast, whose mean wait is known: chance affects both alike.
 */
function simulatedWait(
  servers: number,
  load: number,
  service: Service,
  theory: (servers: number, load: number) => number,
) {
  const fewer = servers === 1 ? 2 : Math.ceil(servers / 2);
  const meanWaits = (simulated: number) =>
    overRuns((run) => {
      const { waits } = oneQueue(servers, load, service, run, simulated);
      return sum(waits) / waits.length / serviceTime;
    });
  const known = (theory(fewer, load) * fewer) / servers;
  return shown(controlledEstimate(meanWaits(servers), meanWaits(fewer), known));
}

const simulatedThroughput = (servers: number, load: number) =>
  shown(
    estimate(
      overRuns((run) => {
        const { drops, measured } = oneQueue(servers, load, constant, run);
        return (drops * hour) / measured;
      }),
    ),
  );

const overRuns = (figure: (run: number) => number) => Array.from({ length: runs }, (_, run) => figure(run));

const shown = ({ mean, low, high }: Estimate) => ({ got: mean ?? 0, low: low ?? 0, high: high ?? 0 });

/** @param simulated servers that do the work of `servers`: the fewer there are, the faster each is */
function oneQueue(servers: number, load: number, service: Service, run: number, simulated = servers) {
  const perHour = servers * load * (hour / serviceTime);
  const each = (serviceTime * simulated) / servers;
  const job = {
    flows: [{ from: 0, to: 0, perHour }],
    places: 1,
    ways: Float64Array.of(0),
    pick: (draw: () => number) => Math.round(each * service(draw)),
    drop: () => 0,
    vehicles: simulated,
    start: () => 0,
    duration: Math.round((orders(servers) / perHour) * hour),
  };
  return runFleet(job, 2026, servers, Math.round(load * 100), run);
}
