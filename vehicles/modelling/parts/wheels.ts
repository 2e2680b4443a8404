import type { Material } from "three";
import { cylinder, lathe } from "../geometry/lathe.ts";
import { box } from "../geometry/loft.ts";
import { Part } from "../geometry/part.ts";
import type { Kit } from "../kit.ts";

/** A wheel centred on its axle, which lies along z. */
export function wheel(
  { materials: m }: Kit,
  radius: number,
  width: number,
  tyre: Material = m.polyurethane,
  hubColour: Material = m.galvanised,
): Part {
  const part = new Part("wheel");
  const half = width / 2;
  const soft = radius * 0.12;
  part.add(
    tyre,
    lathe(
      [
        [radius * 0.7, -half],
        [radius, -half],
        [radius, half],
        [radius * 0.7, half],
      ],
      [0, soft, soft, 0],
      { axis: "z" },
    ),
  );
  const hub = half * 0.9;
  part.add(
    hubColour,
    lathe(
      [
        [0, -hub],
        [radius * 0.71, -hub],
        [radius * 0.71, hub],
        [radius * 0.45, hub * 0.6],
        [radius * 0.25, hub],
        [0, hub],
      ],
      [0, 0.002, 0.002, 0.004, 0.004, 0],
      { axis: "z" },
    ),
  );
  for (let i = 0; i < 5; i++) {
    const angle = (i / 5) * 2 * Math.PI;
    const at = [Math.cos(angle) * radius * 0.33, Math.sin(angle) * radius * 0.33, hub * 0.72] as const;
    part.add(m.steel, cylinder(radius * 0.055, -0.004, 0.006, 0.001, { axis: "z", around: 12 }), at);
  }
  return part;
}

/** A swivel castor; the wheel touches y = 0, the plate ends at `height`. */
export function castor(kit: Kit, radius: number, width: number, height: number): Part {
  const { materials: m } = kit;
  const part = new Part("castor");
  part.attach(wheel(kit, radius, width, m.rubber), [0.02, radius, 0]);
  for (const z of [-1, 1])
    part.add(m.galvanised, box(0.05, height - radius, 0.005, 0.002), [
      0.01,
      (height + radius) / 2,
      z * (width / 2 + 0.006),
    ]);
  part.add(m.galvanised, box(0.075, 0.008, width + 0.04, 0.002), [0, height - 0.004, 0]);
  part.add(
    m.steel,
    cylinder(radius * 0.16, -width / 2 - 0.011, width / 2 + 0.011, 0.001, { axis: "z", around: 16 }),
    [0.02, radius, 0],
  );
  return part;
}
