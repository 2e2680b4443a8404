import { arc, mapOutline, type Outline, polyline } from "../kernel/outline.ts";
import type { Standing } from "../kernel/standing.ts";
import type { Point, Vector } from "../kernel/vector.ts";

/** A person of 1.75 m in a vest, for height. `walking` sets the feet apart; `facing` -1 looks to the left. */
export function person(place: Vector, { walking = false, facing = 1 } = {}): Standing {
  const flip = (outline: Outline<Point>) => mapOutline(outline, ([x, y]): Point => [x * facing, y]);
  const legs = walking ? stride : stand;
  return {
    place,
    height: 1.75,
    pieces: [
      { outline: flip(polyline(legs[0])), material: "trousers", weight: "fine" },
      { outline: flip(polyline(legs[1])), material: "trousers", weight: "fine" },
      { outline: flip(polyline(torso)), material: "vest", weight: "fine" },
      {
        outline: flip(
          polyline([
            [-0.165, 1.06],
            [0.15, 1.06],
          ]),
        ),
        material: "lamp",
        open: true,
        weight: "bold",
      },
      { outline: flip(polyline(walking ? swing : arm)), material: "vest", weight: "fine" },
      { outline: flip(head(0.01, 1.59, 0.098)), material: "skin", weight: "fine" },
      { outline: flip(cap), material: "shell", weight: "fine" },
    ],
  };
}

type Legs = readonly [readonly Point[], readonly Point[]];

const stand: Legs = [
  [
    [-0.15, 0.84],
    [0.02, 0.84],
    [-0.01, 0.04],
    [0.06, 0],
    [-0.13, 0],
  ],
  [
    [0, 0.84],
    [0.15, 0.84],
    [0.14, 0.04],
    [0.2, 0],
    [0.02, 0],
  ],
];
const stride: Legs = [
  [
    [-0.14, 0.86],
    [0.06, 0.86],
    [-0.12, 0.42],
    [-0.25, 0.07],
    [-0.17, 0],
    [-0.34, 0.05],
    [-0.26, 0.42],
  ],
  [
    [-0.05, 0.86],
    [0.14, 0.86],
    [0.19, 0.45],
    [0.24, 0.05],
    [0.32, 0],
    [0.12, 0],
    [0.08, 0.44],
  ],
];
const torso: readonly Point[] = [
  [-0.17, 0.82],
  [0.16, 0.82],
  [0.19, 1.3],
  [0.13, 1.47],
  [-0.11, 1.47],
  [-0.2, 1.3],
];
const arm: readonly Point[] = [
  [-0.03, 1.4],
  [0.06, 1.38],
  [0.07, 1.12],
  [0.06, 0.78],
  [-0.02, 0.78],
  [-0.04, 1.1],
];
const swing: readonly Point[] = [
  [-0.05, 1.4],
  [0.05, 1.38],
  [0.06, 1.14],
  [0.24, 0.92],
  [0.19, 0.86],
  [-0.03, 1.06],
];

const head = (x: number, y: number, radius: number): Outline<Point> =>
  mapOutline(arc([x, y, 0], [radius, 0, 0], [0, radius * 1.15, 0]), ([a, b]): Point => [a, b]);
const cap: Outline<Point> = [
  [[-0.095, 1.61]],
  [
    [-0.095, 1.745],
    [0.115, 1.745],
    [0.115, 1.61],
  ],
];
