import type { Material } from "three";
import { PlaneGeometry } from "three";
import { box } from "../geometry/loft.ts";
import type { Part } from "../geometry/part.ts";
import { isCoarse } from "../geometry/quality.ts";
import type { Draw, Kit } from "../kit.ts";
import { letter } from "../parts/lettering.ts";
import { randomFrom } from "../random.ts";

export function carton(
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

export const kinds = ({ materials: m }: Kit) => ({
  brown: [m.card0, m.card1, m.card2],
  white: [m.cardWhite, m.card1, m.cardWhite],
  crates: [m.crateBlue, m.crateGrey, m.crateBlue],
});

export const drawLabel: Draw = (context, width, height) => {
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
