/*
 * Do the 95% intervals of `size` hold the long-run share of the fleet that they name?
 *   npm run node -- benchmarks/sizing-intervals.ts 120 60       presets: kept runs of each count, sizings of each plan
 *   npm run node -- benchmarks/sizing-intervals.ts 120 60 20    and as many random floors with stubs
 * A sizing draws its runs anew from the kept ones, the same for each count, so the share of all kept runs is exactly what
 * its intervals ought to hold.
 */
import { random } from "#planner/numbers/random.ts";
import type { Plan } from "#planner/plan/plan.ts";
import type { Tally, Task } from "#planner/sizing/sizing.ts";
import { ensureMeasures } from "../scripts/site/ensure-measures.ts";
import { machine } from "./report.ts";

await ensureMeasures();
/* Imported after the measures, which they need. */
const { readPlan } = await import("#planner/plan/read-plan.ts");
const { presets } = await import("#planner/presets/presets.ts");
const { runnerOf } = await import("#planner/sizing/busiest-hour.ts");
const { sizeOn } = await import("#planner/sizing/size.ts");
const { stubFloor } = await import("#tests/support/stub-floor.ts");

const [kept = 120, sizings = 60, floors = 0] = process.argv.slice(2).map(Number);
console.info(machine());
const plans = [
  ...presets.map(({ name, plan }) => [name, plan] as const),
  ...Array.from({ length: floors }, (_, seed) => [`floor ${seed}`, planOf(seed)] as const),
];
let [named, held, near] = [0, 0, 0];
for (const [name, plan] of plans) {
  const runTask = runnerOf(plan);
  const known = new Map<string, Tally>();
  const tallyOf = ({ most: _, ...task }: Task) => {
    const key = JSON.stringify(task);
    const tally = known.get(key) ?? runTask(task);
    known.set(key, tally);
    return tally;
  };
  const before = [named, held] as const;
  for (let sizing = 0; sizing < sizings; sizing++) {
    const draws = random(sizing + 1);
    const drawn: number[] = [];
    const runOf = (run: number) => {
      while (drawn.length <= run) drawn.push(Math.floor(draws.fraction() * kept));
      return drawn[run] ?? 0;
    };
    const { fleet, share } = await sizeOn(plan, async (tasks) =>
      tasks.map((task) => tallyOf({ ...task, run: runOf(task.run) })),
    );
    if (!fleet || share.low === null || share.high === null) continue;
    named++;
    const counts = fleet.map(({ count }) => count);
    const count = counts.reduce((sum, each) => sum + each, 0);
    const truth = shareOf(
      Array.from({ length: kept }, (_, run) => tallyOf({ count, ...(counts.length > 1 && { counts }), run })),
    );
    if (truth >= share.low && truth <= share.high) held++;
    if (truth >= plan.work.promise.share - 0.03) near++;
  }
  console.info(`${name}: ${held - before[1]} of ${named - before[0]} intervals hold`);
}
const percent = (part: number) => `${((100 * part) / named).toFixed(1)}%`;
console.info(
  `of ${named} sizings that name a fleet, ${percent(held)} hold the share, ${percent(near)} keep the promise within 3 points`,
);

function shareOf(tallies: readonly Tally[]) {
  let [inTime, placed] = [0, 0];
  for (const tally of tallies) {
    if (!("placed" in tally)) continue;
    inTime += tally.inTime;
    placed += tally.placed;
  }
  return placed > 0 ? inTime / placed : 1;
}

function planOf(seed: number): Plan {
  const read = readPlan(stubFloor(seed));
  if (!read.ok) throw new Error(JSON.stringify(read.errors));
  return read.value;
}
