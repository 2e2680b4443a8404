import type { Plan } from "../plan/plan.ts";
import { readPlan } from "../plan/read-plan.ts";
import { dockToRack } from "./dock-to-rack.ts";
import { lineSideMilkRun } from "./line-side-milk-run.ts";
import { racksToPacking } from "./racks-to-packing.ts";
import { transferPoint } from "./transfer-point.ts";
import { twoDecks } from "./two-decks.ts";
import { wrappedPallets } from "./wrapped-pallets.ts";

/** A plan to begin with for each of the site's case studies, by the study's id. */
const inputs: Readonly<Record<string, { name: string }>> = {
  "wrapped-pallets": wrappedPallets,
  "line-side-milk-run": lineSideMilkRun,
  "dock-to-rack": dockToRack,
  "two-decks": twoDecks,
  "racks-to-packing": racksToPacking,
  "transfer-point": transferPoint,
};

export type Preset = { caseStudy: string; name: string; plan: Plan };

/** All of them, in the order of the case studies. */
export const presets: readonly Preset[] = Object.entries(inputs).map(([caseStudy, input]) => {
  const plan = readPlan(input);
  if (!plan.ok) throw new Error(`The preset "${caseStudy}" is wrong: ${JSON.stringify(plan.errors)}`);
  return { caseStudy, name: input.name, plan: plan.value };
});
