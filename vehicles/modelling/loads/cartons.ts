import { box } from "../geometry/loft.ts";
import { Part } from "../geometry/part.ts";
import type { Kit } from "../kit.ts";
import { randomFrom } from "../random.ts";
import { carton, drawLabel, kinds } from "./carton.ts";
import { closedPallet } from "./closed-pallet.ts";
import { eurPallet, pallet } from "./pallet.ts";

export type Stack = {
  /** cartons along the pallet, across it, and one above the other */
  along: number;
  across: number;
  layers: number;
  /** height of a carton */
  height: number;
  kind?: "brown" | "white" | "crates";
  /** stretch film around the stack */
  wrapped?: boolean;
  /** on a pallet whose bottom boards run around all four sides */
  closed?: boolean;
  /** share of cartons left out of the top layer */
  gaps?: number;
  seed?: number;
};

export const fullStack: Stack = { along: 3, across: 2, layers: 4, height: 0.25, seed: 3 };

/** A loaded pallet on y = 0. */
export function loadedPallet(kit: Kit, stack: Stack): Part {
  const part = new Part("load");
  part.attach(stack.closed ? closedPallet(kit) : pallet(kit, stack.seed ?? 0));
  return part.attach(cartons(kit, stack), [0, eurPallet.height, 0]);
}

function cartons(kit: Kit, stack: Stack): Part {
  const part = new Part("cartons");
  const random = randomFrom((stack.seed ?? 1) * 7919);
  const materials = kinds(kit)[stack.kind ?? "brown"];
  const [length, width] = [1.18 / stack.along, 0.78 / stack.across];
  const label =
    stack.kind === "crates" ? undefined : kit.print(0.13, 0.08, drawLabel, { opaque: true, roughness: 0.6 });
  for (let layer = 0; layer < stack.layers; layer++) {
    for (let i = 0; i < stack.along; i++) {
      for (let k = 0; k < stack.across; k++) {
        const [a, b, c, d] = [random(), random(), random(), random()];
        if (layer === stack.layers - 1 && a < (stack.gaps ?? 0)) continue;
        const at = [
          -0.59 + length * (i + 0.5) + (b - 0.5) * 0.006,
          stack.height * (layer + 0.5),
          -0.39 + width * (k + 0.5) + (c - 0.5) * 0.006,
        ] as const;
        const material = materials[Math.floor(d * materials.length)] ?? kit.materials.card0;
        carton(
          kit,
          part,
          material,
          [length - 0.006, stack.height - 0.003, width - 0.006],
          at,
          (a - 0.5) * 0.012,
          label,
          random,
        );
      }
    }
  }
  if (stack.wrapped)
    part.add(kit.materials.film, box(1.21, stack.height * stack.layers + 0.01, 0.81, 0.02), [
      0,
      (stack.height * stack.layers) / 2,
      0,
    ]);
  return part;
}
