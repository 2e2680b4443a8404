import type { CaseStudyId } from "../case-studies.ts";
import { dockToRack } from "./dock-to-rack.ts";
import { lineSideMilkRun } from "./line-side-milk-run.ts";
import type { Plant } from "./plant.ts";
import { racksToPacking } from "./racks-to-packing.ts";
import { transferPoint } from "./transfer-point.ts";
import { twoDecks } from "./two-decks.ts";
import { wrappedPallets } from "./wrapped-pallets.ts";

const plants: Readonly<Record<CaseStudyId, Plant>> = {
  "wrapped-pallets": wrappedPallets,
  "line-side-milk-run": lineSideMilkRun,
  "dock-to-rack": dockToRack,
  "two-decks": twoDecks,
  "racks-to-packing": racksToPacking,
  "transfer-point": transferPoint,
};

/** The plant around a case study's modelled lanes. @throws if there is no such study */
export function plantOf(caseStudy: string): Plant {
  const plant = new Map<string, Plant>(Object.entries(plants)).get(caseStudy);
  if (!plant) throw new Error(`content/plants/plants.ts has no "${caseStudy}".`);
  return plant;
}
