import { fewest } from "../flow/bounds.ts";
import { leastCost } from "../flow/transportation.ts";
import { random } from "../numbers/random.ts";
import { sum } from "../numbers/statistics.ts";
import { everyWay } from "./every-way.ts";
import { moneyCases } from "./money-cases.ts";
import { queueCases } from "./queue-cases.ts";

/** One figure of the planner, beside a published one or one that follows from theory. */
export type Case = {
  case: string;
  source: string;
  expected: number;
  got: number;
  /** 95% interval of a simulated figure. */
  low?: number;
  high?: number;
};

/** The planner's figures beside the expected ones: equal, or within an interval that holds in 19 cases of 20. */
export function validationTable(): Case[] {
  return [...vehicleCases(), ...transportationCases(), ...moneyCases(), ...queueCases()];
}

function* vehicleCases(): Generator<Case> {
  const source =
    "Groover, Automation, Production Systems: 40 deliveries, 250 ft loaded, 300 ft empty, 200 ft/min";
  const work = 40 * (250 / 200 + 300 / 200 + 1.5);
  yield { case: "minutes of work an hour", source, expected: 170, got: work };
  yield {
    case: "vehicles at a traffic factor of 1 − 0.05 (n − 1)",
    source,
    expected: 4,
    got: fewest(work, 60, 0.05) ?? 0,
  };
}

/** Problems with their optimum from the literature, as cost rows, supplies and demands. */
const transportation = [
  {
    source: "Hillier and Lieberman, Introduction to Operations Research: P & T Company",
    costs: [
      [464, 513, 654, 867],
      [352, 416, 690, 791],
      [995, 682, 388, 685],
    ],
    supplies: [75, 125, 100],
    demands: [80, 65, 70, 85],
    expected: 152_535,
  },
  {
    source: "Winston, Operations Research: Powerco",
    costs: [
      [8, 6, 10, 9],
      [9, 12, 13, 7],
      [14, 9, 16, 5],
    ],
    supplies: [35, 50, 40],
    demands: [45, 20, 30, 30],
    expected: 1020,
  },
] as const;

function* transportationCases(): Generator<Case> {
  for (const { source, costs, supplies, demands, expected } of transportation)
    yield {
      case: "least cost of a transportation problem",
      source,
      expected,
      got: leastCost(supplies, demands, (supply, demand) => costs[supply]?.[demand] ?? 0),
    };
  yield {
    case: `${matrices} random transportation problems: how many differ from the best of every way to send each unit`,
    source: "exhaustive search",
    expected: 0,
    got: Array.from({ length: matrices }, (_, seed) => seed).filter(differsFromExhaustive).length,
  };
}

const matrices = 1000;

/** Up to 4 × 4, amounts up to 5 and costs up to 99: small enough to try everything. */
function differsFromExhaustive(seed: number): boolean {
  const stream = random(2026, seed);
  const below = (end: number) => Math.floor(stream.fraction() * end);
  const amounts = () => Array.from({ length: 1 + below(3) }, () => below(6));
  const [supplies, demands] = [amounts(), amounts()];
  const missing = sum(supplies) - sum(demands);
  (missing > 0 ? demands : supplies).push(Math.abs(missing));
  const costs = supplies.map(() => demands.map(() => below(100)));
  const least = leastCost(supplies, demands, (supply, demand) => costs[supply]?.[demand] ?? 0);
  return Math.abs(least - everyWay(supplies, demands, costs)) > 1e-6;
}
