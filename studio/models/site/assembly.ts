import { cylinder, lathe, ring } from "../../../vehicles/modelling/geometry/lathe.ts";
import { box } from "../../../vehicles/modelling/geometry/loft.ts";
import { Part } from "../../../vehicles/modelling/geometry/part.ts";
import { tube } from "../../../vehicles/modelling/geometry/tube.ts";
import type { Draw, Kit } from "../../../vehicles/modelling/kit.ts";
import { decal } from "../../../vehicles/modelling/parts/decal.ts";
import { letter } from "../../../vehicles/modelling/parts/lettering.ts";
import { stackLight } from "../../../vehicles/modelling/parts/lights.ts";

/** An engine on its assembly pallet, standing on y = 0, its crankshaft along x. */
export function engine({ materials: m }: Kit): Part {
  const part = new Part("engine");
  part.add(m.graphite, box(0.94, 0.06, 0.7, 0.01), [0, 0.03, 0]);
  for (const x of [-0.3, 0.3])
    for (const z of [-0.2, 0.2])
      part.add(m.steel, cylinder(0.025, 0.06, 0.22, 0.004, { around: 20 }), [x, 0, z]);
  part
    .add(m.aluminium, box(0.7, 0.26, 0.34, 0.03), [0, 0.34, 0])
    .add(m.steelBlank, box(0.62, 0.14, 0.42, 0.03), [0, 0.22, 0]);
  for (const side of [-1, 1]) {
    part
      .add(m.aluminium, box(0.66, 0.22, 0.2, 0.02), [0, 0.52, side * 0.15], [side * 0.5, 0, 0])
      .add(m.charcoal, box(0.62, 0.07, 0.18, 0.02), [0, 0.63, side * 0.215], [side * 0.5, 0, 0]);
    for (let i = 0; i < 4; i++) {
      const x = (i - 1.5) * 0.155;
      part.add(
        m.steel,
        tube(
          [
            [x, 0.47, side * 0.24],
            [x, 0.42, side * 0.34],
            [x, 0.26, side * 0.36],
          ],
          0.026,
          0.04,
        ),
      );
      part.add(m.gap, cylinder(0.018, 0, 0.02, 0.002, { around: 16 }), [x, 0.655, side * 0.22]);
    }
  }
  for (let i = 0; i < 4; i++)
    part.add(
      m.aluminium,
      tube(
        [
          [(i - 1.5) * 0.15, 0.58, -0.1],
          [(i - 1.5) * 0.15, 0.74, 0],
          [(i - 1.5) * 0.15, 0.58, 0.1],
        ],
        0.03,
        0.06,
      ),
    );
  part
    .add(m.charcoal, cylinder(0.15, 0.36, 0.4, 0.01, { axis: "x", around: 48 }), [0, 0.32, 0])
    .add(m.steel, ring(0.06, 0.13, 0.4, 0.42, 0.004, { axis: "x", around: 48 }), [0, 0.32, 0]);
  for (const [y, z] of [
    [0.5, 0.16],
    [0.48, -0.18],
    [0.22, 0.2],
  ] as const)
    part.add(m.darkSteel, cylinder(0.055, 0.37, 0.41, 0.006, { axis: "x", around: 36 }), [0, y, z]);
  part.add(
    m.steelBlank,
    lathe(
      [
        [0, -0.44],
        [0.2, -0.44],
        [0.2, -0.4],
        [0.12, -0.36],
        [0, -0.36],
      ],
      [0, 0.006, 0.006, 0.02, 0],
      { axis: "x", around: 48 },
    ),
    [0, 0.34, 0],
  );
  return part;
}

/** One station of an assembly line, 3 m along x: roller bed, tool rail with lamp, board with the cycle's state. */
export function assemblyStation(kit: Kit, number: number): Part {
  const { materials: m } = kit;
  const part = new Part("assembly station");
  for (const z of [-0.42, 0.42]) {
    part
      .add(m.graphite, box(3, 0.16, 0.08, 0.008), [0, 0.62, z])
      .add(m.graphite, box(3, 0.02, 0.084, 0.003), [0, 0.67, z]);
    for (const x of [-1.2, 0, 1.2]) part.add(m.graphite, box(0.08, 0.56, 0.08, 0.008), [x, 0.28, z]);
  }
  for (let i = 0; i < 30; i++)
    part.add(m.galvanised, cylinder(0.03, -0.38, 0.38, 0.003, { axis: "z", around: 16 }), [
      -1.45 + i * 0.1,
      0.67,
      0,
    ]);
  for (const x of [-1.5, 1.5]) part.add(m.aluminium, box(0.09, 3.2, 0.09, 0.008), [x, 1.6, -1.1]);
  for (const y of [2.5, 3.16]) part.add(m.aluminium, box(3, 0.09, 0.09, 0.008), [0, y, -1.1]);
  for (const x of [-1.5, 1.5]) part.add(m.aluminium, box(0.08, 0.08, 2, 0.008), [x, 2.9, -0.1]);
  part
    .add(m.aluminium, box(3, 0.08, 0.1, 0.008), [0, 2.9, 0.85])
    .add(m.ledWhite, box(2.4, 0.02, 0.08, 0.004), [0, 2.84, 0.6])
    .add(m.charcoal, box(2.5, 0.06, 0.14, 0.01), [0, 2.88, 0.6]);
  for (const x of [-0.6, 0.5]) {
    part
      .add(m.charcoal, cylinder(0.09, 2.62, 2.78, 0.02, { around: 36 }), [x, 0, 0.2])
      .add(m.steel, cylinder(0.004, 1.9, 2.64, 0.001, { around: 8 }), [x, 0, 0.2]);
    part
      .add(m.graphite, cylinder(0.035, 1.6, 1.9, 0.01, { around: 28 }), [x, 0, 0.2])
      .add(m.charcoal, box(0.2, 0.06, 0.05, 0.014), [x + 0.06, 1.72, 0.2])
      .add(m.steel, cylinder(0.014, 1.5, 1.6, 0.003, { around: 16 }), [x, 0, 0.2]);
  }
  part.add(m.gloss, box(1.0, 0.5, 0.06, 0.01), [-0.6, 2.1, -1.04]);
  part.attach(
    decal(kit, 0.94, 0.44, drawBoard(number), { glow: 0.9, opaque: true, density: 500 }),
    [-0.6, 2.1, -1.008],
  );
  part.attach(stackLight(kit), [1.5, 3.2, -1.1]);
  return part;
}

const drawBoard =
  (number: number): Draw =>
  (context, width, height) => {
    context.fillStyle = "#07130f";
    context.fillRect(0, 0, width, height);
    letter(context, `Station ${number}`, { size: 0.24, colour: "#f5f2eb", x: 0.05, y: 0.24 });
    letter(context, `${38 + number * 3} of 96`, {
      size: 0.3,
      colour: "#2be08a",
      x: 0.05,
      y: 0.64,
      weight: 700,
    });
    context.fillStyle = "#1d3b30";
    context.fillRect(width * 0.05, height * 0.86, width * 0.9, height * 0.06);
    context.fillStyle = "#2be08a";
    context.fillRect(width * 0.05, height * 0.86, width * (0.3 + number * 0.08), height * 0.06);
  };
