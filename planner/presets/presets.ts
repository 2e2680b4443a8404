import type { Plan } from "../plan/plan.ts";
import { readPlan } from "../plan/read-plan.ts";
import type { WeekTimes } from "../plan/shifts.ts";
import { vehicleNames } from "../vehicles.ts";
import { type ByHand, byTruck } from "./by-hand.ts";
import { dockToRack } from "./dock-to-rack.ts";
import { inboundHandOver } from "./inbound-hand-over.ts";
import { lineFeeding } from "./line-feeding.ts";
import { lineSideMilkRun } from "./line-side-milk-run.ts";
import { racksToPacking } from "./racks-to-packing.ts";
import { transferPoint } from "./transfer-point.ts";
import { twoDecks } from "./two-decks.ts";
import { wrappedPallets } from "./wrapped-pallets.ts";

type Choice = { vehicle?: string; fleet?: readonly { vehicle: string }[] };
type Input = { plan: { name: string; choice: Choice }; times: WeekTimes; byHand: ByHand };

/**
 * A starting plan for each of the site's case studies, by the study's id; when its week's work is done; and how its
 * loads were moved before.
 */
const ofCaseStudies: Readonly<Record<string, Input>> = {
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

/** Floors that two kinds of vehicle share. */
const mixes: Readonly<Record<string, Input>> = {
  "inbound-hand-over": { plan: inboundHandOver, times: { begins: 6, busiest: 9 }, byHand: byTruck },
  "line-feeding": { plan: lineFeeding, times: { begins: 6, busiest: 10 }, byHand: byTruck },
};

/** `id` names it in addresses and in lists of programs. */
export type Preset = { id: string; name: string; plan: Plan; times: WeekTimes; byHand: ByHand };

/** In the order of the case studies; without those whose vehicle has left the list. */
export const caseStudyPresets = Object.entries(ofCaseStudies).flatMap(read);

/** Those of the case studies, then the mixes. */
export const presets: readonly Preset[] = [...caseStudyPresets, ...Object.entries(mixes).flatMap(read)];

/** The plan of a case study or a mix. Undefined if one of its vehicles has left the line. */
export function presetOf(id: string): Plan | undefined {
  return presets.find((each) => each.id === id)?.plan;
}

function read([id, { plan: input, times, byHand }]: [string, Input]): Preset[] {
  const { name, choice } = input;
  const chosen = choice.fleet?.map(({ vehicle }) => vehicle) ?? [choice.vehicle];
  if (!chosen.every((vehicle) => vehicleNames.some((each) => each === vehicle))) return [];
  const plan = readPlan(input);
  if (!plan.ok) throw new Error(`The preset "${id}" is wrong: ${JSON.stringify(plan.errors)}`);
  return [{ id, name, plan: plan.value, times, byHand }];
}
