import { requirementWords } from "#content/requirement.ts";
import type { Summary } from "#planner/fleet/summary.ts";
import type { Paper } from "./paper.ts";

const words = requirementWords.simulated;

/** What the browser of whoever asked for the document has simulated. */
export function setSimulated(paper: Paper, simulated: Summary) {
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
        percent(busy[at]),
        percent(charging[at]),
      ] as const,
  );
  paper.table(words.head, rows, [0.12, 0.13, 0.11, 0.2, 0.11, 0.12, 0.1, 0.11]);
}

const percent = (share = 0) => `${(share * 100).toFixed(1)} %`;
const seconds = (wait = 0) => `${Math.round(wait)} s`;
