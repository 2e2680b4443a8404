/*
 * Does the fleet that a plan is sized to keep the busiest hour, and one fewer not?
 *   npm run node -- benchmarks/scaled-plans.ts 600        fresh busiest hours of each fleet
 *   npm run node -- benchmarks/scaled-plans.ts 60 2 line  the same of the presets whose id begins so, with another seed
 * The presets with 0.4, 0.7, 1 and 1.4 of their orders; a tenth as many whole days where a plan has takts. The hours have
 * other orders than any of the sizing's runs. Where a floor has no room for a fleet, it gets the places to park that the
 * sizing offers.
 */
import type { Plan } from "#planner/plan/plan.ts";
import { ensureMeasures } from "../scripts/site/ensure-measures.ts";
import { machine } from "./report.ts";

await ensureMeasures();
/* Imported after the measures, which they need. */
const { presets } = await import("#planner/presets/presets.ts");
const { runnerOf } = await import("#planner/sizing/busiest-hour.ts");
const { withParking } = await import("#planner/sizing/added-parking.ts");
const { size } = await import("#planner/sizing/size.ts");

const [, , hours = 200, seed = 1] = process.argv.map(Number);
const begin = process.argv[4] ?? "";
/** Runs of the sizing have smaller numbers. */
const fresh = 10_000;
/** Shares in fresh hours may lie this far below the promise. */
const near = 0.03;
console.info(machine());

let [plans, kept, fewerFailed, without] = [0, 0, 0, 0];
const factors = [0.4, 0.7, 1, 1.4];
for (const { name, plan } of presets.filter(({ id }) => id.startsWith(begin)))
  for (const factor of factors) {
    plans++;
    const scaled = {
      ...plan,
      seed,
      flows: plan.flows.map((flow) => ({
        ...flow,
        every: flow.every && flow.every / factor,
        perHour: flow.perHour * factor,
      })),
    };
    const said = `${name} × ${factor}`;
    let sized: Plan = scaled;
    let sizing = size(sized);
    if (!sizing.fleet && sizing.limit?.places) {
      const grown = withParking(scaled, sizing.limit.places);
      if (grown) sized = grown.plan;
      if (grown) sizing = size(sized);
    }
    if (!sizing.fleet) {
      without++;
      console.info(`${said}: no fleet: ${sizing.limit?.text}`);
      continue;
    }
    const { share: promised } = plan.work.promise;
    const counts = sizing.fleet.map(({ count }) => count);
    const all = shareOf(sized, counts);
    /* Of several kinds, the one that is missed least. */
    const fewer = Math.max(
      ...counts.map((_, less) =>
        shareOf(
          sized,
          counts.map((count, kind) => (kind === less ? count - 1 : count)),
        ),
      ),
    );
    if (all >= promised - near) kept++;
    if (fewer < promised) fewerFailed++;
    const percent = (value: number) => `${(value * 100).toFixed(1)}%`;
    console.info(
      `${said}: ${counts.join(" + ")}${sized === scaled ? "" : " with more places to park"} reach ${percent(all)}, one fewer ${percent(fewer)} (promised ${percent(promised)}, said ${percent(sizing.share.mean ?? 0)} and ${percent(sizing.fewer?.share ?? 0)})`,
    );
  }
console.info(`kept in ${kept} of ${plans}, one fewer failed in ${fewerFailed}, no fleet in ${without}`);

/** In hours, or in days where these are worse. */
function shareOf(plan: Plan, counts: readonly number[]) {
  if (counts.includes(0)) return 0;
  const run = runnerOf(plan);
  const count = counts.reduce((sum, each) => sum + each, 0);
  const shareIn = (runs: number, isDay?: true) => {
    let [inTime, placed] = [0, 0];
    for (let at = 0; at < runs; at++) {
      const tally = run({ count, counts, run: fresh + at, ...(isDay && { isDay }) });
      if (!("placed" in tally)) throw new Error(`${counts} can't be driven.`);
      inTime += tally.inTime;
      placed += tally.placed;
    }
    return placed > 0 ? inTime / placed : 1;
  };
  const hasTakts = plan.flows.some(({ every }) => every !== undefined);
  return Math.min(shareIn(hours), hasTakts ? shareIn(Math.ceil(hours / 10), true) : 1);
}
