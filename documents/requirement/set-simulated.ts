import { plannerWords } from "#content/planner.ts";
import { requirementWords } from "#content/requirement.ts";
import { type Hour, limitsOf, partsOfHour, shownParts } from "#planner/fleet/limiting.ts";
import type { Summary } from "#planner/fleet/summary.ts";
import { bounds } from "#planner/flow/bounds.ts";
import type { Plan } from "#planner/plan/plan.ts";
import type { Paper } from "./paper.ts";

const words = requirementWords.simulated;

/** What the browser that asked for the document has simulated. */
export function setSimulated(paper: Paper, plan: Plan, simulated: Summary) {
  const {
    runs,
    hours,
    recommended,
    digest,
    counts,
    throughput,
    onTime,
    low,
    high,
    wait,
    p95,
    busy,
    charging,
  } = simulated;
  paper.headline(words.title);
  paper.text(words.text(runs, hours, digest));
  paper.text(recommended === undefined ? words.none : words.recommended(recommended));
  const rows = counts.map(
    (count, at) =>
      [
        `${count}`,
        (throughput[at] ?? 0).toFixed(1),
        percent(onTime[at]),
        `${percent(low[at])} to ${percent(high[at])}`,
        seconds(wait[at]),
        seconds(p95[at]),
        whole(busy[at]),
        whole(charging[at]),
      ] as const,
  );
  paper.table(words.head, rows, [0.12, 0.13, 0.11, 0.2, 0.11, 0.12, 0.1, 0.11]);
  if (simulated.hour && recommended !== undefined) setHour(paper, plan, recommended, simulated.hour);
}

/** What a vehicle of the recommended fleet does in an hour, and what limits that fleet. */
function setHour(paper: Paper, plan: Plan, count: number, shares: readonly number[]) {
  const hour = Object.fromEntries(partsOfHour.map((part, at) => [part, shares[at] ?? 0])) as Hour;
  const rows = shownParts(hour).map(
    (part) => [plannerWords.fleet.hour[part], `${Math.round(hour[part] * 60)}`] as const,
  );
  paper.table(words.hour, rows, [0.6, 0.4]);
  for (const limit of limitsOf(plan, bounds(plan), count, hour)) paper.text(limit);
}

const percent = (share = 0) => `${(share * 100).toFixed(1)} %`;
const whole = (share = 0) => `${Math.round(share * 100)} %`;
const seconds = (wait = 0) => `${Math.round(wait)} s`;
