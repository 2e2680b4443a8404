/*
 * Does the fleet that the planner recommends keep its promise in a day of traffic, and one fewer not?
 *   npm run node -- benchmarks/fleet-promise.ts 20        cases: presets in turn, each time with another seed
 * The fleet is that of `size`; the day has other orders than any of its runs.
 */
import { ensureMeasures } from "../scripts/site/ensure-measures.ts";
import { machine } from "./report.ts";

await ensureMeasures();
/* Imported after the measures, which they need. */
const { presets } = await import("#planner/presets/presets.ts");
const { size } = await import("#planner/sizing/size.ts");
const { simulateTraffic } = await import("#planner/traffic/simulate.ts");

const cases = Number(process.argv[2] ?? 20);
const otherSeed = 1_000_003;
console.info(machine());

let [kept, fewerFailed, without] = [0, 0, 0];
for (let index = 0; index < cases; index++) {
  const preset = presets[index % presets.length];
  if (!preset) break;
  const seed = 1 + Math.floor(index / presets.length);
  const plan = { ...preset.plan, seed };
  const recommended = size(plan).fleet?.[0]?.count;
  const name = `${preset.name}, seed ${seed}`;
  if (recommended == null) {
    without++;
    console.info(`${name}: no count keeps the promise`);
    continue;
  }
  const { share } = plan.work.promise;
  const onTime = (count: number) => {
    if (count < 1) return 0;
    const day = { plan: { ...plan, seed: seed + otherSeed }, count, runs: 1, hours: 24, traffic: true };
    const answer = simulateTraffic(day);
    if (!answer.ok) throw new Error(JSON.stringify(answer.errors));
    return answer.value.onTime.mean ?? 0;
  };
  const [all, fewer] = [onTime(recommended), onTime(recommended - 1)];
  if (all >= share) kept++;
  if (fewer < share) fewerFailed++;
  const percent = (value: number) => `${(value * 100).toFixed(1)} %`;
  console.info(
    `${name}: ${recommended} reach ${percent(all)}, ${recommended - 1} ${percent(fewer)} (promised ${percent(share)})`,
  );
}
console.info(
  `kept in ${kept} of ${cases}, one fewer failed in ${fewerFailed} of ${cases}, no fleet in ${without}`,
);
