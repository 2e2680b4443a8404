import { PlaneGeometry } from "three";
import { box } from "../../../vehicles/modelling/geometry/loft.ts";
import { Part } from "../../../vehicles/modelling/geometry/part.ts";
import type { Draw, Kit } from "../../../vehicles/modelling/kit.ts";
import { letter } from "../../../vehicles/modelling/parts/lettering.ts";

/** A pallet rack: bays along z, three pallets wide, goods taken out along x. */
export const rackSize = {
  bay: 2.85,
  depth: 1.08,
  height: 6.6,
  levels: [0, 1.75, 3.4, 5.05],
  places: 3,
} as const;

/** An upright frame with its bracing, foot plates and impact guards, standing at z = 0. */
export function rackFrame({ materials: m }: Kit): Part {
  const part = new Part("rack frame");
  const { depth, height } = rackSize;
  for (const side of [-1, 1]) {
    const x = side * (depth / 2 - 0.04);
    part.add(m.rackUpright, box(0.075, height, 0.095, 0.008), [x, height / 2, 0]);
    part.add(m.gap, box(0.003, height - 0.3, 0.016, 0.001), [x + side * 0.0375, height / 2, 0]);
    part.add(m.galvanised, box(0.14, 0.012, 0.14, 0.003), [x, 0.006, 0]);
    part.add(m.yellow, box(0.1, 0.44, 0.125, 0.012), [x + side * 0.004, 0.22, 0]);
  }
  const lean = Math.atan2(1, depth - 0.14);
  for (let k = 0; k < 6; k++) {
    part.add(
      m.galvanised,
      box(Math.hypot(1, depth - 0.14), 0.035, 0.025),
      [0, 0.65 + k, 0],
      [0, 0, k % 2 ? lean : -lean],
    );
  }
  for (const y of [0.15, height - 0.15]) part.add(m.galvanised, box(depth - 0.1, 0.035, 0.025), [0, y, 0]);
  return part;
}

/** The beams of one bay, centred on z = 0, with location labels facing both ways. */
export function rackBay(kit: Kit): Part {
  const { materials: m } = kit;
  const part = new Part("rack bay");
  const { bay, depth, levels } = rackSize;
  const label = kit.print(0.3, 0.1, drawLocation, { opaque: true, density: 500 });
  for (const y of levels.slice(1)) {
    for (const side of [-1, 1]) {
      const x = side * (depth / 2 - 0.03);
      part.add(m.rackBeam, box(0.05, 0.12, bay - 0.09, 0.006), [x, y - 0.06, 0]);
      for (const end of [-1, 1])
        part.add(m.rackBeam, box(0.062, 0.2, 0.012, 0.002), [
          x + side * 0.005,
          y - 0.07,
          end * (bay / 2 - 0.052),
        ]);
      for (const place of [-1, 0, 1])
        part.add(
          label,
          new PlaneGeometry(0.24, 0.075),
          [x + side * 0.0262, y - 0.06, place * 0.9],
          [0, (side * Math.PI) / 2, 0],
        );
    }
    for (const place of [-1, 0, 1])
      part.add(m.galvanised, box(depth - 0.06, 0.03, 0.06), [0, y - 0.016, place * 0.9]);
  }
  return part;
}

const drawLocation: Draw = (context, width, height) => {
  context.fillStyle = "#f1f0ea";
  context.fillRect(0, 0, width, height);
  letter(context, "B-12-3", { size: 0.52, colour: "#15201b", x: 0.05, weight: 700 });
  context.fillStyle = "#15201b";
  for (let i = 0; i < 14; i++)
    context.fillRect(
      width * (0.66 + i * 0.022),
      height * 0.2,
      width * (i % 3 === 0 ? 0.013 : 0.007),
      height * 0.6,
    );
};

/** A guard rail for the end of a rack row, along x. */
export function rackGuard({ materials: m }: Kit, length: number): Part {
  const part = new Part("rack guard");
  for (const y of [0.14, 0.34]) part.add(m.yellow, box(length, 0.12, 0.07, 0.012), [0, y, 0]);
  for (const x of [-0.46, 0, 0.46]) {
    part.add(m.charcoal, box(0.1, 0.44, 0.1, 0.01), [x * length, 0.22, 0]);
    part.add(m.darkSteel, box(0.18, 0.014, 0.2, 0.003), [x * length, 0.007, 0]);
  }
  return part;
}

/** A sign that names an aisle. */
export const aisleSign =
  (name: string): Draw =>
  (context, width, height) => {
    context.fillStyle = "#0b4633";
    context.fillRect(0, 0, width, height);
    letter(context, name, { size: 0.62, colour: "#f5f2eb", align: "center", weight: 700 });
  };
