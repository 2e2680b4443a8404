import type { Object3D } from "three";
import { cylinder, ring } from "../../vehicles/modelling/geometry/lathe.ts";
import { box } from "../../vehicles/modelling/geometry/loft.ts";
import { Part } from "../../vehicles/modelling/geometry/part.ts";
import { withQuality } from "../../vehicles/modelling/geometry/quality.ts";
import type { Kit } from "../../vehicles/modelling/kit.ts";
import { eurPallet, pallet } from "../../vehicles/modelling/loads/pallet.ts";
import { palletStand, standHeight } from "../../vehicles/modelling/loads/pallet-stand.ts";
import { decal } from "../../vehicles/modelling/parts/decal.ts";
import { letter } from "../../vehicles/modelling/parts/lettering.ts";
import { engine } from "../models/site/assembly.ts";
import { person } from "../models/site/person.ts";
import type { Placement } from "../scenes/traffic.ts";
import { paintLanes } from "./lane-paint.ts";
import type { Opening } from "./parts.ts";
import { girder, glazing, ground, pipe, stripLamp, surface, wall } from "./parts.ts";
import type { World } from "./world.ts";
import { worldOf } from "./world-scene.ts";

/** A machine works: dark floor, steel windows high in the wall, a travelling crane with a housing on its hook. */
export type MachineWorksPose = {
  traffic: readonly Placement[];
  /** where a lifter carries an engine on a stand: its place, turn in degrees and how high it is raised */
  engine?: { at: readonly [x: number, z: number]; turn: number; raised: number };
};

const size = { half: 15, back: -17, front: 13, height: 10.6 };
const windows: readonly Opening[] = Array.from({ length: 5 }, (_, i) => ({
  at: 1.4 + i * 5.8,
  width: 4.6,
  sill: 4.4,
  head: 9.4,
}));

export function machineWorks(kit: Kit, pose: MachineWorksPose): World {
  return worldOf(kit, {
    things: [
      shell(),
      withQuality(0.5, () => works(kit).build()),
      ...(pose.engine ? [withQuality(0.8, () => carriedEngine(kit, pose.engine as never))] : []),
    ],
    traffic: pose.traffic,
    floors: {
      screed: {
        colours: ["#434547", "#515355"],
        roughness: [0.2, 0.42],
        stains: 0.3,
        joints: [6, 6],
        jointWidth: 0.012,
        jointColour: "#1b1c1d",
        bump: 0.18,
        paint: paintLanes({ x: -15, z: -14, width: 30, depth: 22 }, (painter) => {
          painter.line([-15, -1.7], [15, -1.7], 0.12, "#d8a91f");
          painter.line([-15, 2.3], [15, 2.3], 0.12, "#d8a91f");
          painter.line([2.2, -14], [2.2, -1.7], 0.12, "#d8a91f");
          painter.line([-2.4, -14], [-2.4, -1.7], 0.12, "#d8a91f");
          for (let i = 0; i < 7; i++) painter.fill(-2.1 + i * 0.62, -1.5, 0.34, 3.6, "#d9d7d0");
          painter.text("M4", 5.2, -2.1, 0.9, "#d9d7d0");
        }),
      },
    },
    light: {
      sun: { around: -112, up: 28, strength: 15, colour: "#ffe6c4", wide: 0.55 },
      sky: { colour: "#d3e3f5", strength: 3, seenOnly: true },
      lamps: [
        ...windows.map(({ at, width }) => ({
          at: [-size.half + at + width / 2, 6.9, size.back + 0.25] as const,
          size: [width, 5] as const,
          towards: [0, -0.35, 1] as const,
          watts: 210,
          colour: "#cfe1fb",
          mirrored: false,
        })),
        ...[-7, 0, 7].map((x) => ({
          at: [x, 9.3, -1] as const,
          size: [0.6, 22] as const,
          towards: [0, -1, 0] as const,
          watts: 480,
          colour: "#ffe8c6",
          mirrored: false,
        })),
        {
          at: [3, 5, 12.6],
          size: [20, 6],
          towards: [0, -0.2, -1],
          watts: 1500,
          colour: "#dfe9fb",
          mirrored: false,
        },
      ],
    },
    look: { contrast: "Medium High Contrast", exposure: 0.6, bloom: 0.08 },
  });
}

function carriedEngine(
  kit: Kit,
  { at: [x, z], turn, raised }: NonNullable<MachineWorksPose["engine"]>,
): Object3D {
  const group = new Part("engine on its stand")
    .attach(palletStand(kit), [0, raised, 0])
    .attach(pallet(kit), [0, raised + standHeight, 0])
    .attach(engine(kit), [0, raised + standHeight + eurPallet.height, 0])
    .build();
  group.position.set(x, 0, z);
  group.rotation.y = (turn * Math.PI) / 180;
  return group;
}

