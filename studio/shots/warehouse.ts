import { fullStack } from "../../vehicles/modelling/loads/cartons.ts";
import type { Shot } from "./shot.ts";

const size = { width: 2400, height: 1350 };
const sampling = { frames: 18, lights: 8, shadowMap: 2304 };

/** The warehouse: the hero of the home page, which is where its film opens, and the picture with hotspots. */
export const warehouseShots: readonly Shot[] = [
  {
    name: "hero",
    alt: "Five MAG vehicles at a crossing in a warehouse: a fork with a pallet of cartons, a lifter carrying a trolley, a lifter driving empty, a counterbalanced one at a rack, a single conveyor at its line. A worker reads the fleet's board, another walks along the racks.",
    set: {
      scene: "warehouse",
      pose: {
        traffic: [
          {
            vehicle: "fork",
            at: [1.65, 1.2],
            turn: 0,
            lift: 0.26,
            load: { stack: { ...fullStack, height: 0.27, seed: 3 } },
            quality: 0.6,
            mark: "fork",
          },
          { vehicle: "lifter", at: [3.15, 3.8], turn: 0, lift: 0, quality: 0.8, mark: "lifter" },
          {
            vehicle: "lifter",
            at: [-3.55, -1.7],
            turn: 180,
            lift: 0.0875,
            load: { carried: "trolley", raised: 0.03 },
            quality: 0.4,
          },
          {
            vehicle: "counterBalance",
            at: [2.55, -7],
            turn: 0,
            lift: 1.15,
            load: { stack: { ...fullStack, layers: 3, seed: 6 } },
            quality: 0.3,
            mark: "counterbalance",
          },
          {
            vehicle: "singleConveyor",
            at: [5.43, -3.4],
            turn: 0,
            load: { stack: { ...fullStack, layers: 2, seed: 12 } },
            quality: 0.3,
          },
        ],
        people: [
          { clothes: "high-visibility", at: [5.25, -7.7], turn: 175, seed: 4 },
          { clothes: "overalls", at: [-9.6, -4.3], turn: 82, stride: 0.55, seed: 8 },
        ],
      },
    },
    camera: { from: [5.4, 1.85, 8.5], at: [0.2, 1.2, -2.5], lens: 29 },
    size,
    sampling,
  },
  {
    name: "warehouse",
    alt: "A warehouse seen from above the main aisle: dock doors on the right, racks on the left, conveyors, a wrapper and packing tables between them, and all six MAG vehicles and three people at work.",
    set: {
      scene: "warehouse",
      pose: {
        traffic: [
          {
            vehicle: "fork",
            at: [-2.4, -1.3],
            turn: 200,
            lift: 0.26,
            load: { stack: { ...fullStack, seed: 3 } },
            quality: 0.35,
            mark: "fork",
          },
          {
            vehicle: "counterBalance",
            at: [2.55, -7],
            turn: 0,
            lift: 1.92,
            load: { stack: { ...fullStack, layers: 3, seed: 6 } },
            quality: 0.3,
            mark: "counterbalance",
          },
          {
            vehicle: "lifter",
            at: [-6.2, 1.7],
            turn: 0,
            lift: 0.0875,
            load: { carried: "trolley", raised: 0.03 },
            quality: 0.3,
            mark: "lifter",
          },
          { vehicle: "lifter", at: [-3.78, 6.3], turn: 0, quality: 0.4 },
          {
            vehicle: "agvTugger",
            at: [3.2, 2.6],
            turn: 0,
            load: { trolleys: 2 },
            quality: 0.35,
            mark: "tugger",
          },
          {
            vehicle: "singleConveyor",
            at: [5.43, -3.4],
            turn: 0,
            load: { stack: { ...fullStack, layers: 2, seed: 12 } },
            quality: 0.3,
            mark: "single conveyor",
          },
          {
            vehicle: "dualConveyor",
            at: [8.3, 0.6],
            turn: 0,
            load: { stack: { ...fullStack, layers: 3, kind: "white", seed: 13 } },
            quality: 0.3,
            mark: "dual conveyor",
          },
        ],
        people: [
          { clothes: "high-visibility", at: [-8.4, -4.4], turn: 90, stride: 0.55, seed: 5 },
          { clothes: "overalls", at: [5.25, -7.7], turn: 175, seed: 4 },
          {
            clothes: "overalls",
            at: [10.2, -7.8],
            turn: 180,
            hands: [
              [-0.2, 1.06, 0.34],
              [0.2, 1.06, 0.34],
            ],
            seed: 9,
          },
        ],
      },
    },
    camera: { from: [2.2, 6.4, 15.9], at: [1.6, 0.15, -3.2], lens: 24 },
    size,
    sampling,
    marks: [
      "dock",
      "transfer",
      "packing",
      "wrapper",
      "fleet board",
      "charging",
      "crossing",
      "fork",
      "counterbalance",
      "lifter",
      "tugger",
      "single conveyor",
      "dual conveyor",
    ],
  },
];
