import type { Material } from "three";
import { MeshStandardMaterial } from "three";
import { box } from "../../../vehicles/modelling/geometry/loft.ts";
import { Part } from "../../../vehicles/modelling/geometry/part.ts";
import { withQuality } from "../../../vehicles/modelling/geometry/quality.ts";
import type { Kit } from "../../../vehicles/modelling/kit.ts";
import { decal } from "../../../vehicles/modelling/parts/decal.ts";
import { letter } from "../../../vehicles/modelling/parts/lettering.ts";

export type HallSize = {
  /** half the width; the hall lies between z `back` and z `front` */
  half: number;
  back: number;
  front: number;
  height: number;
};

const surface = (color: string, roughness: number, emissive = "#000000", strength = 1) => {
  const material = new MeshStandardMaterial({ color, roughness, emissive, emissiveIntensity: strength });
  material.defines = { ...material.defines, NO_MIRROR: 1 };
  material.userData.castsNoShadow = true;
  return material;
};

const lightWidth = 1.5;

/** Where a roof's strips of light are along x. */
export const roofLightsOf = ({ half }: HallSize): number[] =>
  [-11.4, -5.7, 0, 5.7, 11.4].filter((x) => Math.abs(x) + lightWidth / 2 < half);

/** Where the rows of lamps hang along x, and how high under the roof; by night those over what is driven are lit. */
const lampRows = [-14.2, -8.55, -2.85, 2.85, 8.2, 12.6] as const;
export const nightRows = [-2.85, 2.85, 8.2] as const;
export const lampDrop = 1.465;

/** Strips of the roof are open to the sun; by night they and the windows are dark. */
type Cover = "open" | "night";

/**
 * The shell of a hall: panelled walls over a dark plinth, trusses, roof lights, rows of lamps, dock doors on the right.
 */
export function hall(kit: Kit, size: HallSize, cover: Cover): Part {
  return withQuality(0.1, () => {
    const part = new Part("hall");
    walls(part, size, cover);
    roof(part, size);
    lamps(part, size, cover);
    doors(kit, part, size, cover);
    return part;
  });
}

/** A window's pane with the daylight behind it, or the night. */
const pane = (cover: Cover, daylight: number) =>
  cover === "night" ? surface("#0a1016", 0.08) : surface("#000", 1, "#eaf3ff", daylight);

function walls(part: Part, { half, back, front, height }: HallSize, cover: Cover): void {
  const [panel, ridge, plinth, stripe, light] = [
    surface("#b9bfc2", 0.75),
    surface("#a4abaf", 0.7),
    surface("#3f474d", 0.75),
    surface("#5b6a76", 0.6),
    pane(cover, 2.2),
  ];
  const [depth, middle] = [front - back, (front + back) / 2];
  part
    .add(panel, box(2 * half, height, 0.2), [0, height / 2, back])
    .add(panel, box(2 * half, height, 0.2), [0, height / 2, front]);
  for (const side of [-1, 1]) {
    const x = side * half;
    part.add(panel, box(0.2, height, depth), [x, height / 2, middle]);
    part
      .add(plinth, box(0.06, 1.1, depth), [x - side * 0.12, 0.55, middle])
      .add(stripe, box(0.05, 0.42, depth), [x - side * 0.12, 6.1, middle]);
    for (let z = back + 0.5; z < front; z += 0.5)
      part.add(ridge, box(0.03, height, 0.05), [x - side * 0.11, height / 2, z]);
  }
  part
    .add(plinth, box(2 * half, 1.1, 0.06), [0, 0.55, back + 0.12])
    .add(stripe, box(2 * half, 0.42, 0.05), [0, 6.1, back + 0.12]);
  for (let x = -half + 0.5; x < half; x += 0.5)
    part.add(ridge, box(0.05, height, 0.03), [x, height / 2, back + 0.11]);
  for (let x = -half + 2.2; x < half - 1; x += 3.3)
    part.add(light, box(2.5, 0.9, 0.1), [x, 7.5, back + 0.12]);
}

