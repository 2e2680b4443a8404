import { cylinder } from "../geometry/lathe.ts";
import { box } from "../geometry/loft.ts";
import { Part } from "../geometry/part.ts";
import type { Kit } from "../kit.ts";

/** A flow rack for the side of an assembly line, on four legs; bins slide towards +z. A lifter fits below. */
export function lineSideRack(kit: Kit): Part {
  const { materials: m } = kit;
  const part = new Part("line-side rack");
  const [x, z] = [0.66, 0.5];
  for (const sx of [-1, 1]) {
    for (const sz of [-1, 1]) {
      part.add(m.aluminium, box(0.04, 1.66, 0.04, 0.004), [sx * x, 0.85, sz * z]);
      part.add(m.charcoal, cylinder(0.034, 0, 0.022, 0.004), [sx * x, 0, sz * z]);
    }
    for (const y of [0.39, 1.64]) part.add(m.aluminium, box(0.036, 0.04, 2 * z, 0.004), [sx * x, y, 0]);
  }
  for (const sz of [-1, 1])
    for (const y of [0.39, 1.64]) part.add(m.aluminium, box(2 * x, 0.04, 0.036, 0.004), [0, y, sz * z]);
  for (const px of [-0.2, 0.2]) part.add(m.aluminium, box(0.06, 0.036, 2 * z, 0.004), [px, 0.39, 0]);
  for (const [level, y] of [0.56, 0.96, 1.36].entries()) shelf(kit, part, y, level, x, z);
  return part;
}

function shelf({ materials: m }: Kit, part: Part, y: number, level: number, x: number, z: number): void {
  const lean = 0.1;
  for (const sz of [-1, 1])
    part.add(m.aluminium, box(2 * x, 0.04, 0.03, 0.004), [0, y - sz * lean * z, sz * z]);
  for (let i = 0; i < 8; i++)
    part.add(m.steel, box(0.02, 0.016, 2 * z, 0.003), [(i - 3.5) * 0.166, y + 0.02, 0], [lean, 0, 0]);
  part.add(m.graphite, box(2 * x, 0.05, 0.006, 0.002), [0, y - lean * z + 0.01, z + 0.018]);
  for (let i = 0; i < 4; i++) {
    part.add(m.paper, box(0.12, 0.034, 0.003, 0.0005), [(i - 1.5) * 0.32, y - lean * z + 0.01, z + 0.0225]);
    for (let k = 0; k < 3; k++) {
      if ((i * 3 + k + level * 2) % 7 === 6) continue;
      const at = [(i - 1.5) * 0.32, y + 0.115 - (0.31 - k * 0.31) * lean, 0.31 - k * 0.31] as const;
      const colour = (i + level) % 3 === 0 ? m.crateBlue : m.crateGrey;
      part.add(colour, box(0.29, 0.15, 0.28, 0.012), at, [lean, 0, 0]);
      part.add(m.gap, box(0.26, 0.012, 0.25, 0.004), [at[0], at[1] + 0.071, at[2]], [lean, 0, 0]);
      part.add(m.darkSteel, box(0.2, 0.02, 0.2, 0.008), [at[0], at[1] + 0.074, at[2]], [lean, 0, 0]);
    }
  }
}
