import type { Plan } from "../plan/plan.ts";
import { readPlan } from "../plan/read-plan.ts";
import type { WeekTimes } from "../plan/shifts.ts";
import { vehicleNames } from "../vehicles.ts";
import { type ByHand, byTruck } from "./by-hand.ts";
import { dockToRack } from "./dock-to-rack.ts";
import { lineSideMilkRun } from "./line-side-milk-run.ts";
import { racksToPacking } from "./racks-to-packing.ts";
import { transferPoint } from "./transfer-point.ts";
import { twoDecks } from "./two-decks.ts";
import { wrappedPallets } from "./wrapped-pallets.ts";

type Input = { plan: { name: string; choice: { vehicle: string } }; times: WeekTimes; byHand: ByHand };

/**
 * A starting plan for each of the site's case studies, by the study's id; when its week's work is done; and how its
 * loads were moved before.
 */
const inputs: Readonly<Record<string, Input>> = {
  "wrapped-pallets": {
    plan: wrappedPallets,
    times: { begins: 6, busiest: 10 },
    byHand: { ...byTruck, pickUps: 2 },
  },
  "line-side-milk-run": {
    plan: lineSideMilkRun,
    times: { begins: 6, busiest: 14 },
    byHand: { ...byTruck, trips: 2 },
  },
  "dock-to-rack": { plan: dockToRack, times: { begins: 6, busiest: 8 }, byHand: { ...byTruck, pickUps: 2 } },
  "two-decks": { plan: twoDecks, times: { begins: 6, busiest: 10 }, byHand: byTruck },
  "racks-to-packing": {
    plan: racksToPacking,
    times: { begins: 6, busiest: 11 },
    byHand: { ...byTruck, by: "foot", emptyBack: false },
  },
  "transfer-point": { plan: transferPoint, times: { begins: 4, busiest: 15 }, byHand: byTruck },
};

export type Preset = { caseStudy: string; name: string; plan: Plan; times: WeekTimes; byHand: ByHand };

/** In the order of the case studies; without those whose vehicle has left the list. */
export const presets: readonly Preset[] = Object.entries(inputs).flatMap(([caseStudy, input]) => {
  const { name, choice } = input.plan;
  const { times, byHand } = input;
  if (!vehicleNames.some((vehicle) => vehicle === choice.vehicle)) return [];
  const plan = readPlan(input.plan);
  if (!plan.ok) throw new Error(`The preset "${caseStudy}" is wrong: ${JSON.stringify(plan.errors)}`);
  return [{ caseStudy, name, plan: plan.value, times, byHand }];
});

/** The plan of a case study. Undefined if its vehicle has left the line. */
export function presetOf(caseStudy: string): Plan | undefined {
  return presets.find((each) => each.caseStudy === caseStudy)?.plan;
}