/** Trusses and columns stand every five metres; doors lie between them. */
function roof(part: Part, size: HallSize): void {
  const { half, back, front, height } = size;
  const [sheet, steel, duct] = [surface("#9aa19e", 0.85), surface("#c3c9c6", 0.6), surface("#a9b0ad", 0.5)];
  const [depth, middle] = [front - back, (front + back) / 2];
  openSheets(part, sheet, size, surface("#d4d8d6", 0.5));
  for (let z = back + 3; z < front; z += 5) {
    for (const [y, thick] of [
      [height - 0.25, 0.15],
      [height - 1.2, 0.12],
    ] as const)
      part.add(steel, box(2 * half, thick, thick), [0, y, z]);
    for (let x = -half; x < half; x += 1.6) {
      part.add(steel, box(1.24, 0.06, 0.06), [x + 0.4, height - 0.72, z], [0, 0, 0.87]);
      part.add(steel, box(1.24, 0.06, 0.06), [x + 1.2, height - 0.72, z], [0, 0, -0.87]);
    }
    for (const side of [-1, 1]) part.add(steel, box(0.3, height, 0.3), [side * (half - 0.25), height / 2, z]);
  }
  for (const x of roofLightsOf(size))
    part.add(steel, box(0.08, 0.16, depth), [x + 1.6, height - 0.1, middle]);
  part.add(duct, box(0.7, 0.5, depth - 2), [half - 2.4, height - 1.6, middle]);
}

/** What of an open roof keeps the sun out, as plain shapes. */
export function roofShade(size: HallSize, unseen: Material): Part {
  const part = new Part("roof");
  openSheets(part, unseen, size);
  return part;
}

/** A roof with holes where its lights are, and their bars. */
function openSheets(part: Part, sheet: Material, size: HallSize, bar = sheet): void {
  const { half, back, front, height } = size;
  const roofLights = roofLightsOf(size);
  const [depth, middle] = [front - back, (front + back) / 2];
  const edges = [-half, ...roofLights.flatMap((x) => [x - lightWidth / 2, x + lightWidth / 2]), half];
  for (let i = 0; i < edges.length; i += 2) {
    const [from, to] = [edges[i] as number, edges[i + 1] as number];
    part.add(sheet, box(to - from, 0.2, depth), [(from + to) / 2, height + 0.1, middle]);
  }
  for (const x of roofLights) {
    for (const z of [back + 2.25, front - 2.25])
      part.add(sheet, box(lightWidth, 0.2, 4.5), [x, height + 0.1, z]);
    for (let z = back + 5; z < front - 4; z += 1.25)
      part.add(bar, box(lightWidth, 0.06, 0.06), [x, height + 0.05, z]);
  }
}

function lamps(part: Part, { half, back, front, height }: HallSize, cover: Cover): void {
  const [frame, lit, dark] = [
    surface("#3c4442", 0.7),
    surface("#000", 1, "#f6fbff", 8),
    surface("#39403e", 0.4),
  ];
  for (const x of lampRows) {
    if (Math.abs(x) > half - 0.5) continue;
    const lamp = cover !== "night" || (nightRows as readonly number[]).includes(x) ? lit : dark;
    for (let z = back + 2; z < front - 1; z += 2.8) {
      part
        .add(frame, box(0.24, 0.08, 1.8), [x, height - 1.42, z])
        .add(lamp, box(0.17, 0.02, 1.68), [x, height - lampDrop, z]);
    }
  }
}

/** Sectional doors with seals, bumpers and a number, along the right wall. */
function doors(kit: Kit, part: Part, { half, back }: HallSize, cover: Cover): void {
  const [leaf, seam, window, number] = [
    surface("#e3e5e2", 0.55),
    surface("#8e9593", 0.7),
    pane(cover, 2.6),
    surface("#2c3a46", 0.6),
  ];
  for (let i = 0; i < 6; i++) {
    const z = back + 5.5 + i * 5;
    part
      .add(seam, box(0.1, 3.7, 3.5), [half - 0.14, 1.85, z])
      .add(leaf, box(0.12, 3.4, 3.1), [half - 0.16, 1.7, z]);
    for (let k = 1; k < 6; k++) part.add(seam, box(0.13, 0.02, 3.1), [half - 0.161, k * 0.57, z]);
    part
      .add(window, box(0.13, 0.3, 2.1), [half - 0.165, 2.27, z])
      .add(number, box(0.1, 0.8, 0.8), [half - 0.16, 4.35, z]);
    for (const side of [-1, 1])
      part.add(kit.materials.yellow, box(0.14, 1.1, 0.14), [half - 0.6, 0.55, z + side * 1.9]);
    const print = decal(
      kit,
      0.7,
      0.5,
      (context) =>
        letter(context, `0${i + 1}`, { size: 0.9, colour: "#f5f2eb", align: "center", weight: 700 }),
      { density: 200 },
    );
    part.attach(print, [half - 0.215, 4.35, z], [0, -Math.PI / 2, 0]);
  }
}
