import { rectangle } from "../geometry/contour.ts";
import { cylinder } from "../geometry/lathe.ts";
import { box, slab } from "../geometry/loft.ts";
import { Part } from "../geometry/part.ts";
import { tube } from "../geometry/tube.ts";
import type { Kit } from "../kit.ts";
import { castor } from "../parts/wheels.ts";

export interface TrolleySize {
  length: number;
  width: number;
  /** height of each shelf's top */
  shelves: readonly number[];
  height: number;
}

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

/** Folding crates on a trolley's shelves. */
export function crates(kit: Kit, size: TrolleySize, random: () => number): Part {
  const { materials: m } = kit;
  const part = new Part("crates");
  const kinds = [m.crateGreen, m.crateGrey, m.crateGrey, m.crateGreen];
  for (const shelf of size.shelves) {
    for (let i = 0; i < 3; i++) {
      for (let k = 0; k < 2; k++) {
        const [a, b, c] = [random(), random(), random()];
        if (a < 0.12) continue;
        const height = 0.17 + 0.12 * Math.round(b * 1.2);
        crate(kit, part, kinds[Math.floor(c * 4)] ?? m.crateGrey, height, [
          (i - 1) * 0.385,
          shelf,
          (k - 0.5) * 0.4,
        ]);
      }
    }
  }
  return part;
}

function crate(
  { materials: m }: Kit,
  part: Part,
  colour: Kit["materials"]["crateGrey"],
  height: number,
  [x, y, z]: readonly [number, number, number],
): void {
  const [length, width] = [0.36, 0.375];
  part.add(colour, box(length - 0.02, height - 0.03, width - 0.02, 0.01), [x, y + (height - 0.03) / 2, z]);
  part.add(colour, box(length, 0.035, width, 0.008), [x, y + height - 0.03, z]);
  part.add(m.charcoal, box(length - 0.04, 0.006, width - 0.04, 0.002), [x, y + height - 0.0115, z]);
  part.add(m.gap, box(0.11, 0.028, width - 0.016, 0.006), [x, y + height - 0.08, z]);
  part.add(m.gap, box(length - 0.016, 0.028, 0.11, 0.006), [x, y + height - 0.08, z]);
  for (const side of [-1, 1])
    part.add(m.paper, box(0.1, 0.05, 0.002, 0.0005), [
      x + 0.08,
      y + height * 0.35,
      z + side * (width / 2 - 0.0098),
    ]);
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
