import type { Object3D } from "three";
import { cylinder } from "../../vehicles/modelling/geometry/lathe.ts";
import { box } from "../../vehicles/modelling/geometry/loft.ts";
import { Part } from "../../vehicles/modelling/geometry/part.ts";
import { withQuality } from "../../vehicles/modelling/geometry/quality.ts";
import type { Kit } from "../../vehicles/modelling/kit.ts";
import { loadedPallet } from "../../vehicles/modelling/loads/cartons.ts";
import { pallet } from "../../vehicles/modelling/loads/pallet.ts";
import { decal } from "../../vehicles/modelling/parts/decal.ts";
import { letter } from "../../vehicles/modelling/parts/lettering.ts";
import { rollCage } from "../models/loads/roll-cage.ts";
import { person } from "../models/site/person.ts";
import type { Placement } from "../scenes/traffic.ts";
import { paintLanes } from "./lane-paint.ts";
import type { Opening } from "./parts.ts";
import { girder, ground, stripLamp, surface, wall } from "./parts.ts";
import type { World } from "./world.ts";
import { worldOf } from "./world-scene.ts";

/** A cross-dock at dusk: brick piers, doors open to the yard and to trailers, warm lamps inside, worn concrete. */
export type CrossDockPose = { traffic: readonly Placement[] };

const size = { half: 17, back: -10.5, front: 13, height: 6.4 };
const doors: readonly Opening[] = Array.from({ length: 7 }, (_, i) => ({
  at: 1.3 + i * 4.7,
  width: 3,
  sill: 0,
  head: 3.3,
}));
/** Doors with a trailer behind them; the others are open to the yard, or closed. */
const trailers = [1, 4];
const closed = [0, 6];

export function crossDock(kit: Kit, pose: CrossDockPose): World {
  return worldOf(kit, {
    things: [shell(kit), withQuality(0.35, () => goods(kit).build())],
    traffic: pose.traffic,
    floors: {
      concrete: {
        colours: ["#77716a", "#8c857b"],
        roughness: [0.3, 0.62],
        stains: 0.4,
        joints: [5, 5],
        jointWidth: 0.014,
        bump: 0.3,
        paint: paintLanes({ x: -17, z: -10, width: 34, depth: 16 }, (painter) => {
          for (const { at } of doors)
            for (const side of [0.1, 2.9])
              painter.line([-17 + at + side, -9.6], [-17 + at + side, -3.4], 0.09, "#dcb02a");
          painter.line([-17, -2.9], [17, -2.9], 0.1, "#e8e6df");
          painter.line([-17, 2.4], [17, 2.4], 0.1, "#e8e6df");
          for (const [i, { at }] of doors.entries())
            painter.text(`${i + 11}`, -17 + at + 1.05, -2.1, 0.7, "#e8e6df");
          for (const x of [-9, 1, 11]) painter.arrow(x, -0.4, 0, "#e8e6df");
        }),
      },
      yard: { colours: ["#3a3a3c", "#454546"], roughness: [0.6, 0.9], stains: 0.3, bump: 0.1 },
    },
    light: {
      sun: { around: -83, up: 8, strength: 30, colour: "#ff9d58", wide: 1.2 },
      sky: { colour: "#4f73ab", horizon: "#e8905a", strength: 0.42 },
      lamps: [
        ...doors
          .filter((_, i) => !trailers.includes(i) && !closed.includes(i))
          .map(({ at, width }) => ({
            at: [-size.half + at + width / 2, 1.7, size.back + 0.2] as const,
            size: [width, 3] as const,
            towards: [0, 0.05, 1] as const,
            watts: 60,
            colour: "#8fb0e8",
            mirrored: false,
          })),
        ...[-9.6, -0.2, 9.2].flatMap((x) =>
          [-6.5, -1.5, 3.5, 8.5].map((z) => ({
            at: [x, 5.1, z] as const,
            size: [0.5, 2.4] as const,
            towards: [0, -1, 0] as const,
            watts: 60,
            colour: "#ffd9a6",
            mirrored: false,
          })),
        ),
        {
          at: [2, 4, 12.6],
          size: [22, 3],
          towards: [0, -0.3, -1],
          watts: 210,
          colour: "#ffe3bf",
          mirrored: false,
        },
      ],
    },
    look: { contrast: "Medium High Contrast", exposure: 0.75, bloom: 0.14 },
  });
}

