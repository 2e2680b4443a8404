import type { Object3D } from "three";
import { MeshPhysicalMaterial } from "three";
import { cylinder, ring } from "../../vehicles/modelling/geometry/lathe.ts";
import { box } from "../../vehicles/modelling/geometry/loft.ts";
import { Part } from "../../vehicles/modelling/geometry/part.ts";
import { withQuality } from "../../vehicles/modelling/geometry/quality.ts";
import type { Kit } from "../../vehicles/modelling/kit.ts";
import { loadedPallet } from "../../vehicles/modelling/loads/cartons.ts";
import { person } from "../models/site/person.ts";
import type { Placement } from "../scenes/traffic.ts";
import { paintLanes } from "./lane-paint.ts";
import type { Opening } from "./parts.ts";
import { ground, stripLamp, surface, wall } from "./parts.ts";
import { racks } from "./racks.ts";
import type { World } from "./world.ts";
import { worldOf } from "./world-scene.ts";

/** A cold store: white panels, racks of blue steel under cold lamps, and a door of strips to the warmer dispatch. */
export type ColdStorePose = { traffic: readonly Placement[] };

const size = { half: 7.4, back: -20, front: 9, height: 7.6 };
const door: Opening = { at: size.half - 1.5, width: 3, sill: 0, head: 3.2 };

export function coldStore(kit: Kit, pose: ColdStorePose): World {
  const own = inTheCold(kit);
  return worldOf(kit, {
    things: [
      shell(),
      ...racks(
        own,
        [
          { x: -4.1, from: 3.2, bays: 8 },
          { x: 4.1, from: 3.2, bays: 8 },
        ],
        -12,
        () => false,
      ),
      withQuality(0.4, () => goods(own).build()),
    ],
    traffic: pose.traffic,
    trafficKit: own,
    floors: {
      frosted: {
        colours: ["#9aa4aa", "#b6bfc4"],
        roughness: [0.2, 0.55],
        stains: 0.12,
        joints: [4, 4],
        jointWidth: 0.01,
        jointColour: "#5b656b",
        bump: 0.25,
        wet: 0.06,
        paint: paintLanes({ x: -7, z: -19, width: 14, depth: 28 }, (painter) => {
          for (const x of [-3.1, 3.1]) painter.line([x, -19], [x, 9], 0.1, "#2c63a8");
          for (const z of [-11, -3, 5]) painter.arrow(-1.4, z, -Math.PI / 2, "#2c63a8");
        }),
      },
      dispatch: { colours: ["#7e7a72", "#8b867d"], roughness: [0.3, 0.6], stains: 0.2, bump: 0.2 },
    },
    light: {
      sky: { colour: "#20262c", strength: 0.4 },
      lamps: [
        ...[-15.5, -10, -4.5, 1, 6.5].map((z) => ({
          at: [0, 6.6, z] as const,
          size: [0.5, 3] as const,
          towards: [0, -1, 0] as const,
          watts: 165,
          colour: "#dcecff",
          mirrored: false,
        })),
        ...[-14, -5, 4].flatMap((z) =>
          [-6.4, 6.4].map((x) => ({
            at: [x, 6.8, z] as const,
            size: [0.4, 3] as const,
            towards: [-Math.sign(x) * 0.25, -1, 0] as const,
            watts: 60,
            colour: "#d3e6ff",
            mirrored: false,
          })),
        ),
        {
          at: [0, 3.6, -24.5],
          size: [5, 5],
          towards: [0, -0.6, 1],
          watts: 520,
          colour: "#ffd7a0",
          mirrored: false,
        },
        {
          at: [0, 5, 8.6],
          size: [8, 3],
          towards: [0, -0.35, -1],
          watts: 130,
          colour: "#e6f0ff",
          mirrored: false,
        },
      ],
    },
    look: { contrast: "Medium High Contrast", exposure: 0.25, bloom: 0.1 },
  });
}

/** Food in white and blue: crates, cartons and film, on racks of blue steel. */
function inTheCold(kit: Kit): Kit {
  return {
    ...kit,
    materials: {
      ...kit.materials,
      crateBlue: surface("#3c78b8", 0.45),
      crateGrey: surface("#c8ced2", 0.5),
      rackUpright: surface("#1f4a86", 0.45),
      rackBeam: surface("#c9cfd3", 0.4, { metal: 0.5 }),
    },
  };
}

