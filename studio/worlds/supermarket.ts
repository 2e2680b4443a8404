import type { MeshStandardMaterial, Object3D } from "three";
import { box } from "../../vehicles/modelling/geometry/loft.ts";
import { Part } from "../../vehicles/modelling/geometry/part.ts";
import { withQuality } from "../../vehicles/modelling/geometry/quality.ts";
import type { Kit } from "../../vehicles/modelling/kit.ts";
import { magneticTape } from "../../vehicles/modelling/loads/load.ts";
import { decal } from "../../vehicles/modelling/parts/decal.ts";
import { letter } from "../../vehicles/modelling/parts/lettering.ts";
import { randomFrom } from "../../vehicles/modelling/random.ts";
import { person } from "../models/site/person.ts";
import type { Placement } from "../scenes/traffic.ts";
import { paintLanes } from "./lane-paint.ts";
import type { Opening } from "./parts.ts";
import { ground, pipe, stripLamp, surface, unseen, wall } from "./parts.ts";
import type { World } from "./world.ts";
import { worldOf } from "./world-scene.ts";

/** A supermarket of parts beside a line: flow racks with bins in many colours, a bright coated floor, sun by roof lights. */
export type SupermarketPose = { traffic: readonly Placement[] };

const size = { half: 16, back: -8.5, front: 9, height: 5.4 };
/** Holes in the roof: along x, and from the back. */
const skylights: readonly Opening[] = [-9.5, -3, 3.5, 10].map((x) => ({
  at: size.half + x - 0.9,
  width: 1.8,
  sill: 3.2,
  head: 12.6,
}));

export function supermarket(kit: Kit, pose: SupermarketPose): World {
  const blue = surface("#2b5a97", 0.5);
  const grey = surface("#7d868b", 0.5);
  const loads = { ...kit, materials: { ...kit.materials, crateBlue: blue, crateGrey: grey } };
  return worldOf(kit, {
    things: [shell(kit), withQuality(0.3, () => racks(kit).build())],
    traffic: pose.traffic,
    trafficKit: loads,
    floors: {
      coating: {
        colours: ["#8d9aa3", "#9aa5ad"],
        roughness: [0.14, 0.32],
        stains: 0.16,
        joints: [6, 6],
        jointWidth: 0.01,
        bump: 0.08,
        paint: paintLanes({ x: -16, z: -6, width: 32, depth: 12 }, (painter) => {
          painter.line([-16, -2.05], [16, -2.05], 0.1, "#f0f2f2");
          painter.line([-16, 2.05], [16, 2.05], 0.1, "#f0f2f2");
          for (const x of [-11, -3, 5, 12]) painter.arrow(x, -0.95, Math.PI, "#f0f2f2");
          for (let i = 0; i < 7; i++) painter.fill(7.1 + (i % 1), -1.9 + i * 0.56, 1.5, 0.28, "#e6c23a");
        }),
      },
    },
    light: {
      sun: { around: -125, up: 57, strength: 15, colour: "#fff0d6", wide: 0.6 },
      sky: { colour: "#bcd6f5", strength: 2.4, seenOnly: true },
      lamps: [
        ...skylights.map(({ at, width }) => ({
          at: [-size.half + at + width / 2, size.height - 0.05, size.back + 7.9] as const,
          size: [width, 9.4] as const,
          towards: [0, -1, 0] as const,
          watts: 130,
          colour: "#d3e4ff",
          mirrored: false,
        })),
        ...[-3.4, 0, 3.4].map((z) => ({
          at: [0, 4.55, z] as const,
          size: [28, 0.3] as const,
          towards: [0, -1, 0] as const,
          watts: 190,
          colour: "#fdf6ea",
          mirrored: false,
        })),
      ],
    },
    look: { contrast: "Medium High Contrast", exposure: 0.35, bloom: 0.06 },
    shade: shade(),
  });
}

/** The racks are open, and no sun falls on what moves through the wall in front. */
function shade(): Object3D {
  const { half, back, front, height } = size;
  const dark = unseen();
  const part = new Part("shade");
  part.attach(
    wall(dark, dark, 2 * half, front - back, skylights, 2 * half),
    [-half, height + 0.1, back],
    [Math.PI / 2, 0, 0],
  );
  part.attach(wall(dark, dark, 2 * half, height), [-half, 0, back]);
  for (const x of [-half, half])
    part.attach(wall(dark, dark, front - back, height), [x, 0, front], [0, Math.PI / 2, 0]);
  return part.build();
}

