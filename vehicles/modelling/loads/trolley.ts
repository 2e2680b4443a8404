import { rectangle } from "../geometry/contour.ts";
import { cylinder } from "../geometry/lathe.ts";
import { box, slab } from "../geometry/loft.ts";
import { Part } from "../geometry/part.ts";
import { tube } from "../geometry/tube.ts";
import type { Kit } from "../kit.ts";
import { castor } from "../parts/wheels.ts";

export type TrolleySize = {
  length: number;
  width: number;
  /** height of each shelf's top */
  shelves: readonly number[];
  height: number;
};

export const lineTrolley: TrolleySize = {
  length: 1.24,
  width: 0.86,
  shelves: [0.34, 0.84, 1.3],
  height: 1.5,
};

/** High and wide enough for a lifter to drive under its lowest shelf, between its castors. */
export const tunnelTrolley: TrolleySize = {
  length: 1.34,
  width: 1.02,
  shelves: [0.4, 0.88, 1.36],
  height: 1.58,
};

/** A shelf trolley on four castors, its length along x. */
export function trolley(kit: Kit, size: TrolleySize): Part {
  const { materials: m } = kit;
  const part = new Part("trolley");
  const [x, z] = [size.length / 2 - 0.02, size.width / 2 - 0.02];
  const foot = Math.min(...size.shelves) - 0.12;
  for (const sx of [-1, 1]) {
    for (const sz of [-1, 1]) {
      part.add(m.aluminium, box(0.04, size.height - foot, 0.04, 0.004), [
        sx * x,
        (size.height + foot) / 2,
        sz * z,
      ]);
      part.add(m.charcoal, box(0.042, 0.01, 0.042, 0.003), [sx * x, size.height + 0.004, sz * z]);
      part.attach(
        castor(kit, 0.06, 0.034, foot),
        [sx * (x - 0.03), 0, sz * (z - 0.03)],
        [0, sx > 0 ? 0.3 : 2.8, 0],
      );
    }
    part.add(
      m.graphite,
      tube(
        [
          [sx * x, size.height - 0.06, -z],
          [sx * (x + 0.09), size.height - 0.06, -z],
          [sx * (x + 0.09), size.height - 0.06, z],
          [sx * x, size.height - 0.06, z],
        ],
        0.015,
        0.05,
      ),
    );
  }
  for (const y of size.shelves) {
    part.add(m.graphite, slab(rectangle(size.length - 0.05, size.width - 0.05, 0.01), y - 0.02, y, 0.004));
    for (const sz of [-1, 1])
      part.add(m.aluminium, box(size.length - 0.04, 0.045, 0.03, 0.004), [0, y - 0.01, sz * z]);
    for (const sx of [-1, 1])
      part.add(m.aluminium, box(0.03, 0.045, size.width - 0.04, 0.004), [sx * x, y - 0.01, 0]);
  }
  return part;
}

/** A draw bar between a coupling at x = 0 and the next trolley's frame at x = -length, `y` metres above the floor. */
export function drawBar({ materials: m }: Kit, length: number, y: number): Part {
  const part = new Part("draw bar");
  part.add(m.darkSteel, box(length - 0.06, 0.04, 0.05, 0.008), [-length / 2, y, 0]);
  part.add(m.darkSteel, cylinder(0.036, y - 0.016, y + 0.016, 0.005, { around: 28 }));
  part.add(m.yellow, box(0.05, 0.042, 0.052, 0.004), [-length * 0.4, y, 0]);
  part.add(m.darkSteel, box(0.04, 0.19, 0.26, 0.008), [-length, y + 0.06, 0]);
  return part;
}
