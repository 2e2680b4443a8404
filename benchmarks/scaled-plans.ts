/*
 * Does the fleet that a plan is sized to keep the busiest hour, and one fewer not?
 *   npm run node -- benchmarks/scaled-plans.ts 600        fresh busiest hours of each fleet
 * The presets with 0.4, 0.7, 1 and 1.4 of their orders. The hours have other orders than any of the sizing's runs. Where a
 * floor has no room for a fleet, it gets the places to park that the sizing offers.
 */
import type { Plan } from "#planner/plan/plan.ts";
import { ensureMeasures } from "../scripts/site/ensure-measures.ts";
import { machine } from "./report.ts";

await ensureMeasures();
/* Imported after the measures, which they need. */
const { caseStudyPresets: presets } = await import("#planner/presets/presets.ts");
const { runnerOf } = await import("#planner/sizing/busiest-hour.ts");
const { withParking } = await import("#planner/sizing/added-parking.ts");
const { size } = await import("#planner/sizing/size.ts");

const hours = Number(process.argv[2] ?? 200);
/** Runs of the sizing have smaller numbers. */
const fresh = 10_000;
/** Shares in fresh hours may lie this far below the promise. */
const near = 0.03;
console.info(machine());

let [kept, fewerFailed, without] = [0, 0, 0];
const factors = [0.4, 0.7, 1, 1.4];
for (const { name, plan } of presets)
  for (const factor of factors) {
    const scaled = {
      ...plan,
      flows: plan.flows.map((flow) => ({ ...flow, perHour: flow.perHour * factor })),
    };
    const said = `${name} × ${factor}`;
    let sized: Plan = scaled;
    let sizing = size(sized);
    if (!sizing.fleet && sizing.limit?.places) {
      const grown = withParking(scaled, sizing.limit.places);
      if (grown) sized = grown.plan;
      if (grown) sizing = size(sized);
    }
    const [{ count = 0 } = {}] = sizing.fleet ?? [];
    if (count === 0) {
      without++;
      console.info(`${said}: no fleet: ${sizing.limit?.text}`);
      continue;
    }
    const { share: promised } = plan.work.promise;
    const [all, fewer] = [shareOf(sized, count), count > 1 ? shareOf(sized, count - 1) : 0];
    if (all >= promised - near) kept++;
    if (fewer < promised) fewerFailed++;
    const percent = (value: number) => `${(value * 100).toFixed(1)}%`;
    console.info(
      `${said}: ${count}${sized === scaled ? "" : " with more places to park"} reach ${percent(all)}, ${count - 1} ${percent(fewer)} (promised ${percent(promised)}, said ${percent(sizing.share.mean ?? 0)} and ${percent(sizing.fewer?.share ?? 0)})`,
    );
  }
const plans = presets.length * factors.length;
console.info(`kept in ${kept} of ${plans}, one fewer failed in ${fewerFailed}, no fleet in ${without}`);

function shareOf(plan: Plan, count: number) {
  const run = runnerOf(plan);
  let [inTime, placed] = [0, 0];
  for (let hour = 0; hour < hours; hour++) {
    const tally = run({ count, run: fresh + hour });
    if (!("placed" in tally)) throw new Error(`${count} can't be driven.`);
    inTime += tally.inTime;
    placed += tally.placed;
  }
  return placed > 0 ? inTime / placed : 1;
}
