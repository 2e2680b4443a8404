import { place } from "../kernel/body.ts";
import { camera } from "../kernel/camera.ts";
import type { Group, Scene } from "../kernel/scene.ts";
import type { Vector } from "../kernel/vector.ts";
import { dockWall } from "../models/building.ts";
import { callPost } from "../models/call-post.ts";
import { rackCart } from "../models/cart.ts";
import { charger } from "../models/charger.ts";
import { conveyor, deckHeight } from "../models/conveyor.ts";
import { singleConveyor } from "../models/conveyor-vehicles.ts";
import { counterBalance } from "../models/counter-balance.ts";
import { fork } from "../models/fork.ts";
import { lifter } from "../models/lifter.ts";
import { cartons } from "../models/load.ts";
import { person } from "../models/person.ts";
import { rack } from "../models/rack.ts";
import { aisleSign } from "../models/sign.ts";
import { tuggerTrain } from "../models/tugger.ts";
import { film, goods } from "../models/unit-load.ts";
import { warehouseFloor } from "./warehouse-floor.ts";

/** Where each named thing of the warehouse can be pointed at, in metres. */
export const landmarks = {
  "aisle-sign": [-7.95, 3.9, 3.72],
  "rack-face": [-2.9, 6.7, 2.4],
  "rack-cart": [-4.4, 0.6, 1.3],
  fork: [2.9, 0.9, 1.5],
  "load-in-pocket": [1.1, 0.9, 0.24],
  "personnel-detection": [3.2, 0.9, 0.2],
  "one-way-aisle": [-1.2, 5.7, 0],
  crossing: [7.2, 0.6, 0],
  "tugger-train": [6.2, -4.2, 0.9],
  handover: [13.1, 4.6, 1],
  dock: [8.35, 13, 1.7],
  counterbalance: [6.1, 7.2, 1.6],
  charging: [15.2, -2, 1],
} as const satisfies Record<string, Vector>;

const view = { azimuth: -58, elevation: 32, scale: 77, target: [0, 0, 0], at: [590, 655] } as const;
const [width, height] = [2000, 1125];

export const warehouse = (): Scene => ({
  width,
  height,
  view,
  pen: 1.4,
  ground: "ground",
  floor: warehouseFloor(),
  groups: groups(),
});

/** Where a landmark lies on the picture, in percent from its left and upper edge. */
export function landmarkPlace(id: keyof typeof landmarks): { left: number; top: number } {
  const [x, y] = camera(view).project(landmarks[id]);
  return { left: (x / width) * 100, top: (y / height) * 100 };
}

function groups(): Group[] {
  const signs = [
    ["A", "1"],
    ["B", "2"],
    ["C", "3"],
  ] as const;
  const lanes = [6.2, 8.9, 11.6];
  return [
    ...[-14, -9, -4, 1].flatMap((x, row): Group[] => [
      {
        bodies: place(
          rack({ bays: 5, levels: [1.6, 3.1, 4.6], height: 5.8, seed: row * 7 + 1, braced: false }),
          [x + 1.1, 4, 0],
          1,
        ),
        depth: "far",
      },
      ...(row > 0
        ? [{ bodies: aisleSign([x, 3.9, 2.65], signs[row - 1] ?? ["A"]), depth: "middle" } as const]
        : []),
    ]),
    {
      bodies: dockWall({
        x0: 4.6,
        x1: 30,
        y: 13,
        height: 11,
        doors: [
          { x: 7, open: true, sign: ["D", "1"] },
          { x: 11, open: false, sign: ["D", "2"] },
          { x: 15, open: false, sign: ["D", "3"] },
        ],
      }),
      depth: "middle",
    },
    ...lanes.flatMap((x, lane) =>
      [0, 1]
        .filter((slot) => lane + slot > 0)
        .map(
          (slot): Group => ({
            bodies: place(lane === 1 ? goods(slot * 3 + lane) : film(), [x + 6.1, 10.9 - slot * 1.5, 0], 1),
            depth: "middle",
            shadow: true,
          }),
        ),
    ),
    {
      bodies: place(counterBalance({ lift: 0.35, load: goods(2) }), [6, 7.2, 0], 3),
      outlined: true,
      shadow: true,
    },
    { bodies: place(fork({ lift: 0.2, load: goods(4) }), [2.4, 1.3, 0]), outlined: true, shadow: true },
    {
      bodies: place([...lifter(0.05), ...place(rackCart(3), [0, 0, 0.05])], [-4.4, 0.6, 0]),
      outlined: true,
      shadow: true,
    },
    {
      bodies: place(
        tuggerTrain(
          [0, 1, 2].map((cart) =>
            cartons({ count: [2, 2, 2], size: [1.1, 0.78, 0.62], seed: cart * 4, missing: cart }),
          ),
        ),
        [6.6, -4.2, 0],
      ),
      outlined: true,
      shadow: true,
    },
    {
      bodies: [...place(singleConveyor(), [12.4, 4.6, 0]), ...place(film(0.8), [12.4, 4.6, deckHeight])],
      outlined: true,
      shadow: true,
    },
    {
      bodies: [
        ...place(conveyor(9), [13.45, 4.6, 0]),
        ...place(film(0.8), [15.6, 4.6, deckHeight]),
        ...place(film(0.8), [17.8, 4.6, deckHeight]),
      ],
      depth: "middle",
      shadow: true,
    },
    { bodies: place(charger(), [15.1, -2, 0]), outlined: true, shadow: true },
    { bodies: place(lifter(), [13.9, -2, 0]), outlined: true, shadow: true },
    { bodies: place(callPost(), [11.2, 2.9, 0]), outlined: true },
    ...[0.6, 3].map(
      (x, lane): Group => ({
        bodies: place(lane === 0 ? film() : goods(7), [x + 0.85, -8, 0], 1),
        depth: "middle",
        shadow: true,
      }),
    ),
    { bodies: place(film(), [1.45, -9.5, 0], 1), depth: "middle", shadow: true },
    { bodies: [person([8.6, 2.6, 0], { facing: -1, walking: true })] },
    { bodies: [person([10.2, 8.2, 0])] },
  ];
}
