import { box } from "../geometry/loft.ts";
import { Part } from "../geometry/part.ts";
import type { Kit } from "../kit.ts";

export const standHeight = 0.43;

/** A steel stand on which a pallet waits for a lifter to drive under it. */
export function palletStand({ materials: m }: Kit): Part {
  const part = new Part("pallet stand");
  for (const sx of [-1, 1]) {
    for (const sz of [-1, 1]) {
      part.add(m.graphite, box(0.06, standHeight - 0.05, 0.06, 0.006), [
        sx * 0.6,
        (standHeight - 0.05) / 2,
        sz * 0.5,
      ]);
      part.add(m.charcoal, box(0.13, 0.014, 0.13, 0.004), [sx * 0.6, 0.007, sz * 0.5]);
      part.add(
        m.yellow,
        box(0.05, 0.09, 0.03, 0.006),
        [sx * 0.6, standHeight + 0.04, sz * 0.44],
        [sz * 0.25, 0, 0],
      );
    }
    part.add(m.graphite, box(0.07, 0.06, 1.06, 0.008), [sx * 0.6, standHeight - 0.03, 0]);
  }
  for (const sz of [-1, 1])
    part.add(m.graphite, box(1.26, 0.06, 0.05, 0.008), [0, standHeight - 0.031, sz * 0.5]);
  part.add(m.graphite, box(1.2, 0.02, 0.34, 0.004), [0, 0.4, 0]);
  return part;
}
