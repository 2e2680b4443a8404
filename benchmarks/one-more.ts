/*
 * Does one vehicle more than the sizing's fleet ever do less?
 *   npm run node -- benchmarks/one-more.ts 300 24        floors with stubs, and fresh busiest hours of each fleet
 *   npm run node -- benchmarks/one-more.ts 100 24 200    from floor 200 on
 * Both fleets meet the same orders, which none of the sizing's runs had. Where one more loses more than two points of the
 * orders in time, the sizing's limit has to name the place.
 */
import { ensureMeasures } from "../scripts/site/ensure-measures.ts";
import { machine } from "./report.ts";

await ensureMeasures();
/* Imported after the measures, which they need. */
const { readPlan } = await import("#planner/plan/read-plan.ts");
const { size } = await import("#planner/sizing/size.ts");
const { gainOfOneMore } = await import("#tests/support/one-more.ts");
const { stubFloor } = await import("#tests/support/stub-floor.ts");

const floors = Number(process.argv[2] ?? 300);
const hours = Number(process.argv[3] ?? 24);
const first = Number(process.argv[4] ?? 0);
console.info(machine());
let [sized, worse, named] = [0, 0, 0];
const kinds = new Map<string, number>();
for (let seed = first; seed < first + floors; seed++) {
  if (seed > first && seed % 20 === 0) console.info(`to floor ${seed}: worse on ${worse} of ${sized}`);
  const read = readPlan(stubFloor(seed));
  if (!read.ok) throw new Error(JSON.stringify(read.errors));
  const sizing = size(read.value);
  const kind = `${sizing.fleet ? "fleet" : "no fleet"}, ${sizing.limit?.kind}`;
  kinds.set(kind, (kinds.get(kind) ?? 0) + 1);
  const gain = gainOfOneMore(read.value, sizing, hours);
  if (gain === undefined) continue;
  sized++;
  if (gain >= -0.02) continue;
  worse++;
  if (sizing.limit?.at && sizing.limit.kind !== "handover") named++;
  console.info(`floor ${seed}: ${(gain * 100).toFixed(1)} points, limit ${JSON.stringify(sizing.limit)}`);
}
console.info(`one more loses more than two points on ${worse} of ${sized} floors; the limit names ${named}`);
for (const [kind, count] of kinds) console.info(`${count} floors: ${kind}`);
