import { place } from "../../kernel/body.ts";
import type { Scene } from "../../kernel/scene.ts";
import { rackCart } from "../../models/cart.ts";
import { charger } from "../../models/charger.ts";
import { area, bay, dashes, line, slabs } from "../../models/floor.ts";
import { lifter } from "../../models/lifter.ts";
import { hero, stage } from "../stage.ts";

/** A short charge between two orders. */
export const charging = (): Scene =>
  stage({
    size,
    view: { azimuth: -58, elevation: 29, scale: 124 },
    middle: [-0.5, -0.2, 0.4],
    floor: [
      ...joints,
      area(
        [
          [-3.2, -0.2],
          [2.6, -0.2],
          [2.6, 2.6],
          [-3.2, 2.6],
        ],
        "zone",
      ),
      ...bay(-1.7, 0.3, 1.7, 1.5, 0.06),
      ...dashes([-8, -1.2], [8, -1.2], 0.5),
      line(
        [
          [-6, -1.9],
          [0.6, -1.9],
          [1.6, -0.9],
          [1.6, 0.2],
        ],
        "bold",
        "route",
      ),
    ],
    groups: [
      hero(charger(), [1, 0.9, 0]),
      hero(lifter(), [-0.2, 0.9, 0]),
      hero(charger(), [1, 2.3, 0]),
      hero([...lifter(0.05), ...place(rackCart(3), [0, 0, 0.05])], [-2, -1.9, 0]),
    ],
  });

const size = [800, 500] as const;
const joints = slabs([-6, 0, 6]);
