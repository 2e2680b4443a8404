import { cylinder } from "../geometry/lathe.ts";
import { box } from "../geometry/loft.ts";
import { Part } from "../geometry/part.ts";
import { isCoarse } from "../geometry/quality.ts";
import type { Kit } from "../kit.ts";

export type DeckSize = {
  /** along the way the goods travel (this part's x) */
  length: number;
  /** across it, rail to rail */
  width: number;
};

export const deckHeight = 0.19;
const rollerRadius = 0.029;

/** A driven roller deck; goods travel along x, the rollers' top lies at `deckHeight` above y = 0. */
export function conveyorDeck(kit: Kit, { length, width }: DeckSize): Part {
  const { materials: m } = kit;
  const part = new Part("conveyor deck");
  const axle = deckHeight - rollerRadius;
  part.add(m.charcoal, box(length - 0.05, 0.05, width - 0.05, 0.004), [0, 0.05, 0]);
  for (const side of [-1, 1]) rail(kit, part, length, side * (width / 2), side);
  for (const x of [-1, 1])
    part.add(m.graphite, box(0.03, 0.1, width - 0.06, 0.006), [x * (length / 2 - 0.02), 0.075, 0]);
  const count = Math.floor((length - 0.04) / 0.076);
  const half = width / 2 - 0.034;
  for (let i = 0; i < count; i++) {
    const x = (i + 0.5) * ((length - 0.03) / count) - (length - 0.03) / 2;
    part.add(m.chrome, cylinder(rollerRadius, -half, half, 0.003, { axis: "z", around: 28 }), [x, axle, 0]);
    if (isCoarse()) continue;
    for (const z of [-1, 1])
      part.add(m.charcoal, cylinder(rollerRadius * 0.82, -0.008, 0.008, 0.001, { axis: "z", around: 20 }), [
        x,
        axle,
        z * (half + 0.006),
      ]);
    part.add(m.signal, cylinder(rollerRadius + 0.0014, -0.005, 0.005, 0.0012, { axis: "z", around: 24 }), [
      x,
      axle,
      half - 0.045,
    ]);
  }
  return stops(kit, part, length, width);
}

function rail({ materials: m }: Kit, part: Part, length: number, z: number, side: number): void {
  part.add(m.shell, box(length, 0.115, 0.046, 0.008), [0, 0.0865, z]);
  part.add(m.gap, box(length - 0.06, 0.008, 0.002, 0.0008), [0, 0.055, z + side * 0.0222]);
  part.add(m.led, box(length - 0.2, 0.007, 0.003, 0.0012), [0, 0.115, z + side * 0.0222]);
  part.add(m.aluminium, box(length + 0.02, 0.014, 0.05, 0.003), [0, 0.15, z]);
  part.add(m.graphite, box(length - 0.08, 0.012, 0.022, 0.004), [0, deckHeight + 0.05, z + side * 0.004]);
  for (const x of [-0.42, -0.14, 0.14, 0.42]) {
    part.add(m.graphite, box(0.03, deckHeight + 0.044 - 0.15, 0.012, 0.003), [
      x * length,
      (deckHeight + 0.194) / 2,
      z + side * 0.008,
    ]);
    part.add(m.darkSteel, cylinder(0.006, 0, 0.003, 0.001, { axis: "z", around: 12 }), [
      x * length,
      0.085,
      z + side * 0.0222 + (side < 0 ? -0.003 : 0),
    ]);
  }
}

/** Pop-up stops and light barriers at both ends. */
function stops({ materials: m }: Kit, part: Part, length: number, width: number): Part {
  for (const x of [-1, 1]) {
    for (const z of [-0.28, 0.28]) {
      part.add(m.yellow, box(0.01, 0.04, 0.07, 0.004), [
        x * (length / 2 - 0.006),
        deckHeight - 0.004,
        z * width,
      ]);
      part.add(m.charcoal, box(0.022, 0.03, 0.1, 0.004), [
        x * (length / 2 - 0.006),
        deckHeight - 0.04,
        z * width,
      ]);
    }
    for (const z of [-1, 1]) {
      part.add(m.charcoal, box(0.032, 0.05, 0.022, 0.004), [
        x * (length / 2 - 0.06),
        deckHeight + 0.02,
        z * (width / 2 - 0.006),
      ]);
      part.add(m.ledAmber, box(0.006, 0.006, 0.004, 0.001), [
        x * (length / 2 - 0.06),
        deckHeight + 0.036,
        z * (width / 2 - 0.018),
      ]);
    }
  }
  return part;
}
