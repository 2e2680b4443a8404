/*
 * How fast the planner simulates, and how often its intervals hold:
 *   npm run node -- benchmarks/planner.ts             30 runs of 24 hours with 20 vehicles, and first curves of the presets
 *   npm run node -- benchmarks/planner.ts 1000        also: 95 % intervals over 1,000 random plans
 */
import { random } from "#planner/numbers/random.ts";
import { ensureMeasures } from "../scripts/site/ensure-measures.ts";
import { machine, median } from "./report.ts";

await ensureMeasures();
/* Imported after the measures, which they need. */
const { simulate } = await import("#planner/fleet/simulate.ts");
const { bounds, fewest } = await import("#planner/flow/bounds.ts");
const { readPlan } = await import("#planner/plan/read-plan.ts");
const { presets } = await import("#planner/presets/presets.ts");
const { growingCurve } = await import("#planner/traffic/growing.ts");
const { randomFloor } = await import("#tests/support/random-floor.ts");

console.info(machine());
timeRuns();
timeFirstCurves();
const plans = Number(process.argv[2] ?? 0);
if (plans > 0) countHolding(plans);

/** The first preset with so many orders that 20 vehicles are busy for four fifths of their time. */
function timeRuns() {
  const [preset] = presets;
  if (!preset) return;
  const { plan } = preset;
  const { loaded, handling, emptyShared } = bounds(plan).perHour;
  const more = (20 * 3600 * 0.8) / (loaded + handling + emptyShared);
  const flows = plan.flows.map((flow) => ({ ...flow, perHour: flow.perHour * more }));
  const orders = flows.reduce((sum, { perHour }) => sum + perHour, 0);
  const times = Array.from({ length: 5 }, () =>
    timed(() => simulate({ plan: { ...plan, flows }, count: 20, runs: 30, hours: 24, traffic: false })),
  );
  console.info(
    `30 runs of 24 h, 20 vehicles, ${Math.round(orders)} orders an hour: median ${ms(median(times))}, most ${ms(Math.max(...times))} (bar 1500 ms)`,
  );
}

function timeFirstCurves() {
  for (const { plan } of presets) {
    const began = performance.now();
    const grown = growingCurve(plan, plan.choice.count ?? 1, 8);
    const at: number[] = [];
    while (!grown.next().done) at.push(performance.now() - began);
    console.info(
      `${plan.name}: curve without traffic ${ms(at[0])}, first fleet in traffic ${ms(at[1])}, all ${ms(at.at(-1))}`,
    );
  }
}

/**
 * Intervals of 30 runs of 8 hours, compared with the mean of 2,000 other runs, whose own scatter alone would turn 95 %
 * into 94.8.
 */
function countHolding(plans: number) {
  const [runs, hours] = [30, 8];
  const held: Record<string, [held: number, of: number]> = {};
  for (let seed = 0, counted = 0; counted < plans; seed++) {
    const read = readPlan(randomFloor(seed));
    if (!read.ok) continue;
    counted++;
    const plan = read.value;
    const { loaded, handling, emptyShared } = bounds(plan).perHour;
    /* Between half and nine tenths of their time busy, so that queues differ. */
    const busy = 0.5 + 0.4 * random(seed, 7).fraction();
    const count = fewest(loaded + handling + emptyShared, 3600 * busy, 0) ?? 1;
    const asked = { count, hours, traffic: false };
    const answer = simulate({ plan, runs, ...asked });
    const truth = simulate({ plan: { ...plan, seed: seed + 1_000_003 }, runs: 2000, ...asked });
    for (const [name, of] of [
      ["throughput", (figures) => figures.throughput],
      ["mean wait", (figures) => figures.wait.mean],
      ["95th percentile of the wait", (figures) => figures.wait.p95],
      ["share in time", (figures) => figures.onTime],
      ["utilisation", (figures) => figures.utilisation],
    ] as const satisfies [string, (figures: typeof answer) => typeof answer.throughput][]) {
      const [{ low, high, mean }, known] = [of(answer), of(truth).mean];
      /* A figure that is the same in all runs, as a share of 1, has no interval. */
      if (low === null || high === null || known === null || (low === high && known === mean)) continue;
      const sum = held[name] ?? [0, 0];
      held[name] = sum;
      sum[1]++;
      if (low <= known && known <= high) sum[0]++;
    }
  }
  for (const [name, [yes, of]] of Object.entries(held))
    console.info(`95 % intervals of the ${name}: ${((yes / of) * 100).toFixed(1)} % of ${of} plans hold`);
}

function timed(work: () => unknown) {
  const began = performance.now();
  work();
  return performance.now() - began;
}

function ms(time = Number.NaN) {
  return `${time.toFixed(0)} ms`;
}
