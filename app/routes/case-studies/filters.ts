import { caseStudies } from "#content/tasks/case-studies.ts";
import { caseStudiesWords } from "#content/tasks/case-studies-words.ts";
import { industries } from "#content/tasks/industries.ts";
import { titlesOf } from "#planner/choose.ts";
import { caseStudyPresets } from "#planner/presets/presets.ts";
import { vehicles } from "#vehicles/index.ts";

/** What the list can be narrowed by; `value` stands in the address. */
export type Choice = { value: string; label: string };

/** A case study with the values that the filters compare. */
export type Listed = (typeof caseStudies)[number] & {
  inIndustry: string;
  withVehicles: readonly string[];
  /** The fleet that its model is sized to, and for what. */
  fleet: string | undefined;
};

/** The last part of an industry's address names it in a filter too. */
export const industryChoices: Choice[] = industries.map(({ name, path }) => ({
  value: path.slice(path.lastIndexOf("/") + 1),
  label: name,
}));

/** Vehicles that at least one study uses. */
export const vehicleChoices: Choice[] = vehicles
  .filter(({ title }) => caseStudies.some(({ systems }) => includes(systems, title)))
  .map(({ product, shortTitle }) => ({ value: product, label: shortTitle }));

export const listedStudies: Listed[] = caseStudies.map((study) => ({
  ...study,
  inIndustry: industryChoices.find(({ label }) => label === study.industry)?.value ?? "",
  withVehicles: vehicles.filter(({ title }) => includes(study.systems, title)).map(({ product }) => product),
  fleet: fleetOf(study.id),
}));

function fleetOf(study: string) {
  const plan = caseStudyPresets.find(({ id }) => id === study)?.plan;
  if (!plan?.choice.count) return undefined;
  const perHour = plan.flows.reduce((sum, flow) => sum + flow.perHour, 0);
  return caseStudiesWords.fleetOf(plan.choice.count, titlesOf(plan), perHour);
}

function includes(words: readonly string[], word: string) {
  return words.includes(word);
}