function shell(): Object3D {
  const panel = surface("#eef1f2", 0.4);
  const joint = surface("#c3cacd", 0.6);
  const frame = surface("#9aa3a8", 0.4, { metal: 0.6 });
  const lamp = surface("#e8f3ff", 0.5, { glow: 9 });
  const kerb = surface("#b9c0c3", 0.7);
  const yellow = surface("#e0b01f", 0.5);
  const warm = surface("#cfc4ae", 0.8);
  const strips = new MeshPhysicalMaterial({
    color: "#cfe6f2",
    roughness: 0.12,
    transparent: true,
    opacity: 0.24,
    clearcoat: 1,
    depthWrite: false,
  });
  const { half, back, front, height } = size;
  const part = new Part("shell");
  part.attach(ground("frosted", -half, back, 2 * half, front - back));
  part.attach(ground("dispatch", -9, back - 8, 18, 8 - 0.1, -0.002));
  part.attach(wall(panel, joint, 2 * half, height, [door], 1.2), [-half, 0, back]);
  part.attach(wall(panel, joint, 2 * half, height, [], 1.2), [-half, 0, front]);
  for (const x of [-half, half])
    part.attach(wall(panel, joint, front - back, height, [], 1.2), [x, 0, front], [0, Math.PI / 2, 0]);
  part.add(panel, box(2 * half, 0.2, front - back, 0), [0, height + 0.1, (back + front) / 2]);
  for (let z = back + 1.2; z < front; z += 1.2)
    part.add(joint, box(2 * half, 0.01, 0.012, 0), [0, height - 0.004, z]);
  for (const x of [-half + 0.2, half - 0.2])
    part.add(kerb, box(0.2, 0.25, front - back, 0.03), [x, 0.125, (back + front) / 2]);
  for (const z of [-15.5, -10, -4.5, 1, 6.5]) part.attach(stripLamp(lamp, frame, 3), [0, 6.72, z]);
  for (const side of [-1, 1]) part.add(frame, box(0.16, 3.3, 0.3, 0.02), [side * 1.58, 1.65, back + 0.1]);
  part.add(frame, box(3.3, 0.22, 0.34, 0.02), [0, 3.3, back + 0.1]);
  for (const side of [-1, 1])
    part.add(yellow, cylinder(0.09, 0, 1.1, 0.02, { around: 28 }), [side * 1.95, 0, back + 0.8]);
  for (let i = 0; i < 15; i++)
    part.add(
      strips,
      box(0.22, 3.16, 0.006, 0),
      [-1.4 + i * 0.2, 1.6, back + 0.02 + (i % 2) * 0.02],
      [0, 0.06 * ((i % 3) - 1), 0],
    );
  part
    .add(warm, box(18, 6, 0.1, 0), [0, 3, back - 8])
    .add(warm, box(0.1, 6, 8, 0), [-6, 3, back - 4])
    .add(warm, box(0.1, 6, 8, 0), [6, 3, back - 4])
    .add(warm, box(18, 0.1, 8, 0), [0, 5.6, back - 4]);
  for (const [x, z] of [
    [-2.6, back + 1.2],
    [2.6, back + 1.2],
    [-2.6, back + 9],
    [2.6, back + 9],
  ] as const)
    part.attach(evaporator(), [x, 6.7, z]);
  return part.build();
}

/** An air cooler below the ceiling with three fans towards +z. */
function evaporator(): Part {
  const casing = surface("#dfe3e5", 0.4, { metal: 0.3 });
  const dark = surface("#2b3136", 0.6);
  const part = new Part("evaporator").add(casing, box(3, 0.75, 0.8, 0.03), [0, 0, 0]);
  for (const x of [-1, 0, 1])
    part
      .add(dark, cylinder(0.3, 0.36, 0.415, 0.004, { axis: "z", around: 48 }), [x, 0, 0])
      .add(casing, ring(0.29, 0.34, 0.38, 0.46, 0.01, { axis: "z", around: 48 }), [x, 0, 0])
      .add(casing, box(0.56, 0.05, 0.02, 0.004), [x, 0, 0.43], [0, 0, 0.5])
      .add(casing, box(0.56, 0.05, 0.02, 0.004), [x, 0, 0.43], [0, 0, -0.9]);
  return part;
}

function goods(kit: Kit): Part {
  const part = new Part("goods");
  const stack = (seed: number) =>
    loadedPallet(kit, {
      along: 3,
      across: 2,
      layers: 5,
      height: 0.25,
      kind: seed % 2 ? "white" : "crates",
      wrapped: seed % 3 === 0,
      seed,
    });
  for (const [i, z] of [-15.4, -16.8].entries()) part.attach(stack(3 + i), [-2.4, 0, z], [0, Math.PI / 2, 0]);
  part.attach(
    person({
      clothes: "winter",
      stride: 0.5,
      hands: [
        [-0.33, 0.88, 0.2],
        [0.33, 0.9, -0.14],
      ],
      seed: 6,
    }),
    [1.9, 0, -11.6],
    [0, Math.PI + 0.1, 0],
  );
  return part;
}
