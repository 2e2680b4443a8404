import { fullStack } from "../../vehicles/modelling/loads/cartons.ts";
import type { Shot } from "./shot.ts";

const size = { width: 2000, height: 1333 };
const sampling = { frames: 12, lights: 7, shadowMap: 2048 };

/** One picture for each of the three industries. */
export const industryShots: readonly Shot[] = [
  {
    name: "industry-fmcg",
    alt: "A bottling plant: green bottles run on belts from a filler behind glass to a palletiser; a single conveyor vehicle waits there for the next pallet, a fork carries a full one away, a lifter drives empty in front.",
    set: {
      scene: "bottling-plant",
      pose: {
        traffic: [
          { vehicle: "singleConveyor", at: [9.58, -3.4], turn: 0, quality: 0.4 },
          { vehicle: "fork", at: [7.4, -0.5], turn: 160, lift: 0.24, load: { bottles: 4 }, quality: 0.5 },
          { vehicle: "lifter", at: [3.4, -0.3], turn: 8, quality: 0.7 },
        ],
      },
    },
    camera: { from: [0.3, 1.6, 2.6], at: [5.3, 1.1, -2.8], lens: 27 },
    size,
    sampling,
  },
  {
    name: "industry-automotive",
    alt: "An assembly line for engines: stations with hanging tools, flow racks at their side; a tugger follows the tape before them with two trolleys of parts.",
    set: {
      scene: "assembly-line",
      pose: {
        traffic: [
          { vehicle: "agvTugger", at: [1.9, 0.9], turn: 0, load: { trolleys: 2 }, quality: 0.7 },
          {
            vehicle: "lifter",
            at: [8, -0.1],
            turn: 180,
            lift: 0.0795,
            load: { carried: "rack", raised: 0.03 },
            quality: 0.4,
          },
        ],
      },
    },
    camera: { from: [5.3, 1.8, 4.7], at: [-0.2, 1.05, -1.9], lens: 29 },
    size,
    sampling,
  },
  {
    name: "industry-distribution",
    alt: "The docks of a distribution centre: pallets and roll cages stand in numbered lanes before the doors; a fork brings the next pallet, a counterbalanced vehicle with white cartons drives behind it.",
    set: {
      scene: "dock",
      pose: {
        traffic: [
          {
            vehicle: "fork",
            at: [1.7, -2.6],
            turn: 152,
            lift: 0.24,
            load: { stack: { ...fullStack, seed: 15 } },
            quality: 0.7,
          },
          {
            vehicle: "counterBalance",
            at: [-1.2, -9.5],
            turn: 262,
            lift: 0.3,
            load: { stack: { ...fullStack, layers: 3, kind: "white", seed: 16 } },
            quality: 0.35,
          },
        ],
      },
    },
    camera: { from: [-0.8, 1.75, 2.9], at: [2.6, 1.2, -5], lens: 28 },
    size,
    sampling,
  },
];
