import type { Object3D } from "three";
import { Group } from "three";
import { box } from "../../vehicles/modelling/geometry/loft.ts";
import { Part } from "../../vehicles/modelling/geometry/part.ts";
import { withQuality } from "../../vehicles/modelling/geometry/quality.ts";
import type { Kit } from "../../vehicles/modelling/kit.ts";
import type { PersonPose } from "../models/site/person.ts";
import { bareHeaded, person } from "../models/site/person.ts";
import { stand, standHeight } from "../models/site/stand.ts";
import type { Placement } from "../scenes/traffic.ts";
import { placeVehicle } from "../scenes/traffic.ts";
import { girder, ground, stripLamp, surface } from "./parts.ts";
import type { World } from "./world.ts";
import { worldOf } from "./world-scene.ts";

/** A stand at a fair, others around it: carpet, a dark roof on girders, lamps over aisles and stands. */
export type FairHallPose = {
  vehicles: readonly Placement[];
  /** where they stand (on the hall's floor, or up on the stand), the way that they look in degrees (0: to -z), and their height in metres */
  visitors: readonly {
    clothes: PersonPose["clothes"];
    at: readonly [x: number, z: number];
    onStand?: true;
    turn: number;
    height: number;
  }[];
};

const size = { half: 24, back: -20, front: 14, height: 8.4 };
const aisleLamps = [-15, -5, 5, 15];
const standLamps = { y: 3.9, z: 1.1, width: 5.6 };

export function fairHall(kit: Kit, { vehicles, visitors }: FairHallPose): World {
  const shown = vehicles.map((placement) => placeVehicle(kit, placement));
  for (const vehicle of shown) vehicle.position.y = standHeight;
  return worldOf(kit, {
    things: [
      shell(),
      neighbours(),
      withQuality(0.6, () => stand(kit).attach(lamps()).build()),
      ...shown,
      ...visitors.map((visitor) => visitorOf(visitor)),
    ],
    traffic: [],
    floors: {
      carpet: { colours: ["#4a4f50", "#54595a"], roughness: [0.85, 0.98], stains: 0.06, bump: 0.08 },
    },
    light: {
      sky: { colour: "#10161a", strength: 0.2, seenOnly: true },
      lamps: [
        ...aisleLamps.flatMap((x) =>
          [-12, -2, 8].map((z) => ({
            at: [x, size.height - 1.3, z] as const,
            size: [0.24, 8] as const,
            towards: [0, -1, 0] as const,
            watts: 300,
            colour: "#fff1dd",
            mirrored: false,
          })),
        ),
        {
          at: [0, standLamps.y - 0.05, standLamps.z],
          size: [standLamps.width, 0.3],
          towards: [0, -1, -0.45],
          watts: 190,
          colour: "#fff6ea",
          mirrored: false,
        },
      ],
    },
    look: { contrast: "Medium High Contrast", exposure: 0.45, bloom: 0.08 },
  });
}

function shell(): Object3D {
  const { half, back, front, height } = size;
  const wall = surface("#5d6466", 0.8);
  const roof = surface("#2f3537", 0.9);
  const steel = surface("#3a4042", 0.6);
  const glass = surface("#fff3e2", 0.4, { glow: 7 });
  const part = new Part("fair hall").attach(ground("carpet", -half, back, 2 * half, front - back));
  const depth = front - back;
  const middle = (front + back) / 2;
  for (const z of [back, front]) part.add(wall, box(2 * half, height, 0.2, 0), [0, height / 2, z]);
  for (const side of [-1, 1]) part.add(wall, box(0.2, height, depth, 0), [side * half, height / 2, middle]);
  part.add(roof, box(2 * half, 0.2, depth, 0), [0, height + 0.1, middle]);
  for (let z = back + 2; z < front; z += 4) part.attach(girder(steel, half), [0, height - 0.1, z]);
  for (const x of aisleLamps)
    for (const z of [-12, -2, 8]) part.attach(stripLamp(glass, steel, 8), [x, size.height - 1.25, z]);
  return part.build();
}