function shell(kit: Kit): Object3D {
  const plaster = surface("#d9d8d2", 0.85);
  const seam = surface("#c8c7c0", 0.85);
  const roof = surface("#c9ced0", 0.7);
  const steel = surface("#3f5a78", 0.5);
  const lamp = surface("#fff8ec", 0.5, { glow: 5 });
  const body = surface("#cfd3d4", 0.5);
  const tray = surface("#a4abae", 0.45, { metal: 0.8 });
  const red = surface("#b5372c", 0.45);
  const { half, back, front, height } = size;
  const part = new Part("shell");
  part.attach(ground("coating", -half, back, 2 * half, front - back));
  for (const z of [back, front]) part.attach(wall(plaster, seam, 2 * half, height, [], 4), [-half, 0, z]);
  for (const x of [-half, half])
    part.attach(wall(plaster, seam, front - back, height, [], 4), [x, 0, front], [0, Math.PI / 2, 0]);
  part.attach(
    wall(roof, seam, 2 * half, front - back, skylights, 0.5),
    [-half, height + 0.1, back],
    [Math.PI / 2, 0, 0],
  );
  for (let x = -half + 1; x < half; x += 5)
    part.add(steel, box(0.2, 0.42, front - back, 0), [x, height - 0.21, 0.25]);
  for (const z of [-6.6, 6.6])
    for (let x = -half + 1; x < half; x += 5) part.add(steel, box(0.24, height, 0.24, 0), [x, height / 2, z]);
  for (const z of [-3.4, 0, 3.4])
    for (let x = -13.4; x < 14; x += 2.1)
      part.attach(stripLamp(lamp, body, 1.7), [x, 4.62, z], [0, Math.PI / 2, 0]);
  part.add(tray, box(2 * half, 0.08, 0.4, 0), [0, 4.85, -5.4]).add(
    red,
    pipe(
      [
        [-half, 5, 5.2],
        [half, 5, 5.2],
      ],
      0.06,
    ),
  );
  const names = ["Gearbox", "Axle", "Seats"];
  for (const [i, x] of [-6, 2, 10].entries()) {
    part.add(steel, box(1.9, 0.5, 0.03, 0.004), [x, 3.5, -2.6]);
    for (const dx of [-0.8, 0.8]) part.add(body, box(0.012, 1.2, 0.012, 0), [x + dx, 4.3, -2.6]);
    const words = decal(
      kit,
      1.8,
      0.42,
      (context) =>
        letter(context, names[i] ?? "", { size: 0.62, colour: "#f5f2eb", align: "center", weight: 650 }),
      { density: 260 },
    );
    part.attach(words, [x, 3.5, -2.583]);
  }
  return part.build();
}

function racks(kit: Kit): Part {
  const part = new Part("supermarket");
  for (let i = 0; i < 9; i++) {
    part.attach(flowRack(kit, i + 1), [-13.2 + i * 3, 0, -3.5]);
    part.attach(flowRack(kit, i + 21), [-13.2 + i * 3, 0, 4.2], [0, Math.PI, 0]);
    part.attach(flowRack(kit, i + 41), [-13.2 + i * 3, 0, -6.6]);
  }
  part.attach(magneticTape(kit, 31), [0, 0, 0]);
  part.attach(
    person({
      clothes: "overalls",
      hands: [
        [-0.17, 1.16, 0.44],
        [0.2, 1.12, 0.42],
      ],
      lean: 0.14,
      seed: 4,
    }),
    [1.15, 0, -2.38],
    [0, Math.PI + 0.22, 0],
  );
  part.attach(
    person({
      clothes: "overalls",
      stride: 0.55,
      hands: [
        [-0.28, 0.9, 0.2],
        [0.28, 0.9, -0.14],
      ],
      seed: 9,
    }),
    [-12.2, 0, 2.6],
    [0, -Math.PI / 2 - 0.2, 0],
  );
  return part;
}

