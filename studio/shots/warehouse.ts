import { fullStack } from "../../vehicles/modelling/loads/cartons.ts";
import { byNight, type Shot, traced } from "./shot.ts";

const size = { width: 2000, height: 1125 };
const sampling = traced(12);

/**
 * The warehouse by day: the hero of the home page, and the picture with hotspots. The hero is cropped to a band of its
 * middle three quarters in low windows, and to a square around fork and worker on a phone.
 */
export const warehouseShots: readonly Shot[] = [
  {
    name: "hero",
    alt: "People and vehicles share the floor of a warehouse: a fork with a pallet of cartons waits while a worker walks over a zebra crossing. Behind them a lifter carries a trolley, a counterbalanced vehicle fills a rack, a single conveyor stands at its line.",
    set: {
      scene: "daylit-warehouse",
      pose: {
        traffic: [
          {
            vehicle: "fork",
            at: [3.4, 1.2],
            turn: 0,
            lift: 0.26,
            load: { stack: { ...fullStack, height: 0.27, seed: 3 } },
            quality: 0.8,
            mark: "fork",
          },
          {
            vehicle: "lifter",
            at: [-3.55, -1.7],
            turn: 180,
            lift: 0.0875,
            load: { carried: "trolley", raised: 0.03 },
            quality: 0.5,
            mark: "lifter",
          },
          {
            vehicle: "counterBalance",
            at: [2.55, -7],
            turn: 0,
            lift: 1.15,
            load: { stack: { ...fullStack, layers: 3, seed: 6 } },
            quality: 0.4,
            mark: "counterbalance",
          },
          {
            vehicle: "singleConveyor",
            at: [5.43, -3.4],
            turn: 0,
            load: { stack: { ...fullStack, layers: 2, seed: 12 } },
            quality: 0.4,
          },
        ],
        people: [
          { clothes: "high-visibility", at: [6.1, 1], turn: 180, stride: 0.6, steps: 4.3, seed: 5 },
          { clothes: "overalls", at: [-9.6, -4.3], turn: 82, stride: 0.55, seed: 8 },
        ],
      },
    },
    camera: { from: [6.2, 1.75, 8.3], at: [1.6, 1.15, -2.5], lens: 28 },
    size,
    sampling,
  },
  {
    name: "warehouse",
    alt: "A warehouse seen from above the main aisle: dock doors on the right, racks on the left, conveyors, a wrapper and packing tables between them, and six MAG vehicles and three people at work.",
    set: {
      scene: "daylit-warehouse",
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
    sampling: traced(8),
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

/** The same by night, for the pages' dark scheme. */
export const warehouseNightShots: readonly Shot[] = warehouseShots.map(byNight);
