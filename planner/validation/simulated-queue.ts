import { runFleet } from "../fleet/run.ts";
import { logarithm } from "../numbers/logarithm.ts";
import { type Estimate, estimate, sum } from "../numbers/statistics.ts";
import { controlledEstimate } from "./controlled.ts";

const serviceTime = 60_000; /* ms */
const hour = 3_600_000; /* ms */
const runs = 20;
/** Orders of a run: in large fleets at high load, waits are rare but long, so they need more. */
const orders = (servers: number) => (servers < 8 ? 25_000 : 100_000);

/** Service time with a mean of 1; the n-th order's is drawn with the n-th random number. */
type Service = (draw: () => number) => number;
export const exponential: Service = (draw) => -logarithm(1 - draw());
export const constant: Service = () => 1;

/**
 * Mean wait over mean service time. Waits of one run are correlated over hundreds of orders, so even a million of them
 * are off by per cents. Each run is therefore repeated with the same orders and the same draws on half as many servers,
 * each twice as fast, whose mean wait is known: chance affects both alike.
 */
export function simulatedWait(
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

export const simulatedThroughput = (servers: number, load: number) =>
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
