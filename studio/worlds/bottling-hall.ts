import type { Object3D } from "three";
import { MeshPhysicalMaterial } from "three";
import { box } from "../../vehicles/modelling/geometry/loft.ts";
import { Part } from "../../vehicles/modelling/geometry/part.ts";
import { withQuality } from "../../vehicles/modelling/geometry/quality.ts";
import type { Kit } from "../../vehicles/modelling/kit.ts";
import { bottlePacks } from "../../vehicles/modelling/loads/bottles.ts";
import { eurPallet, pallet } from "../../vehicles/modelling/loads/pallet.ts";
import { bottleBelt, filler } from "../models/site/bottling.ts";
import { conveyorLine, handover } from "../models/site/conveyor-line.ts";
import { palletiser } from "../models/site/palletiser.ts";
import { person } from "../models/site/person.ts";
import type { Placement } from "../scenes/traffic.ts";
import { paintLanes } from "./lane-paint.ts";
import type { Opening } from "./parts.ts";
import { glazing, ground, pipe, stripLamp, surface, tank, wall } from "./parts.ts";
import type { World } from "./world.ts";
import { worldOf } from "./world-scene.ts";

/** A bottling hall in the morning: tiles under water, steel tanks, low sun through the windows behind the line. */
export type BottlingHallPose = { traffic: readonly Placement[] };

const size = { half: 15, back: -13, front: 12, height: 7 };
const windows: readonly Opening[] = Array.from({ length: 7 }, (_, i) => ({
  at: 1.2 + i * 4.05,
  width: 3.3,
  sill: 2.7,
  head: 6,
}));

export function bottlingHall(kit: Kit, pose: BottlingHallPose): World {
  const own = inSteel(kit);
  return worldOf(kit, {
    things: [shell(), withQuality(0.4, () => plant(own).build())],
    traffic: pose.traffic,
    trafficKit: own,
    floors: {
      tiles: {
        colours: ["#6f6a63", "#857d73"],
        roughness: [0.16, 0.42],
        stains: 0.25,
        joints: [0.24, 0.24],
        jointWidth: 0.009,
        jointColour: "#2b2926",
        bump: 0.5,
        wet: 0.5,
        paint: paintLanes({ x: -15, z: -3, width: 30, depth: 8 }, (painter) => {
          painter.line([-15, -1.25], [15, -1.25], 0.1, "#d9a91c");
          painter.line([-15, 2.35], [15, 2.35], 0.1, "#d9a91c");
        }),
      },
    },
    light: {
      sun: { around: -106, up: 21, strength: 13, colour: "#ffe2b8", wide: 0.6 },
      sky: { colour: "#dbe9f7", strength: 3.2, seenOnly: true },
      lamps: [
        ...windows.map(({ at, width }) => ({
          at: [-size.half + at + width / 2, 4.35, size.back + 0.25] as const,
          size: [width, 3.2] as const,
          towards: [0, -0.25, 1] as const,
          watts: 95,
          colour: "#d5e6ff",
          mirrored: false,
        })),
        ...[-8, 0, 8].map((x) => ({
          at: [x, 6.3, -1] as const,
          size: [0.3, 20] as const,
          towards: [0, -1, 0] as const,
          watts: 170,
          colour: "#fff1dc",
          mirrored: false,
        })),
        // Daylight from the yard behind the camera.
        {
          at: [2, 3.4, 11.6],
          size: [22, 4.5],
          towards: [0, -0.15, -1],
          watts: 520,
          colour: "#e2ecff",
          mirrored: false,
        },
      ],
    },
    look: { contrast: "Medium High Contrast", exposure: 0.45, bloom: 0.08 },
  });
}

/** Food is handled here: machines are of bare steel, and bottles of brown glass. */
function inSteel(kit: Kit): Kit {
  const brown = new MeshPhysicalMaterial({
    color: "#3a1a08",
    roughness: 0.08,
    clearcoat: 1,
    clearcoatRoughness: 0.02,
  });
  const label = surface("#ece3cf", 0.6);
  const cap = surface("#a9863f", 0.3, { metal: 0.8 });
  return { ...kit, materials: { ...kit.materials, bottleGlass: brown, paper: label, yellow: cap } };
}