function shell(kit: Kit): Object3D {
  const brick = surface("#7c5443", 0.9);
  const joint = surface("#5f4134", 0.9);
  const plaster = surface("#c9c2b4", 0.85);
  const crack = surface("#b5ae9f", 0.9);
  const steel = surface("#4b5358", 0.6);
  const deck = surface("#6d7478", 0.7, { metal: 0.3 });
  const leaf = surface("#aeb3b4", 0.45);
  const rubber = surface("#1c1d1e", 0.8);
  const glass = surface("#ffdca8", 0.5, { glow: 9 });
  const yellow = surface("#d9a51d", 0.5);
  const sign = surface("#1d3f66", 0.5);
  const red = surface("#ff3b22", 0.5, { glow: 5 });
  const green = surface("#39e07b", 0.5, { glow: 5 });
  const { half, back, front, height } = size;
  const part = new Part("shell");
  part.attach(ground("concrete", -half, back, 2 * half, front - back));
  part.attach(ground("yard", -60, back - 90, 120, 90, -1.15));
  part.attach(wall(brick, joint, 2 * half, height, doors, 4.7), [-half, 0, back]);
  part.add(plaster, box(2 * half, 1.6, 0.06, 0), [0, 5.6, back + 0.12]);
  for (const x of [-half, half])
    part.attach(wall(plaster, crack, front - back, height, [], 3), [x, 0, front], [0, Math.PI / 2, 0]);
  part.attach(wall(plaster, crack, 2 * half, height, [], 3), [-half, 0, front]);
  part.add(deck, box(2 * half, 0.16, front - back, 0), [0, height + 0.08, (back + front) / 2]);
  for (let x = -half + 0.4; x < half; x += 0.4)
    part.add(steel, box(0.1, 0.06, front - back, 0), [x, height - 0.03, (back + front) / 2]);
  for (let z = back + 2.5; z < front; z += 4.7) part.attach(girder(steel, half), [0, height - 0.12, z]);
  for (const x of [-9.6, -0.2, 9.2])
    for (const z of [-6.5, -1.5, 3.5, 8.5]) part.attach(stripLamp(glass, steel, 2.4), [x, 5.2, z]);
  for (const [i, { at, width, head }] of doors.entries()) {
    const x = -half + at + width / 2;
    for (const side of [-1, 1]) {
      part.add(steel, box(0.14, head + 0.1, 0.16, 0.01), [
        x + side * (width / 2 + 0.05),
        head / 2,
        back + 0.14,
      ]);
      part.add(yellow, box(0.16, 1.15, 0.16, 0.02), [x + side * (width / 2 + 0.28), 0.58, back + 0.6]);
      part.add(rubber, box(0.16, 0.6, 0.14, 0.02), [x + side * (width / 2 - 0.3), -0.2, back - 0.2]);
    }
    part.add(steel, box(width + 0.3, 0.16, 0.3, 0.01), [x, head + 0.06, back + 0.18]);
    part.add(deck, box(2.1, 0.03, 2.2, 0.004), [x, 0.017, back + 1.2]);
    part.add(yellow, box(2.1, 0.034, 0.09, 0.002), [x, 0.018, back + 2.25]);
    part.add(sign, box(0.8, 0.8, 0.03, 0.004), [x, 4.2, back + 0.13]);
    const number = decal(
      kit,
      0.6,
      0.5,
      (context) =>
        letter(context, `${i + 11}`, { size: 0.9, colour: "#f5f2eb", align: "center", weight: 700 }),
      { density: 260 },
    );
    part.attach(number, [x, 4.2, back + 0.148]);
    part.add(closed.includes(i) ? red : green, cylinder(0.07, 0, 0.03, 0.01, { axis: "z", around: 24 }), [
      x + width / 2 + 0.45,
      2.3,
      back + 0.12,
    ]);
    if (closed.includes(i)) {
      part.add(leaf, box(width, head, 0.08, 0), [x, head / 2, back]);
      for (let y = 0.55; y < head; y += 0.55) part.add(steel, box(width, 0.015, 0.084, 0), [x, y, back]);
    } else {
      for (let k = 0; k < 5; k++)
        part.add(
          leaf,
          box(width, 0.5, 0.05, 0.01),
          [x, head + 0.25 - k * 0.02, back + 0.7 + k * 0.52],
          [1.5, 0, 0],
        );
    }
    if (trailers.includes(i)) part.attach(trailer(), [x, 0, back - 0.3]);
  }
  const far = surface("#2a2f3a", 0.9);
  const window = surface("#ffc46e", 0.5, { glow: 4 });
  for (const [x, z, width, high] of [
    [-26, -70, 34, 9],
    [58, -78, 40, 6.5],
    [36, -66, 30, 11],
  ] as const) {
    part.add(far, box(width, high, 8, 0), [x, high / 2 - 1.1, z]);
    for (let k = 2; k < width - 2; k += 4.5)
      part.add(window, box(1.4, 0.8, 0.1, 0), [x - width / 2 + k, high * 0.5, z + 4.06]);
  }
  for (const x of [-13, 13.4]) part.attach(parked(), [x, -1.15, -34]);
  return part.build();
}