function shell(): Object3D {
  const cladding = surface("#5d6b75", 0.6);
  const joint = surface("#465159", 0.6);
  const brick = surface("#6e5a4e", 0.9);
  const frame = surface("#2c3236", 0.5);
  const steel = surface("#39454d", 0.55);
  const roof = surface("#777f83", 0.8);
  const lamp = surface("#ffeccd", 0.5, { glow: 7 });
  const { half, back, front, height } = size;
  const part = new Part("shell");
  part.attach(ground("screed", -half, back, 2 * half, front - back));
  part.attach(wall(cladding, joint, 2 * half, height, windows, 0.3), [-half, 0, back]);
  part.add(brick, box(2 * half, 1.6, 0.12, 0), [0, 0.8, back + 0.14]);
  for (const opening of windows) part.attach(glazing(frame, opening, 6, 5), [-half, 0, back]);
  for (const x of [-half, half])
    part.attach(wall(cladding, joint, front - back, height, [], 0.3), [x, 0, front], [0, Math.PI / 2, 0]);
  part.attach(wall(cladding, joint, 2 * half, height, [], 0.3), [-half, 0, front]);
  part.add(roof, box(2 * half, 0.2, front - back, 0), [0, height + 0.1, (back + front) / 2]);
  for (let z = back + 2; z < front; z += 5) {
    part.attach(girder(steel, half, 1.1), [0, height - 0.15, z]);
    for (const side of [-1, 1]) {
      part.add(steel, box(0.4, height, 0.12, 0), [side * (half - 0.5), height / 2, z]);
      for (const dz of [-0.16, 0.16])
        part.add(steel, box(0.44, height, 0.03, 0), [side * (half - 0.5), height / 2, z + dz]);
      part.add(steel, box(0.8, 0.3, 0.3, 0), [side * (half - 1), 7.35, z]);
    }
  }
  for (const side of [-1, 1])
    part.add(steel, box(0.3, 0.5, front - back, 0), [side * (half - 1.2), 7.75, (back + front) / 2]);
  for (const x of [-7, 0, 7])
    for (let z = -14; z < 11; z += 3.2) part.attach(stripLamp(lamp, frame, 1.4), [x, 9.4, z]);
  return part.build();
}

function works(kit: Kit): Part {
  const part = new Part("works");
  part.attach(crane(kit), [0, 0, -6.2]);
  part.attach(machine(kit, "MC 630", 4.6), [-8.6, 0, -6]);
  part.attach(machine(kit, "MC 630", 4.6), [-8.6, 0, -11.6]);
  part.attach(machine(kit, "VT 900", 3.8), [7.6, 0, -8.2], [0, -0.25, 0]);
  part.attach(machine(kit, "VT 900", 3.8), [8.4, 0, -13.2], [0, -0.15, 0]);
  for (const [x, z, turn] of [
    [-4.6, -3.2, 0.1],
    [-6.2, -3, -0.06],
    [5.6, -4.4, 0.25],
  ] as const)
    part.attach(gearOnPallet(kit), [x, 0, z], [0, turn, 0]);
  for (const [x, z] of [
    [9.4, -3.6],
    [11, -3.6],
    [12.6, -3.6],
    [11, -5],
  ] as const)
    part.attach(
      new Part("engine on pallet").attach(pallet(kit)).attach(engine(kit), [0, 0.144, 0]),
      [x, 0, z],
      [0, 0.05, 0],
    );
  part.attach(
    person({
      clothes: "overalls",
      hands: [
        [-0.12, 1.18, 0.34],
        [0.14, 1.16, 0.32],
      ],
      seed: 11,
    }),
    [-2.7, 0, -6.4],
    [0, Math.PI / 2 + 0.5, 0],
  );
  part.attach(
    person({
      clothes: "overalls",
      hands: [
        [-0.2, 1.22, 0.46],
        [0.2, 1.2, 0.44],
      ],
      lean: 0.16,
      seed: 12,
    }),
    [-7.4, 0, -4.05],
    [0, Math.PI + 0.1, 0],
  );
  return part;
}

