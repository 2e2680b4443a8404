import { dockToRack } from "./dock-to-rack.ts";
import { inboundHandOver } from "./inbound-hand-over.ts";
import { lineFeeding } from "./line-feeding.ts";
import { lineSideMilkRun } from "./line-side-milk-run.ts";
import type { Plant } from "./plant.ts";
import { racksToPacking } from "./racks-to-packing.ts";
import { transferPoint } from "./transfer-point.ts";
import { twoDecks } from "./two-decks.ts";
import { wrappedPallets } from "./wrapped-pallets.ts";

/** By preset. One that leaves its list may leave its plant here. */
const plants: Readonly<Record<string, Plant>> = {
  "wrapped-pallets": wrappedPallets,
  "line-side-milk-run": lineSideMilkRun,
  "dock-to-rack": dockToRack,
  "two-decks": twoDecks,
  "racks-to-packing": racksToPacking,
  "transfer-point": transferPoint,
  "inbound-hand-over": inboundHandOver,
  "line-feeding": lineFeeding,
};

/** The plant around a preset's lanes. Undefined if nobody has drawn it yet. */
export function plantOf(preset: string): Plant | undefined {
  return new Map<string, Plant>(Object.entries(plants)).get(preset);
}
