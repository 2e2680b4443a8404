import { place } from "../../kernel/body.ts";
import type { Scene } from "../../kernel/scene.ts";
import { rackCart } from "../../models/cart.ts";
import { conveyor, deckHeight } from "../../models/conveyor.ts";
import { band, bay, dashes, slabs } from "../../models/floor.ts";
import { lifter } from "../../models/lifter.ts";
import { cartons } from "../../models/load.ts";
import { packingTable } from "../../models/packing-table.ts";
import { around, hero, someone, stage } from "../stage.ts";

/** Carts of totes come to the packers, not the packers to the totes. */
export const boxPacking = (): Scene =>
  stage({
    size,
    view: { azimuth: -58, elevation: 26, scale: 134 },
    middle: [0.6, 0.7, 0.6],
    floor: [
      ...slabs([-4, 2, 8]),
      band([-20, 0], [20, 0]),
      ...[-2.4, 0.6, 3.6].flatMap((x) => bay(x - 0.85, 0.3, x + 0.65, 1.5, 0.06)),
      ...dashes([-10, -1.9], [14, -1.9], 0.6),
    ],
    groups: [
      around(conveyor(14), [-7, 4.4, 0]),
      ...[-3.2, -0.4, 2.2].map((x, index) =>
        around(cartons({ count: [1, 1, 1], size: [0.44, 0.36, 0.32], seed: index * 2 }), [
          x,
          4.4,
          deckHeight,
        ]),
      ),
      ...[-2.5, 0.5, 3.5].map((x, index) => around(packingTable(index), [x, 2.9, 0])),
      someone([-2.2, 1.9, 0]),
      someone([0.9, 1.9, 0], { facing: -1 }),
      around(rackCart(5), [3.5, 0.9, 0]),
      hero([...lifter(0.05), ...place(rackCart(1), [0, 0, 0.05])], [-0.6, -0.9, 0]),
      hero(lifter(), [3.4, -1.9, 0], 2),
    ],
  });

const size = [1200, 900] as const;
