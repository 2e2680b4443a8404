import { box } from "../geometry/loft.ts";
import { Part } from "../geometry/part.ts";
import type { Kit } from "../kit.ts";
import { pallet } from "./pallet.ts";

/** A pallet whose bottom boards run around all four sides: forks enter above the boards, load wheels can't pass. */
export function closedPallet(kit: Kit): Part {
  const part = new Part("closed pallet").attach(pallet(kit, 1));
  const { wood0, wood2 } = kit.materials;
  for (const x of [-0.5275, 0.5275])
    for (const z of [-0.175, 0.175]) part.add(wood2, box(0.145, 0.022, 0.25, 0.003), [x, 0.011, z]);
  return part.add(wood0, box(0.145, 0.022, 0.55, 0.003), [0, 0.011, 0]);
}
