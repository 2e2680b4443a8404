import { polyline } from "../kernel/outline.ts";
import type { Material } from "../kernel/palette.ts";
import type { Mark, Weight } from "../kernel/solid.ts";
import type { Vector } from "../kernel/vector.ts";

type Place = readonly [x: number, y: number];

/** An area painted on the floor. */
export const area = (places: readonly Place[], material: Material = "paint"): Mark => ({
  outline: polyline(places.map(onFloor)),
  material,
  weight: "none",
});

/** A painted band along x or y, from one place to another, `width` metres wide. */
function band([x0, y0]: Place, [x1, y1]: Place, width = 0.1, material: Material = "paint"): Mark {
  const length = Math.hypot(x1 - x0, y1 - y0);
  const [nx, ny] = [((y1 - y0) / length) * (width / 2), ((x0 - x1) / length) * (width / 2)];
  return area(
    [
      [x0 + nx, y0 + ny],
      [x1 + nx, y1 + ny],
      [x1 - nx, y1 - ny],
      [x0 - nx, y0 - ny],
    ],
    material,
  );
}

/** A broken band: dashes of `dash` metres with gaps as long. */
export function dashes(
  [x0, y0]: Place,
  [x1, y1]: Place,
  dash = 0.6,
  width = 0.09,
  material: Material = "paint",
): Mark[] {
  const length = Math.hypot(x1 - x0, y1 - y0);
  const along = (at: number): Place => [x0 + ((x1 - x0) * at) / length, y0 + ((y1 - y0) * at) / length];
  return Array.from({ length: Math.floor((length + dash) / (2 * dash)) }, (_, index) =>
    band(along(index * 2 * dash), along(Math.min(length, index * 2 * dash + dash)), width, material),
  );
}

/** A frame on the floor: a place for a pallet, a vehicle or a person. */
export const bay = (
  x0: number,
  y0: number,
  x1: number,
  y1: number,
  width = 0.08,
  material: Material = "paint",
): Mark[] => [
  band([x0 - width / 2, y0], [x1 + width / 2, y0], width, material),
  band([x1, y0], [x1, y1], width, material),
  band([x1 + width / 2, y1], [x0 - width / 2, y1], width, material),
  band([x0, y1], [x0, y0], width, material),
];

/** A thin line on the floor: a joint of the slab, a route, a measure. */
export const line = (places: readonly Place[], weight: Weight = "fine", material?: Material): Mark => ({
  outline: polyline(places.map(onFloor)),
  open: true,
  weight,
  ...(material && { material }),
});

/** A joint of the slab. */
export const joint = (places: readonly Place[]): Mark => line(places, "edge", "shadow");

/** Joints across the lanes, each at its x. */
export const slabs = (places: readonly number[]): Mark[] =>
  places.map((x) =>
    joint([
      [x, -30],
      [x, 40],
    ]),
  );

const onFloor = ([x, y]: Place): Vector => [x, y, 0];
