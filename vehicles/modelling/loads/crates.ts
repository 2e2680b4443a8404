import { box } from "../geometry/loft.ts";
import { Part } from "../geometry/part.ts";
import type { Kit } from "../kit.ts";
import type { TrolleySize } from "./trolley.ts";

/** Folding crates on a trolley's shelves. */
export function crates(kit: Kit, size: TrolleySize, random: () => number): Part {
  const { materials: m } = kit;
  const part = new Part("crates");
  const kinds = [m.crateBlue, m.crateGrey, m.crateGrey, m.crateBlue];
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

/** One crate on y = 0, of another colour than a train's, whose way an eye can follow. */
export function singleCrate(kit: Kit): Part {
  const part = new Part("crate");
  crate(kit, part, kit.materials.yellow, 0.29, [0, 0, 0]);
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