/** A travelling crane of two girders across the hall; its hook holds a gear housing. */
function crane(kit: Kit): Part {
  const yellow = surface("#d99c17", 0.4);
  const black = surface("#1d1e1f", 0.5);
  const rope = surface("#6a6e70", 0.4, { metal: 0.8 });
  const cast = surface("#8b9093", 0.5, { metal: 0.65 });
  const part = new Part("crane");
  for (const z of [-0.9, 0.9]) part.add(yellow, box(26.6, 0.8, 0.4, 0.02), [0, 8.45, z]);
  for (const side of [-1, 1]) part.add(yellow, box(0.5, 0.5, 3.4, 0.02), [side * 13.5, 8.15, 0]);
  part
    .add(black, box(1.7, 0.7, 1.7, 0.03), [0.4, 9.1, 0])
    .add(yellow, box(1.1, 0.5, 1.9, 0.03), [0.4, 8.95, 0]);
  const words = decal(
    kit,
    2.4,
    0.5,
    (context) => letter(context, "12.5 t", { size: 0.72, colour: "#191a1b", align: "center", weight: 800 }),
    { density: 200 },
  );
  part.attach(words, [-4.5, 8.45, 1.104]);
  for (const dx of [-0.16, 0.16])
    for (const dz of [-0.1, 0.1])
      part.add(rope, cylinder(0.012, 4.5, 8.8, 0.002, { around: 10 }), [0.4 + dx, 0, dz]);
  part
    .add(yellow, box(0.5, 0.55, 0.34, 0.06), [0.4, 4.35, 0])
    .add(black, ring(0.09, 0.15, -0.04, 0.04, 0.02, { axis: "z", around: 32 }), [0.4, 3.98, 0]);
  for (const [dx, dz] of [
    [-0.75, -0.5],
    [0.75, -0.5],
    [-0.75, 0.5],
    [0.75, 0.5],
  ] as const) {
    part.add(
      rope,
      pipe(
        [
          [0.4, 3.9, 0],
          [0.4 + dx, 2.95, dz],
        ],
        0.016,
      ),
    );
  }
  part
    .add(cast, box(1.9, 1.0, 1.3, 0.12), [0.4, 2.45, 0])
    .add(cast, box(2.2, 0.14, 1.6, 0.03), [0.4, 2.02, 0]);
  for (const z of [-0.68, 0.68])
    part
      .add(cast, cylinder(0.42, -0.06, 0.06, 0.02, { axis: "z", around: 64 }), [0.05, 2.5, z])
      .add(black, cylinder(0.3, -0.08, 0.08, 0.02, { axis: "z", around: 64 }), [0.05, 2.5, z])
      .add(cast, cylinder(0.26, -0.06, 0.06, 0.02, { axis: "z", around: 48 }), [0.95, 2.42, z]);
  for (const x of [-0.35, 0.4, 1.1]) part.add(cast, box(0.07, 0.9, 1.5, 0.02), [x + 0.02, 2.5, 0]);
  return part;
}

/** A machining centre with a window behind which its lamp burns. */
function machine(kit: Kit, name: string, length: number): Part {
  const white = surface("#d7d9d6", 0.4);
  const grey = surface("#3b444a", 0.5);
  const blue = surface("#20496f", 0.45);
  const glass = surface("#0c1114", 0.08);
  const glow = surface("#fff3d8", 0.4, { glow: 3 });
  const part = new Part("machine");
  part.add(grey, box(length, 0.3, 2.6, 0.03), [0, 0.15, 0]);
  part
    .add(white, box(length, 2.1, 2.5, 0.08), [0, 1.35, 0])
    .add(blue, box(length + 0.02, 0.16, 2.52, 0.02), [0, 2.26, 0]);
  part
    .add(grey, box(length * 0.46, 1.5, 0.06, 0.04), [-length * 0.12, 1.3, 1.25])
    .add(glass, box(length * 0.36, 0.9, 0.03, 0.03), [-length * 0.12, 1.5, 1.285]);
  part.add(glow, box(length * 0.3, 0.03, 0.02, 0.002), [-length * 0.12, 1.86, 1.302]);
  part
    .add(grey, box(0.5, 0.75, 0.2, 0.04), [length * 0.34, 1.5, 1.36])
    .add(glow, box(0.36, 0.26, 0.01, 0.004), [length * 0.34, 1.66, 1.465]);
  part
    .add(white, box(length * 0.4, 0.9, 1.2, 0.06), [length * 0.1, 2.8, -0.4])
    .add(grey, cylinder(0.16, 3.2, 5, 0.01, { around: 32 }), [-length * 0.3, 0, -0.6]);
  const words = decal(
    kit,
    0.9,
    0.22,
    (context) => letter(context, name, { size: 0.8, colour: "#20292f", x: 0.02, weight: 700 }),
    { density: 400 },
  );
  return part.attach(words, [length * 0.34, 2.06, 1.252]).attach(stackOf(kit), [length / 2 - 0.2, 2.4, 0.9]);
}

function stackOf(kit: Kit): Part {
  const { materials: m } = kit;
  return new Part("lamps")
    .add(m.charcoal, cylinder(0.03, 0, 0.3, 0.004, { around: 16 }))
    .add(m.ledAmber, cylinder(0.035, 0.3, 0.38, 0.004, { around: 16 }))
    .add(m.led, cylinder(0.035, 0.39, 0.47, 0.004, { around: 16 }));
}

function gearOnPallet(kit: Kit): Part {
  const cast = surface("#9a9fa2", 0.35, { metal: 0.9 });
  const part = new Part("gear").attach(pallet(kit));
  part
    .add(cast, ring(0.2, 0.38, 0.16, 0.3, 0.01, { around: 80 }))
    .add(cast, ring(0.09, 0.2, 0.16, 0.42, 0.01, { around: 48 }));
  for (let i = 0; i < 36; i++) {
    const angle = (i / 36) * 2 * Math.PI;
    part.add(
      cast,
      box(0.045, 0.14, 0.03, 0.006),
      [Math.cos(angle) * 0.395, 0.23, Math.sin(angle) * 0.395],
      [0, -angle, 0],
    );
  }
  return part;
}
