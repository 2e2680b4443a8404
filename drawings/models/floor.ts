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
export function band([x0, y0]: Place, [x1, y1]: Place, width = 0.1, material: Material = "paint"): Mark {
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

/** Stripes for people to cross a lane along x: each stripe from x0 to x1, one after another from y0 to y1. */
export function crossing(x0: number, y0: number, x1: number, y1: number, stripe = 0.32): Mark[] {
  const count = Math.floor((y1 - y0 + stripe) / (2 * stripe));
  return Array.from({ length: count }, (_, index) => {
    const y = y0 + index * 2 * stripe;
    return area([
      [x0, y],
      [x1, y],
      [x1, y + stripe],
      [x0, y + stripe],
    ]);
  });
}

/** An arrow on the floor with its tail on a place; quarters turn it counter-clockwise from +x. */
export function arrow([x, y]: Place, quarters = 0, length = 2): Mark {
  const shape: readonly Place[] = [
    [0, -0.08],
    [length - 0.7, -0.08],
    [length - 0.7, -0.3],
    [length, 0],
    [length - 0.7, 0.3],
    [length - 0.7, 0.08],
    [0, 0.08],
  ];
  const [c, s] = (
    [
      [1, 0],
      [0, 1],
      [-1, 0],
      [0, -1],
    ] as const
  )[((quarters % 4) + 4) % 4] ?? [1, 0];
  return area(shape.map(([u, v]): Place => [x + u * c - v * s, y + u * s + v * c]));
}

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
