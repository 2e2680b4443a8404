import { presetNames } from "#content/planner/preset-names.ts";
import { caseStudyPresets } from "#planner/presets/presets.ts";
import { findVehicle, fullTitle } from "#vehicles/index.ts";

const preset = caseStudyPresets.find(({ id }) => id === "racks-to-packing") ?? caseStudyPresets.at(-1);
if (!preset) throw new Error("No vehicle of the line drives a case study.");
const { id, name, plan } = preset;

/** A case study that the planner doesn't begin with: what its link there says, and the vehicle of its plan. */
export const otherCase = {
  id,
  link: presetNames[id] ?? name,
  vehicle: fullTitle(findVehicle(plan.choice.vehicle ?? null)),
};