/** A parked trailer seen from behind, red lamps on. */
function parked(): Part {
  const body = surface("#b9bdc2", 0.5);
  const dark = surface("#15171a", 0.7);
  const red = surface("#ff2a16", 0.5, { glow: 4 });
  const part = new Part("parked trailer")
    .add(body, box(2.5, 2.8, 12, 0.02), [0, 2.55, -6])
    .add(dark, box(2.3, 0.3, 11, 0), [0, 1, -6]);
  for (const side of [-1, 1])
    part
      .add(dark, cylinder(0.5, -0.16, 0.16, 0.04, { axis: "x", around: 32 }), [side * 0.95, 0.5, -1.6])
      .add(red, box(0.3, 0.12, 0.03, 0), [side * 1, 1.02, 0.02]);
  return part;
}

/** The inside of a trailer whose rear stands at z = 0, its floor level with the dock. */
function trailer(): Part {
  const wallOf = surface("#cfd0cb", 0.6);
  const wood = surface("#6b5138", 0.75);
  const lamp = surface("#fff0d8", 0.5, { glow: 5 });
  return new Part("trailer")
    .add(wood, box(2.5, 0.08, 13, 0), [0, -0.02, -6.5])
    .add(wallOf, box(0.06, 2.7, 13, 0), [-1.26, 1.35, -6.5])
    .add(wallOf, box(0.06, 2.7, 13, 0), [1.26, 1.35, -6.5])
    .add(wallOf, box(2.56, 0.06, 13, 0), [0, 2.72, -6.5])
    .add(wallOf, box(2.56, 2.7, 0.06, 0), [0, 1.35, -13])
    .add(lamp, box(0.1, 0.03, 9, 0), [0, 2.68, -6]);
}

function goods(kit: Kit): Part {
  const part = new Part("goods");
  const stack = (seed: number, layers = 3 + (seed % 3)) =>
    loadedPallet(kit, {
      along: 2 + (seed % 2),
      across: 2,
      layers,
      height: [0.36, 0.27, 0.31][seed % 3] ?? 0.3,
      kind: seed % 4 === 1 ? "white" : "brown",
      wrapped: seed % 3 === 0,
      seed,
    });
  const turned = [0, Math.PI / 2, 0] as const;
  for (const [i, door] of [0, 2, 5, 6].entries()) {
    const x = -17 + (doors[door]?.at ?? 0);
    for (let k = 0; k < (door === 5 ? 2 : 3); k++)
      for (const side of [0.62, 1.5])
        if ((i * 5 + k + (side > 1 ? 1 : 0)) % 5 !== 3)
          part.attach(stack(i * 7 + k * 2 + (side > 1 ? 1 : 0)), [x + side, 0, -7.6 + k * 1.4], turned);
  }
  for (const [x, z, turn] of [
    [3.7, -6.4, 0.12],
    [4.7, -6.5, -0.05],
    [5.7, -6.2, 0.2],
    [8.2, -4.4, 0.1],
  ] as const)
    part.attach(rollCage(kit), [x, 0, z], [0, Math.PI / 2 + turn, 0]);
  for (let i = 0; i < 11; i++)
    part.attach(pallet(kit, i), [12.4, i * 0.144, 0.4], [0, 0.3 + (i % 4) * 0.02, 0]);
  for (let k = 0; k < 4; k++)
    for (const side of [-0.55, 0.55])
      part.attach(
        stack(40 + k * 2 + (side > 0 ? 1 : 0), 4),
        [-17 + 1.3 + 4.7 + 1.5 + side, 0.02, -17.6 - k * 1.3],
        turned,
      );
  part.attach(
    person({
      clothes: "high-visibility",
      stride: 0.5,
      hands: [
        [-0.3, 0.86, 0.22],
        [0.29, 0.88, -0.16],
      ],
      seed: 5,
    }),
    [1.0, 0, -5.2],
    [0, Math.PI + 0.12, 0],
  );
  part.attach(
    person({
      clothes: "high-visibility",
      hands: [
        [-0.14, 1.12, 0.3],
        [0.14, 1.14, 0.3],
      ],
      lean: 0.05,
      seed: 8,
    }),
    [6.5, 0, -6.0],
    [0, Math.PI * 1.35, 0],
  );
  return part;
}
