import { readFileSync } from "node:fs";
import { test } from "vitest";
import type { Plan } from "#planner/plan/plan.ts";
import type { Modelled } from "#planner/presets/modelled.ts";
import { caseStudyPresets, type Preset } from "#planner/presets/presets.ts";
import { planKey } from "#planner/sizing/plan-key.ts";
import type { Sizing } from "#planner/sizing/sizing.ts";

const { models }: { models: Record<string, Modelled> } = JSON.parse(
  readFileSync("generated/models.json", "utf8"),
);

const sizings: Record<string, Sizing> = JSON.parse(readFileSync("generated/sizings.json", "utf8"));

/** A case study as the build has simulated it. */
export function modelOf(caseStudy: string): Modelled {
  const model = models[caseStudy];
  if (!model) throw new Error(`generated/models.json has no "${caseStudy}".`);
  return model;
}

/** The sizing of a preset, as the build has computed it. */
export function sizingOf(plan: Plan): Sizing {
  const sizing = sizings[planKey(plan)];
  if (!sizing) throw new Error(`generated/sizings.json has no "${plan.name}".`);
  return sizing;
}

/** The share of orders that its fleet reaches in time. */
export function shareOnTime(caseStudy: string): number {
  const { fleet, count } = modelOf(caseStudy);
  return fleet.onTime[fleet.counts.indexOf(count)] ?? Number.NaN;
}

/** The plan of a case study, with its number of vehicles. */
export function found(caseStudy: string): Preset & { count: number } {
  const preset = caseStudyPresets.find((each) => each.id === caseStudy);
  if (!preset) throw new Error(`There is no preset "${caseStudy}".`);
  return { ...preset, count: preset.plan.choice.count ?? 0 };
}

/** A test of a case study's model, where the line still has its vehicle. */
export const testOf = (caseStudy: string) => test.runIf(caseStudyPresets.some(({ id }) => id === caseStudy));
