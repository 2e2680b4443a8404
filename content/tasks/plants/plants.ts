import { dockToRack } from "./dock-to-rack.ts";
import { lineSideMilkRun } from "./line-side-milk-run.ts";
import type { Plant } from "./plant.ts";
import { racksToPacking } from "./racks-to-packing.ts";
import { transferPoint } from "./transfer-point.ts";
import { twoDecks } from "./two-decks.ts";
import { wrappedPallets } from "./wrapped-pallets.ts";

/** By case study. One that leaves its list may leave its plant here. */
const plants: Readonly<Record<string, Plant>> = {
  "wrapped-pallets": wrappedPallets,
  "line-side-milk-run": lineSideMilkRun,
  "dock-to-rack": dockToRack,
  "two-decks": twoDecks,
  "racks-to-packing": racksToPacking,
  "transfer-point": transferPoint,
};

/** The plant around a case study's modelled lanes. Undefined if nobody has drawn it yet. */
export function plantOf(caseStudy: string): Plant | undefined {
  return new Map<string, Plant>(Object.entries(plants)).get(caseStudy);
}
