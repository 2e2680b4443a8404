import { Matrix4 } from "three";
import { cylinder, lathe } from "../geometry/lathe.ts";
import { box } from "../geometry/loft.ts";
import { Part } from "../geometry/part.ts";
import type { Kit } from "../kit.ts";
import { repeat } from "../repeat.ts";

/** A pallet load of shrink-wrapped packs of bottles, `layers` high, on y = 0. */
export function bottlePacks(kit: Kit, layers: number): Part {
  const { materials: m } = kit;
  const part = new Part("bottle packs");
  const [pack, places] = [0.27, [] as Matrix4[]];
  for (let layer = 0; layer < layers; layer++) {
    part
      .add(m.film, box(1.18, pack - 0.006, 0.78, 0.02), [0, pack * (layer + 0.5), 0])
      .add(m.card2, box(1.17, 0.012, 0.77, 0.002), [0, pack * layer + 0.006, 0]);
    for (let i = 0; i < 16; i++) {
      for (let k = 0; k < 11; k++) {
        const inside = i > 0 && i < 15 && k > 0 && k < 10 && layer < layers - 1;
        if (!inside)
          places.push(
            new Matrix4().setPosition(-0.547 + i * 0.073, pack * layer + 0.012, -0.358 + k * 0.0716),
          );
      }
    }
  }
  for (const mesh of repeat(bottle(kit).build(), places)) part.attach(mesh);
  return part;
}

/** A half-litre bottle of brown glass with a label and a cap, standing on y = 0. */
export function bottle({ materials: m }: Kit): Part {
  const around = { around: 14 };
  const part = new Part("bottle");
  part.add(
    m.bottleGlass,
    lathe(
      [
        [0, 0],
        [0.034, 0],
        [0.034, 0.14],
        [0.014, 0.2],
        [0.013, 0.25],
        [0, 0.25],
      ],
      [0, 0.006, 0.03, 0.02, 0.003, 0],
      around,
    ),
  );
  part.add(m.paper, cylinder(0.0346, 0.045, 0.115, 0.001, around));
  part.add(m.yellow, cylinder(0.0155, 0.24, 0.262, 0.003, around));
  return part;
}
