import type { Plan } from "../plan/plan.ts";
import { readPlan } from "../plan/read-plan.ts";
import { vehicleNames } from "../vehicles.ts";
import { dockToRack } from "./dock-to-rack.ts";
import { lineSideMilkRun } from "./line-side-milk-run.ts";
import { racksToPacking } from "./racks-to-packing.ts";
import { transferPoint } from "./transfer-point.ts";
import { twoDecks } from "./two-decks.ts";
import { wrappedPallets } from "./wrapped-pallets.ts";

/** A plan to begin with for each of the site's case studies, by the study's id. */
const inputs: Readonly<Record<string, { name: string; choice: { vehicle: string } }>> = {
  "wrapped-pallets": wrappedPallets,
  "line-side-milk-run": lineSideMilkRun,
  "dock-to-rack": dockToRack,
  "two-decks": twoDecks,
  "racks-to-packing": racksToPacking,
  "transfer-point": transferPoint,
};

export type Preset = { caseStudy: string; name: string; plan: Plan };

/** In the order of the case studies; without those whose vehicle is in the list no longer. */
export const presets: readonly Preset[] = Object.entries(inputs).flatMap(([caseStudy, input]) => {
  if (!vehicleNames.some((name) => name === input.choice.vehicle)) return [];
  const plan = readPlan(input);
  if (!plan.ok) throw new Error(`The preset "${caseStudy}" is wrong: ${JSON.stringify(plan.errors)}`);
  return [{ caseStudy, name: input.name, plan: plan.value }];
});

/** The plan of a case study. Undefined where its vehicle has left the line. */
export function presetOf(caseStudy: string): Plan | undefined {
  return presets.find((each) => each.caseStudy === caseStudy)?.plan;
}
