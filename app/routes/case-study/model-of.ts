import { readFile } from "node:fs/promises";
import { readCosts } from "#app/routes/planner/read-costs.ts";
import { modelledWords as words } from "#content/case-studies-words.ts";
import type { Summary } from "#planner/fleet/summary.ts";
import { bounds } from "#planner/flow/bounds.ts";
import { figure, percent, seconds } from "#planner/in-words.ts";
import { tokenOf } from "#planner/link/link.ts";
import { money } from "#planner/money/money.ts";
import type { Plan } from "#planner/plan/plan.ts";
import { presetOf } from "#planner/presets/presets.ts";
import { plannedVehicle } from "#planner/vehicles.ts";

/** Where the build puts what it has simulated, from the project's root. */
const file = "generated/models.json";

/**
 * What the planner makes of a case study: its floor drawn, and the figures of its fleet in traffic. Undefined where its
 * vehicle has left the line.
 */
export async function modelOf(caseStudy: string) {
  const plan = presetOf(caseStudy);
  if (!plan) return undefined;
  const summary = await readSummaryOf(caseStudy, plan);
  return {
    caseStudy,
    token: tokenOf(plan),
    floor: { places: plan.places, lanes: plan.lanes },
    figures: figuresOf(plan, summary),
    words: {
      station: words.station,
      headline: words.headline,
      text: words.text(summary.runs, summary.hours),
      replay: words.replay,
      change: words.change,
    },
  };
}

/** As the build has simulated it, or simulated now where nothing was built. */
async function readSummaryOf(caseStudy: string, plan: Plan): Promise<Summary> {
  const kept = await readFile(file, "utf8").catch(() => undefined);
  const found: Summary | undefined = kept && JSON.parse(kept).models[caseStudy];
  if (found) return found;
  const { simulated } = await import("#planner/traffic/simulated.ts");
  return simulated(plan);
}

type Figure = { name: string; value: string; note?: string };

function figuresOf(plan: Plan, summary: Summary): Figure[] {
  const { counts, recommended, onTime, low, high, wait, p95, busy, charging, throughput } = summary;
  const at = counts.indexOf(recommended ?? plan.choice.count ?? -1);
  const fewer = counts.indexOf((counts[at] ?? 0) - 1);
  const count = counts[at] ?? 0;
  const { vehicle } = bounds(plan);
  const { costs } = readCosts(new URLSearchParams(), { vehicles: count, days: plan.work.daysPerYear });
  const payback = costs && money(plan, costs).payback.mean;
  const asked = plan.flows.reduce((sum, { perHour }) => sum + perHour, 0);
  /* Student's t knows no ends, a share has two. */
  const share = (shares: readonly number[]) => {
    const found = shares[at];
    return percent(found === undefined ? null : Math.min(Math.max(found, 0), 1));
  };
  return [
    { name: words.vehicles, value: `${count}`, note: plannedVehicle(vehicle).title },
    {
      name: words.onTime(plan.work.promise.within),
      value: share(onTime),
      note: words.interval(share(low), share(high)),
    },
    ...(fewer < 0 ? [] : [{ name: words.fewer, value: percent(onTime[fewer] ?? null) }]),
    { name: words.wait, value: seconds(wait[at] ?? null), note: words.p95(seconds(p95[at] ?? null)) },
    { name: words.throughput, value: figure(throughput[at] ?? 0, 1), note: words.asked(figure(asked, 0)) },
    { name: words.busy, value: share(busy), note: words.charging(share(charging)) },
    ...(payback
      ? [{ name: words.payback, value: words.years(figure(payback, 1)), note: words.example }]
      : []),
  ];
}
