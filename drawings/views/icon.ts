import { type Box3, type Object3D, Vector3 } from "three";
import type { VehicleIcon } from "#vehicles/icons.ts";
import type { Material } from "../kernel/palette.ts";
import type { Point } from "../kernel/vector.ts";
import { chains } from "../traced/chains.ts";
import { materialOf } from "../traced/model-palette.ts";
import { extent } from "../traced/place-of.ts";
import { type Raster, raster } from "../traced/raster.ts";
import { regions } from "../traced/regions.ts";
import { bandsOf } from "./bands.ts";
import { simplified, takenOff } from "./simplified.ts";
import { snapping, stroke } from "./strokes.ts";

export const iconBox = { width: 160, height: 110, floor: 105 } as const;

/** Pixels for each unit of the box, free units at its sides, and the most units for a metre: low vehicles stay low. */
const [fine, rim, largest] = [4, 4, 110];
/** Smallest area and thinnest width of a part that is drawn, and how far a point may be off its line; in units. */
const [smallest, thinnest, tolerance] = [110, 3.6, 0.7];
/** Anything within this many units of the floor stands on it. */
const clearance = 4;

/**
 * A vehicle from its right side, reduced to what is visible at 84 px: its outline and those of its large parts, without
 * hidden lines. Each part painted as `band` gets a green middle line; each `stack light` is green.
 * @param model as posed, built for this call, which removes its small parts
 */
export function iconOf(model: Object3D): VehicleIcon {
  const { width, height, floor } = iconBox;
  const lights = takenOff(model, "stack light");
  const castors = takenOff(model, "castor");
  simplified(model);
  const plain = { azimuth: -90, elevation: 0, scale: 1, target: [0, 0, 0], at: [0, 0] } as const;
  const { low, high } = extent(model, plain);
  const scale = Math.min((width - 2 * rim) / (high[0] - low[0]), (floor - 2 * rim) / -low[1], largest);
  const left = (width - (low[0] + high[0]) * scale) / 2;
  const view = { ...plain, scale: scale * fine, at: [left * fine, floor * fine] } as const;
  const seen = raster(model, view, width * fine, height * fine, { shadows: false });
  const { of, list } = regions(inOutline(seen), smallest * fine ** 2, thinnest * fine);
  const is = (material: Material) => (index: number) => list[index]?.material === material;
  const [isBand, isGround] = [is("green"), is("ground")];
  const lines = chains(of, seen.width, seen.height, tolerance * fine)
    .filter(({ left: one, right: other }) => one >= 0 && other >= 0)
    .filter(
      ({ left: one, right: other }) => isGround(one) || isGround(other) || !(isBand(one) || isBand(other)),
    )
    .map(({ points }) => points.map(([x, y]): Point => [x / fine, y / fine]));
  const [snapX, snapY] = [0, 1].map((axis) =>
    snapping(lines.flat().map((point) => point[axis] as number)),
  ) as [Snap, Snap];
  const onGrid = ([x, y]: Point): Point => [snapX(x), y > floor - clearance ? floor : snapY(y)];
  const drawn = new Set<string>();
  const place = (box: Box3) => Math.round(left + box.getCenter(new Vector3()).x * scale);
  const foot = ({ min }: Box3) => Math.round(snapY(floor - min.y * scale));
  return {
    viewBox: `0 0 ${width} ${floor}`,
    body: unique([
      `M${rim} ${floor}h${width - 2 * rim}`,
      ...castors.map((castor) => `M${place(castor)} ${floor - 6}a3 3 0 1 0 .01 0`),
      ...lines.map((line) => stroke(line.map(onGrid), floor, drawn)),
    ]),
    signal: unique([
      ...bandsOf(of, seen.width, isBand, fine).map(([from, to, y]) => `M${from} ${y}h${to - from}`),
      ...lights.map((light) => `M${place(light)} ${foot(light) - 1}v-5`),
    ]),
  };
}

type Snap = (value: number) => number;

const unique = (strokes: readonly string[]) => [...new Set(strokes)].join("");

/** Reduces the materials and drops the tones, so that only the large parts are told apart. */
function inOutline(seen: Raster): Raster {
  const { material, normal } = seen.triangles;
  return {
    ...seen,
    triangles: {
      material: material.map((name) => painted[materialOf(name)] ?? "charcoal"),
      normal: normal.map(() => [0, 0, 1] as const),
    },
  };
}

const painted: Partial<Record<Material, string>> = {
  shell: "shell",
  lamp: "shell",
  signal: "shell",
  green: "band",
  card: "card0",
  cardPale: "card0",
  cardDeep: "card0",
  wood: "wood0",
  tote: "crateGrey",
};
