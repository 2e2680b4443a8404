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
  const { fleet } = size(plan);
  const name = `${preset.name}, seed ${seed}`;
  if (!fleet) {
    without++;
    console.info(`${name}: no count keeps the promise`);
    continue;
  }
  const { share } = plan.work.promise;
  const onTime = (counts: readonly number[]) => {
    if (counts.includes(0)) return 0;
    const count = counts.reduce((sum, each) => sum + each, 0);
    const day = {
      ...{ plan: { ...plan, seed: seed + otherSeed }, count, counts },
      ...{ runs: 1, hours: 24, traffic: true },
    };
    const answer = simulateTraffic(day);
    if (!answer.ok) throw new Error(JSON.stringify(answer.errors));
    return answer.value.onTime.mean ?? 0;
  };
  const counts = fleet.map(({ count }) => count);
  const all = onTime(counts);
  /* Of several kinds, the one that is missed least. */
  const fewer = Math.max(
    ...counts.map((_, less) => onTime(counts.map((count, kind) => (kind === less ? count - 1 : count)))),
  );
  if (all >= share) kept++;
  if (fewer < share) fewerFailed++;
  const percent = (value: number) => `${(value * 100).toFixed(1)} %`;
  console.info(
    `${name}: ${counts.join(" + ")} reach ${percent(all)}, one fewer ${percent(fewer)} (promised ${percent(share)})`,
  );
}
console.info(
  `kept in ${kept} of ${cases}, one fewer failed in ${fewerFailed} of ${cases}, no fleet in ${without}`,
);
