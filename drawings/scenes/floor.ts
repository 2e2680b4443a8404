import type { Camera } from "../kernel/camera.ts";
import { fillStyle, paintedLine, type Weight } from "../kernel/ink.ts";
import type { Material } from "../kernel/palette.ts";
import type { Shape } from "../kernel/svg.ts";

type Place = readonly [x: number, y: number, z?: number];

/** An area painted on the floor, or a line if it has a weight. */
export type Mark = {
  readonly places: readonly Place[];
  readonly material: Material;
  readonly weight?: Weight;
};

export const area = (places: readonly Place[], material: Material): Mark => ({ places, material });

/** A line on the floor: a route or a dimension. */
export const line = (places: readonly Place[], weight: Weight, material: Material): Mark => ({
  places,
  weight,
  material,
});

/** A joint of the slab. */
export const joint = (from: Place, to: Place): Mark => line([from, to], "edge", "shadow");

/** Joints across the picture, each at its x. */
export const slabs = (places: readonly number[]): Mark[] => places.map((x) => joint([x, -30], [x, 40]));

/** A broken line: dashes half a metre long, with gaps as long. */
export function dashes([x0, y0]: Place, [x1, y1]: Place): Mark[] {
  const length = Math.hypot(x1 - x0, y1 - y0);
  const along = (at: number): Place => [x0 + ((x1 - x0) * at) / length, y0 + ((y1 - y0) * at) / length];
  return Array.from({ length: Math.floor(length + 0.5) }, (_, at) =>
    band(along(at), along(Math.min(length, at + 0.5)), 0.09),
  );
}

/** The outline of a bay for a vehicle. */
export const bay = (
  [x0, y0]: Place,
  [x1, y1]: Place,
  width: number,
  material: Material = "paint",
): Mark[] => [
  band([x0 - width / 2, y0], [x1 + width / 2, y0], width, material),
  band([x1, y0], [x1, y1], width, material),
  band([x1 + width / 2, y1], [x0 - width / 2, y1], width, material),
  band([x0, y1], [x0, y0], width, material),
];

/** A dimension along x: a line between two ticks. */
export const measure = (from: number, to: number, y: number, tick = 0.22): Mark[] => [
  line(
    [
      [from - tick, y],
      [to + tick, y],
    ],
    "edge",
    "ink",
  ),
  ...[from, to].flatMap((x) => [
    line(
      [
        [x, y - tick * 1.6],
        [x, y + tick * 1.6],
      ],
      "fine",
      "ink",
    ),
    line(
      [
        [x - tick, y - tick],
        [x + tick, y + tick],
      ],
      "bold",
      "ink",
    ),
  ]),
];

/** A mark as the camera sees it. */
export const painted = ({ places, material, weight }: Mark, { project }: Camera, pen: number): Shape => ({
  outline: places.map(([x, y, z = 0]) => project([x, y, z])),
  open: weight !== undefined,
  style: weight ? paintedLine(material, weight, pen) : fillStyle(material),
});

function band([x0, y0]: Place, [x1, y1]: Place, width: number, material: Material = "paint"): Mark {
  const length = Math.hypot(x1 - x0, y1 - y0);
  const [nx, ny] = [((y1 - y0) / length) * (width / 2), ((x0 - x1) / length) * (width / 2)];
  const corners: Place[] = [
    [x0 + nx, y0 + ny],
    [x1 + nx, y1 + ny],
    [x1 - nx, y1 - ny],
    [x0 - nx, y0 - ny],
  ];
  return area(corners, material);
}
