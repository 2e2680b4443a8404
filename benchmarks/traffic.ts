/*
 * Traffic on random floors, judged by the tests' checker, which knows only the trace:
 *   npm run node -- benchmarks/traffic.ts 100 2        floors 0 … 99, two hours each
 *   npm run node -- benchmarks/traffic.ts 20 24 1000   from floor 1000 on
 *   npm run node -- benchmarks/traffic.ts 100 2 0 mixed    two or three kinds of vehicle on each floor
 */
import { ensureMeasures } from "../scripts/site/ensure-measures.ts";
import { machine, median } from "./report.ts";

await ensureMeasures();
/* Imported after the measures, which they need. */
const { answerTrace } = await import("#planner/traffic/ask.ts");
const { readPlan } = await import("#planner/plan/read-plan.ts");
const { plannedVehicle } = await import("#planner/vehicles.ts");
const { vehicleOf } = await import("#planner/choose.ts");
const { checkTrace } = await import("#tests/support/check-trace.ts");
const { mixedFloor, randomFloor, withDoors } = await import("#tests/support/random-floor.ts");

const [floors = 20, hours = 2, first = 0] = process.argv.slice(2, 5).map(Number);
const isMixed = process.argv[5] === "mixed";
console.info(machine());

const totals = {
  ...{ overlaps: 0, speeds: 0, turns: 0, doors: 0, disorders: 0 },
  ...{ openings: 0, placed: 0, dropped: 0, refused: 0 },
};
const kinds = ["overlaps", "speeds", "turns", "doors", "disorders", "openings", "placed", "dropped"] as const;
const longestOverMean: number[] = [];
const standstills: number[] = [];
const timesReal: number[] = [];
for (let seed = first; seed < first + floors; seed++) {
  const { input, fleet, speeds } = isMixed ? mixed(seed) : alike(seed);
  const began = process.cpuUsage();
  const answer = answerTrace({ plan: input, ...fleet, seconds: hours * 3600 });
  if (!answer.ok) {
    totals.refused++;
    console.info(`floor ${seed}: ${answer.errors[0]?.message}`);
    continue;
  }
  const found = checkTrace(answer.value, speeds);
  timesReal.push((hours * 3_600_000_000) / process.cpuUsage(began).user);
  for (const kind of kinds) totals[kind] += found[kind];
  const longest = Math.max(0, ...found.waits);
  const mean = found.waits.reduce((sum, wait) => sum + wait, 0) / Math.max(1, found.waits.length);
  const ratio = mean > 0 ? longest / mean : 0;
  longestOverMean.push(ratio);
  standstills.push(found.longestStandstill);
  if (found.first) console.info(`floor ${seed}: ${found.first}`);
  if (found.longestStandstill > 1800)
    console.info(
      `floor ${seed}: ${found.longestStandstill} s without a drop, ${found.dropped} of ${found.placed}`,
    );
  if (ratio > 10) console.info(`floor ${seed}: longest wait ${longest} s, mean ${mean.toFixed(1)} s`);
}
console.info(`${floors} floors × ${hours} h:`, totals);
console.info(`longest ÷ mean wait: at most ${Math.max(...longestOverMean).toFixed(1)}`);
console.info(`longest time without a drop while an order waited: ${Math.max(...standstills)} s`);
console.info(`times real time, check and JSON included, median: ${median(timesReal).toFixed(0)}`);

/** Each second floor has doors. */
function doored<Floor extends { lanes: readonly object[] }>(seed: number, floor: Floor) {
  return seed % 2 === 0 ? floor : withDoors(floor);
}

function alike(seed: number) {
  const input = doored(seed, randomFloor(seed));
  const plan = readPlan(input);
  if (!plan.ok) throw new Error(`Floor ${seed} is no plan: ${JSON.stringify(plan.errors)}`);
  return { input, fleet: { count: input.choice.count }, speeds: vehicleOf(plan.value).speed * 1000 };
}

function mixed(seed: number) {
  const { fleet, ...floor } = mixedFloor(seed);
  const speeds = fleet.map(({ vehicle }) => [vehicle, plannedVehicle(vehicle).speed * 1000] as const);
  return { input: doored(seed, floor), fleet: { fleet }, speeds: Object.fromEntries(speeds) };
}
