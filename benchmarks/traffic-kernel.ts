/*
 * How fast fleets drive: hours of one vehicle that a second of processor simulates, in traffic, and beside it with the
 * plain event queue, whose vehicles pass through one another; and what the sizing of each preset takes.
 *   npm run node -- benchmarks/traffic-kernel.ts
 */
import { ensureMeasures } from "../scripts/site/ensure-measures.ts";
import { machine } from "./report.ts";

await ensureMeasures();
/* Imported after the measures, which they need. */
const { presets } = await import("#planner/presets/presets.ts");
const { simulate } = await import("#planner/fleet/simulate.ts");
const { simulateTraffic } = await import("#planner/traffic/simulate.ts");
const { size } = await import("#planner/sizing/size.ts");

console.info(machine());
const hours = 24;
let all = 0;
for (const { name, plan } of presets) {
  const sizing = secondsOf(() => size(plan));
  all += sizing;
  const count = plan.choice.count ?? 1;
  const asked = { plan, count, runs: 1, hours };
  const traffic = secondsOf(() => simulateTraffic({ ...asked, traffic: true }));
  const queue = secondsOf(() => simulate({ ...asked, runs: 100, traffic: false })) / 100;
  const rate = (seconds: number) => Math.round((count * hours) / seconds).toLocaleString("en");
  console.info(
    `${name}: ${rate(traffic)} vehicle-hours a second in traffic, ${rate(queue)} by the queue; sized in ${sizing.toFixed(2)} s`,
  );
}
console.info(`All presets are sized in ${all.toFixed(2)} s of processor`);

function secondsOf(work: () => unknown) {
  const began = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(began);
  return (user + system) / 1e6;
}
