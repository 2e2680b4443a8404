import { place } from "../../kernel/body.ts";
import type { Scene } from "../../kernel/scene.ts";
import { rackCart } from "../../models/cart.ts";
import { area, band, bay, crossing, line, slabs } from "../../models/floor.ts";
import { lifter } from "../../models/lifter.ts";
import { film } from "../../models/unit-load.ts";
import { around, hero, someone, stage } from "../stage.ts";

/** Zones round a path, with people in mind. */
export const zones = (): Scene =>
  stage({
    size,
    view: { azimuth: -60, elevation: 48, scale: 74 },
    middle: [0.4, 0.3, 0],
    floor: [
      ...joints,
      area(
        [
          [-8, -1.2],
          [9, -1.2],
          [9, 1.4],
          [-8, 1.4],
        ],
        "paving",
      ),
      area(
        [
          [1.4, -1.15],
          [4.6, -1.15],
          [4.6, 1.35],
          [1.4, 1.35],
        ],
        "zone",
      ),
      area(
        [
          [-0.5, -0.4],
          [1.9, -0.9],
          [1.9, 1.1],
          [-0.5, 0.6],
        ],
        "shadow",
      ),
      line(
        [
          [-0.5, -0.4],
          [1.9, -0.9],
          [1.9, 1.1],
          [-0.5, 0.6],
          [-0.5, -0.4],
        ],
        "edge",
        "ink",
      ),
      line(
        [
          [-0.5, -0.4],
          [3, -1.1],
          [3, 1.3],
          [-0.5, 0.6],
        ],
        "edge",
        "route",
      ),
      band([-12, -1.3], [12, -1.3], 0.08),
      band([-12, 1.5], [12, 1.5], 0.08),
      ...crossing(3.2, -1.1, 4.4, 1.3, 0.22),
      ...bay(-4.4, 2.2, -1.2, 3.8, 0.06),
    ],
    groups: [
      hero([...lifter(0.05), ...place(rackCart(2), [0, 0, 0.05])], [-1.2, 0.1, 0]),
      someone([3.8, 2.2, 0], { walking: true, facing: -1 }),
      around(film(), [-3.5, 3, 0]),
      around(film(), [-2, 3, 0]),
    ],
  });

const size = [800, 500] as const;
const joints = slabs([-6, 0, 6]);
