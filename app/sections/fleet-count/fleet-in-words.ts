import { plannerBegin } from "#content/planner/begin.ts";
import type { Fleet } from "#planner/fleet/total.ts";
import { inList } from "#planner/in-list.ts";
import { findListed } from "#vehicles/index.ts";

type Part = { vehicle: Fleet[number]["vehicle"]; count: number; text: string };

/** A fleet's parts in words: “5 vehicles”; of several kinds “3 forks” and “2 tuggers”. */
export function partsOf(fleet: Fleet): Part[] {
  if (fleet.length === 1)
    return fleet.map(({ vehicle, count }) => ({ vehicle, count, text: plannerBegin.answer.vehicles(count) }));
  const kinds = fleet.map(({ vehicle }) => findListed(vehicle)?.kind);
  return fleet.map(({ vehicle, count }, at) => {
    const { kind = vehicle, shortTitle } = findListed(vehicle) ?? {};
    const isOnly = kinds.every((other, index) => index === at || other !== kind);
    const text =
      isOnly || !shortTitle ? `${count} ${count === 1 ? kind : `${kind}s`}` : `${count} × ${shortTitle}`;
    return { vehicle, count, text };
  });
}

export const fleetInWords = (fleet: Fleet): string => inList(partsOf(fleet).map(({ text }) => text));
