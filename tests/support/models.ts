import { readFileSync } from "node:fs";
import type { Modelled } from "#planner/presets/modelled.ts";
import { type Preset, presets } from "#planner/presets/presets.ts";

const { models }: { models: Record<string, Modelled> } = JSON.parse(
  readFileSync("generated/models.json", "utf8"),
);

/** A case study as the build has simulated it. */
export function modelOf(caseStudy: string): Modelled {
  const model = models[caseStudy];
  if (!model) throw new Error(`generated/models.json has no "${caseStudy}".`);
  return model;
}

/** The share of orders that its fleet reaches in time, or the same fleet with some vehicles `fewer`. */
export function shareOnTime(caseStudy: string, fewer = 0): number {
  const { fleet, count } = modelOf(caseStudy);
  return fleet.onTime[fleet.counts.indexOf(count - fewer)] ?? Number.NaN;
}

/** The plan of a case study, with its number of vehicles. */
export function found(caseStudy: string): Preset & { count: number } {
  const preset = presets.find((each) => each.caseStudy === caseStudy);
  if (!preset) throw new Error(`There is no preset "${caseStudy}".`);
  return { ...preset, count: preset.plan.choice.count ?? 0 };
}
