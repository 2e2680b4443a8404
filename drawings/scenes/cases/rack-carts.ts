import { place } from "../../kernel/body.ts";
import type { Scene } from "../../kernel/scene.ts";
import { rackCart } from "../../models/cart.ts";
import { arrow, band, dashes, slabs } from "../../models/floor.ts";
import { lifter } from "../../models/lifter.ts";
import { packingTable } from "../../models/packing-table.ts";
import { around, hero, someone, stage } from "../stage.ts";

/** Carts to the packers. */
export const rackCarts = (): Scene =>
  stage({
    size,
    view: { azimuth: -40, elevation: 28, scale: 172 },
    middle: [-0.6, 0.7, 0.7],
    floor: [
      ...joints,
      band([-20, 1.5], [20, 1.5]),
      ...dashes([-10, -1.9], [14, -1.9], 0.6),
      arrow([1.9, -0.4], 0, 1.6),
    ],
    groups: [
      ...[-4.2, -1, 2.2].map((x, index) => around(packingTable(index + 1), [x, 3.3, 0])),
      someone([-0.6, 2.3, 0]),
      hero([...lifter(0.05), ...place(rackCart(4), [0, 0, 0.05])], [0.4, -0.4, 0]),
      hero([...lifter(0.05), ...place(rackCart(7), [0, 0, 0.05])], [-3.2, -0.4, 0]),
      around(rackCart(2), [3.4, 2.3, 0]),
    ],
  });

const size = [1200, 1200] as const;
const joints = slabs([-8, -2, 4, 10]);
