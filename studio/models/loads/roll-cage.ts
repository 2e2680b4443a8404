import { cylinder } from "../../../vehicles/modelling/geometry/lathe.ts";
import { box } from "../../../vehicles/modelling/geometry/loft.ts";
import { Part } from "../../../vehicles/modelling/geometry/part.ts";
import type { Kit } from "../../../vehicles/modelling/kit.ts";
import { castor } from "../../../vehicles/modelling/parts/wheels.ts";

/** A three-sided roll cage, open towards +x, with cartons inside. */
export function rollCage(kit: Kit): Part {
  const { materials: m } = kit;
  const part = new Part("roll cage");
  const [x, z, top, floor] = [0.4, 0.36, 1.75, 0.21] as const;
  part.add(m.galvanised, box(2 * x, 0.03, 2 * z, 0.006), [0, floor, 0]);
  for (const sx of [-1, 1])
    for (const sz of [-1, 1])
      part.attach(
        castor(kit, 0.06, 0.032, floor - 0.012),
        [sx * (x - 0.08), 0, sz * (z - 0.07)],
        [0, 0.4 + sx, 0],
      );
  for (const sz of [-1, 1]) {
    for (const px of [-x, x])
      part.add(m.galvanised, cylinder(0.014, floor, top, 0.004, { around: 20 }), [px, 0, sz * z]);
    for (const y of [0.5, 0.9, 1.3, top - 0.02])
      part.add(m.galvanised, cylinder(0.008, -x, x, 0.001, { axis: "x", around: 12 }), [0, y, sz * z]);
    for (let i = 1; i < 8; i++)
      part.add(m.galvanised, cylinder(0.004, floor, top - 0.02, 0.001, { around: 8 }), [
        -x + (i * 2 * x) / 8,
        0,
        sz * z,
      ]);
  }
  for (const y of [0.5, 0.9, 1.3, top - 0.02])
    part.add(m.galvanised, cylinder(0.008, -z, z, 0.001, { axis: "z", around: 12 }), [-x, y, 0]);
  for (let i = 1; i < 7; i++)
    part.add(m.galvanised, cylinder(0.004, floor, top - 0.02, 0.001, { around: 8 }), [
      -x,
      0,
      -z + (i * 2 * z) / 7,
    ]);
  const cards = [m.card0, m.card1, m.cardWhite, m.card2];
  for (let layer = 0; layer < 4; layer++) {
    for (let i = 0; i < 4; i++) {
      const height = 0.3;
      const at = [
        (i % 2 ? 0.19 : -0.19) * 0.98,
        floor + 0.017 + height * (layer + 0.5),
        i < 2 ? -0.165 : 0.165,
      ] as const;
      if (layer === 3 && i === 1) continue;
      part.add(cards[(layer + i) % 4] ?? m.card0, box(0.36, height - 0.004, 0.32, 0.006), at);
    }
  }
  return part;
}
