import { crommelinWait, erlangWait } from "./queues.ts";
import { constant, exponential, simulatedThroughput, simulatedWait } from "./simulated-queue.ts";
import type { Case } from "./table.ts";

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

/** The queue kernel without driving, compared with queueing theory. */
export function* queueCases(): Generator<Case> {
  for (const [servers, load] of points)
    yield {
      case: `${inWords(servers)}, load ${load}, exponential service: mean wait over service time`,
      source: "Erlang C",
      expected: erlangWait(servers, load),
      ...simulatedWait(servers, load, exponential, erlangWait),
    };
  for (const [servers, load] of points.filter(
    ([servers]) => servers === 1 || servers === 5 || servers === 10,
  ))
    yield {
      case: `${inWords(servers)}, load ${load}, constant service: mean wait over service time`,
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

const inWords = (servers: number) => (servers === 1 ? "1 server" : `${servers} servers`);
