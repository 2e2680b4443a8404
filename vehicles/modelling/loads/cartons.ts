import type { Material } from "three";
import { PlaneGeometry } from "three";
import { box } from "../geometry/loft.ts";
import { isCoarse } from "../geometry/outline.ts";
import { Part } from "../geometry/part.ts";
import type { Draw, Kit } from "../kit.ts";
import { letter } from "../parts/lettering.ts";
import { randomFrom } from "../random.ts";
import { eurPallet, pallet } from "./pallet.ts";

export interface Stack {
  /** cartons along the pallet, across it, and one above the other */
  along: number;
  across: number;
  layers: number;
  /** height of a carton */
  height: number;
  kind?: "brown" | "white" | "crates";
  /** stretch film around the stack */
  wrapped?: boolean;
  /** share of cartons left out of the top layer */
  gaps?: number;
  seed?: number;
}

export const fullStack: Stack = { along: 3, across: 2, layers: 4, height: 0.25, seed: 3 };

/** A loaded EUR pallet on y = 0. */
export function loadedPallet(kit: Kit, stack: Stack): Part {
  const part = new Part("load");
  part.attach(pallet(kit, stack.seed ?? 0));
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

function carton(
  { materials: m }: Kit,
  part: Part,
  material: Material,
  [length, height, width]: readonly [number, number, number],
  [x, y, z]: readonly [number, number, number],
  turn: number,
  label: Material | undefined,
  random: () => number,
): void {
  part.add(material, box(length, height, width, 0.005), [x, y, z], [0, turn, 0]);
  if (!label) {
    part.add(m.gap, box(length * 0.3, 0.035, width + 0.001, 0.001), [x, y + height * 0.25, z], [0, turn, 0]);
    return;
  }
  if (!isCoarse())
    part.add(m.tape, box(length + 0.0014, height + 0.0014, 0.052, 0.004), [x, y, z], [0, turn, 0]);
  const stick = new PlaneGeometry(0.13, 0.08);
  for (const side of [1, -1]) {
    if (random() < 0.75)
      part.add(
        label,
        stick,
        [x + (random() - 0.5) * 0.08, y + 0.03, z + side * (width / 2 + 0.0022)],
        [0, side > 0 ? 0 : Math.PI, 0],
      );
    if (random() < 0.75)
      part.add(
        label,
        stick,
        [x + side * (length / 2 + 0.0022), y + 0.03, z + (random() > 0.5 ? 0.1 : -0.1)],
        [0, (side * Math.PI) / 2, 0],
      );
  }
}

const kinds = ({ materials: m }: Kit) => ({
  brown: [m.card0, m.card1, m.card2],
  white: [m.cardWhite, m.card1, m.cardWhite],
  crates: [m.crateGreen, m.crateGrey, m.crateGreen],
});

const drawLabel: Draw = (context, width, height) => {
  const random = randomFrom(417);
  context.fillStyle = "#f4f3ee";
  context.fillRect(0, 0, width, height);
  letter(context, "0417-22", { size: 0.2, colour: "#141716", x: 0.06, y: 0.2, weight: 700 });
  letter(context, "48 pcs  24.6 kg", { size: 0.12, colour: "#141716", x: 0.06, y: 0.4, weight: 500 });
  context.fillStyle = "#141716";
  for (let x = 0.06; x < 0.68; ) {
    const bar = 0.006 + random() * 0.018;
    context.fillRect(width * x, height * 0.52, width * bar, height * 0.38);
    x += bar + 0.006 + random() * 0.016;
  }
  const cell = height * 0.042;
  for (let i = 0; i < 81; i++) {
    const dark = (Math.sin(i * 12.9898) * 43758.5453) % 1;
    if (Math.abs(dark) < 0.52)
      context.fillRect(
        width * 0.73 + (i % 9) * cell,
        height * 0.52 + Math.floor(i / 9) * cell,
        cell + 0.5,
        cell + 0.5,
      );
  }
};