/** A rack 2.8 m wide with four sloping levels of bins that run towards +z. */
function flowRack(kit: Kit, seed: number): Part {
  const random = randomFrom(seed * 911);
  const post = surfaces.post;
  const part = new Part("flow rack");
  const [x, z] = [1.4, 0.75];
  for (const sx of [-1, 1])
    for (const sz of [-1, 1]) part.add(post, box(0.045, 2.25, 0.045, 0.004), [sx * x, 1.125, sz * z]);
  for (const [level, y] of [0.3, 0.82, 1.32, 1.8].entries()) {
    for (const sz of [-1, 1]) part.add(post, box(2 * x, 0.045, 0.035, 0.004), [0, y - sz * 0.09, sz * z]);
    for (let i = 0; i < 12; i++)
      part.add(
        surfaces.roller,
        box(0.02, 0.02, 2 * z, 0),
        [-x + 0.12 + i * 0.233, y + 0.012, 0],
        [0.12, 0, 0],
      );
    part.add(surfaces.strip, box(2 * x, 0.06, 0.006, 0), [0, y - 0.09 + 0.006, z + 0.022]);
    let at = -x + 0.05;
    while (at < x - 0.3) {
      const width = random() < 0.5 ? 0.3 : 0.4;
      if (at + width > x - 0.02) break;
      const colour = surfaces.bins[Math.floor(random() * surfaces.bins.length)] ?? surfaces.strip;
      const height = level === 0 ? 0.28 : 0.2;
      const deep = random() < 0.8 ? 3 : 2;
      for (let k = 0; k < deep; k++) {
        if (random() < 0.12) continue;
        bin(
          kit,
          part,
          colour,
          [width - 0.02, height, 0.44],
          [at + width / 2, y + 0.03 - (0.48 - k * 0.47) * 0.12, 0.48 - k * 0.47],
          random,
        );
      }
      part.add(kit.materials.paper, box(0.13, 0.045, 0.002, 0), [at + width / 2, y - 0.084, z + 0.027]);
      at += width;
    }
  }
  return part;
}

function bin(
  kit: Kit,
  part: Part,
  colour: MeshStandardMaterial,
  [w, h, d]: readonly [number, number, number],
  [x, y, z]: readonly [number, number, number],
  random: () => number,
): void {
  const t = 0.012;
  part
    .add(colour, box(w, t, d, 0), [x, y + t / 2, z])
    .add(colour, box(w, h, t, 0), [x, y + h / 2, z + d / 2])
    .add(colour, box(w, h, t, 0), [x, y + h / 2, z - d / 2])
    .add(colour, box(t, h, d, 0), [x - w / 2, y + h / 2, z])
    .add(colour, box(t, h, d, 0), [x + w / 2, y + h / 2, z])
    .add(colour, box(w + 0.02, 0.02, d + 0.02, 0), [x, y + h - 0.03, z]);
  part.add(kit.materials.paper, box(w * 0.4, 0.06, 0.002, 0), [x, y + h * 0.42, z + d / 2 + 0.008]);
  const goods = surfaces.parts[Math.floor(random() * surfaces.parts.length)] ?? surfaces.post;
  const filled = h * (0.45 + random() * 0.4);
  for (let i = 0; i < 6; i++)
    part.add(
      goods,
      box(w * 0.36, 0.06, d * 0.24, 0),
      [x + (random() - 0.5) * w * 0.5, y + filled + random() * 0.03, z + ((i + 0.5) / 6 - 0.5) * d * 0.86],
      [random() * 0.5, random() * 3, random() * 0.4],
    );
  part.add(surfaces.dark, box(w - 0.03, 0.01, d - 0.03, 0), [x, y + filled, z]);
}

const surfaces = {
  post: surface("#b9bec1", 0.35, { metal: 0.9 }),
  roller: surface("#8f969a", 0.4, { metal: 0.8 }),
  strip: surface("#d9dbd8", 0.5),
  dark: surface("#2b2d2f", 0.8),
  bins: [
    surface("#2b5a97", 0.45),
    surface("#2b5a97", 0.45),
    surface("#a8352c", 0.45),
    surface("#d0a12a", 0.45),
    surface("#7d868b", 0.45),
    surface("#3a3e42", 0.45),
    surface("#c9ccca", 0.45),
  ],
  parts: [
    surface("#a9adb0", 0.3, { metal: 1 }),
    surface("#5d6164", 0.4, { metal: 0.8 }),
    surface("#2a2b2c", 0.6),
    surface("#b08a4a", 0.35, { metal: 0.9 }),
  ],
};