/** A bar of lamps that two posts carry over the stand. */
function lamps(): Part {
  const steel = surface("#c9cdcb", 0.35, { metal: 0.7 });
  const glass = surface("#fff8ee", 0.4, { glow: 5 });
  const { y, z, width } = standLamps;
  const part = new Part("lamps");
  for (const side of [-1, 1]) {
    part.add(steel, box(0.07, y, 0.07, 0.004), [(side * (width + 0.6)) / 2, y / 2, -2.2]);
    part.add(steel, box(0.06, 0.06, z + 2.3, 0.004), [(side * (width + 0.6)) / 2, y, (z - 2.2) / 2]);
  }
  part.add(steel, box(width + 0.66, 0.09, 0.09, 0.004), [0, y + 0.06, z]);
  for (let x = -width / 2 + 0.35; x < width / 2; x += 0.7)
    part.add(glass, box(0.34, 0.03, 0.12, 0.004), [x, y, z]);
  return part;
}

/** Walls, counters and visitors of other stands, too far to be looked at. */
function neighbours(): Object3D {
  const paper = surface("#d8d6cf", 0.7);
  const wood = surface("#a68a64", 0.6);
  const dark = surface("#2b2f33", 0.5);
  const part = new Part("neighbours");
  const stands = [
    { x: -10.5, z: -8.5, width: 7, trim: surface("#2f5f8c", 0.5) },
    { x: 9.8, z: -9.5, width: 8, trim: surface("#b4472f", 0.5) },
    { x: -1, z: -12.5, width: 7, trim: surface("#c39a2b", 0.5) },
    { x: -18, z: -2, width: 6, trim: surface("#4d545a", 0.5) },
    { x: 18, z: -3, width: 6, trim: surface("#3e6b75", 0.5) },
  ];
  for (const { x, z, width, trim } of stands) {
    part.add(paper, box(width, 0.06, 4.4, 0), [x, 0.03, z + 2.2]);
    part.add(paper, box(width, 2.9, 0.1, 0), [x, 1.5, z]);
    part.add(trim, box(width, 0.6, 0.14, 0), [x, 3.1, z]);
    part.add(trim, box(0.12, 3.4, 2.4, 0), [x - width / 2, 1.7, z + 1.2]);
    part.add(dark, box(1.7, 0.95, 0.06, 0), [x + width * 0.2, 1.75, z + 0.09]);
    part.add(wood, box(1.6, 1.02, 0.55, 0.01), [x - width * 0.2, 0.57, z + 2.6]);
    part.add(wood, box(0.7, 1.05, 0.7, 0.01), [x + width * 0.28, 0.58, z + 3.2]);
  }
  const far = [
    { clothes: "suit", at: [-8.6, -4.4], turn: 150, seed: 31 },
    { clothes: "pullover", at: [-9.4, -4.1], turn: 205, seed: 32 },
    { clothes: "suit", at: [7.6, -5.4], turn: 190, stride: 0.5, seed: 33 },
    { clothes: "pullover", at: [10.6, -6], turn: 160, seed: 34 },
    { clothes: "suit", at: [-4.6, -6.8], turn: 100, stride: 0.55, seed: 35 },
    { clothes: "suit", at: [0.6, -8.9], turn: 185, seed: 36 },
  ] as const;
  for (const { at, turn, ...pose } of far)
    part.attach(person(pose), [at[0], 0, at[1]], [0, (turn * Math.PI) / 180, 0]);
  return withQuality(0.35, () => part.build());
}

function visitorOf({ clothes, at, onStand, turn, height }: FairHallPose["visitors"][number]): Object3D {
  const group = new Group().add(person({ clothes, seed: Math.round(height * 100) }).build());
  group.position.set(at[0], onStand ? standHeight : 0, at[1]);
  group.rotation.y = Math.PI + (turn * Math.PI) / 180;
  group.scale.setScalar(height / bareHeaded);
  return group;
}