function shell(): Object3D {
  const panel = surface("#e6e8e5", 0.55);
  const joint = surface("#9da29f", 0.7);
  const frame = surface("#5b6163", 0.5);
  const ceiling = surface("#dfe2df", 0.8);
  const steel = surface("#c2c7c9", 0.28, { metal: 1 });
  const glass = surface("#fff4e0", 0.5, { glow: 6 });
  const kerb = surface("#8f9492", 0.6);
  const { half, back, front, height } = size;
  const part = new Part("shell");
  part.attach(ground("tiles", -half, back, 2 * half, front - back));
  part.attach(wall(panel, joint, 2 * half, height, windows), [-half, 0, back]);
  for (const opening of windows) part.attach(glazing(frame, opening, 3, 3), [-half, 0, back]);
  for (const x of [-half, half])
    part.attach(wall(panel, joint, front - back, height), [x, 0, front], [0, Math.PI / 2, 0]);
  part.attach(wall(panel, joint, 2 * half, height), [-half, 0, front]);
  part.add(ceiling, box(2 * half, 0.2, front - back, 0), [0, height + 0.1, (back + front) / 2]);
  for (let z = back + 3; z < front; z += 4)
    part.add(frame, box(2 * half, 0.34, 0.18, 0), [0, height - 0.17, z]);
  part.add(kerb, box(2 * half, 0.3, 0.16, 0.02), [0, 0.15, back + 0.17]);
  for (const x of [-8, 0, 8])
    for (let z = -10; z < 9; z += 2.6) part.attach(stripLamp(glass, frame, 2), [x, 6.4, z]);
  for (const [y, z, radius] of [
    [6.35, -6.4, 0.11],
    [6.1, -6.7, 0.07],
    [6.35, -7, 0.07],
    [2.45, back + 0.45, 0.06],
    [2.25, back + 0.4, 0.045],
    [6.2, 3.2, 0.3],
  ] as const)
    part.add(
      steel,
      pipe(
        [
          [-half, y, z],
          [half, y, z],
        ],
        radius,
      ),
    );
  for (const x of [-9.6, -7, 2.2, 4.8])
    part.add(
      steel,
      pipe(
        [
          [x, 5.4, -10.6],
          [x, 6.35, -10.6],
          [x, 6.35, -6.4],
        ],
        0.06,
      ),
    );
  return part.build();
}

function plant(kit: Kit): Part {
  const steel = surface("#c9ced0", 0.2, { metal: 1 });
  const rough = surface("#b4babc", 0.38, { metal: 1 });
  const dark = surface("#3b4042", 0.5);
  const bare = {
    ...kit,
    materials: { ...kit.materials, shell: rough, band: steel, graphite: rough, signal: steel },
  };
  const part = new Part("plant");
  for (const [x, height] of [
    [-9.6, 5.2],
    [-7, 5.2],
    [2.2, 5.2],
    [4.8, 4.4],
  ] as const)
    part.attach(tank(steel, dark, 1.05, height), [x, 0, -10.7]);
  part.attach(filler(bare), [-4.6, 0, -6.2]);
  part.attach(bottleBelt(bare, 9.4), [5.2, 0, -4.7]).attach(bottleBelt(bare, 9.4), [5.2, 0, -4.94]);
  part.attach(bottleBelt(bare, 8), [-6.2, 0, -5.4]).attach(bottleBelt(bare, 24), [12, 0, -8.4]);
  part.attach(palletiser(bare), [7.6, 0, -5]).attach(conveyorLine(bare, 4.4), [10.2, 0, -5]);
  for (const [x, layers] of [
    [7.6, 3],
    [9.3, 4],
  ] as const)
    part.attach(full(kit, layers), [x, handover, -5]);
  for (const [x, z] of [
    [11.6, -1.9],
    [12.9, -1.9],
    [11.6, -3.2],
    [12.9, -3.2],
  ] as const)
    part.attach(full(kit, 4), [x, 0, z], [0, Math.PI / 2, 0]);
  for (let i = 0; i < 9; i++)
    part.attach(pallet(kit, i), [-10.4, i * eurPallet.height, -1.8], [0, 0.1 + (i % 5) * 0.012, 0]);
  part.add(steel, box(28, 0.012, 0.22, 0.002), [0, 0.007, -2.3]);
  part.attach(
    person({
      clothes: "white-coat",
      hands: [
        [-0.16, 1.12, 0.34],
        [0.2, 1.02, 0.32],
      ],
      seed: 3,
      lean: 0.12,
    }),
    [-2.5, 0, -4.0],
    [0, Math.PI + 0.55, 0],
  );
  return part;
}

const full = (kit: Kit, layers: number) =>
  new Part("full pallet").attach(pallet(kit)).attach(bottlePacks(kit, layers), [0, eurPallet.height, 0]);
