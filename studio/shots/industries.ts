import { fullStack } from "../../vehicles/modelling/loads/cartons.ts";
import type { Shot } from "./shot.ts";
import { traced } from "./shot.ts";

const size = { width: 2000, height: 1333 };
const rays = traced(12);

/** One picture for each of the three industries. */
export const industryShots: readonly Shot[] = [
  {
    name: "industry-fmcg",
    alt: "A bottling hall in low morning sun: a fork carries a pallet of brown bottles over wet tiles; behind it bottles run on belts from a filler past steel tanks, and an operator in a white coat stands at the line.",
    set: {
      scene: "bottling-hall",
      pose: {
        traffic: [
          { vehicle: "fork", at: [1.7, 0.6], turn: 205, lift: 0.24, load: { bottles: 4 }, quality: 0.9 },
          { vehicle: "singleConveyor", at: [10.97, -5], turn: 0, quality: 0.4 },
        ],
      },
    },
    camera: { from: [-0.9, 1.45, 5.9], at: [0.9, 1.25, -2], lens: 29 },
    size,
    sampling: rays,
  },
  {
    name: "industry-automotive",
    alt: "A machine works with a dark floor: a lifter carries an engine on a steel stand, a travelling crane holds a gear housing above a crossing, a worker in overalls watches it.",
    set: {
      scene: "machine-works",
      pose: {
        traffic: [
          { vehicle: "lifter", at: [-0.4, 0.7], turn: 196, lift: 0.0975, quality: 0.9 },
          { vehicle: "agvTugger", at: [9.2, -0.5], turn: 180, load: { trolleys: 1 }, quality: 0.4 },
        ],
        engine: { at: [-0.4, 0.7], turn: 196, raised: 0.03 },
      },
    },
    camera: { from: [-2.9, 1.45, 4.9], at: [0.1, 1.45, -3], lens: 26 },
    size,
    sampling: rays,
  },
  {
    name: "industry-distribution",
    alt: "A cross-dock at dusk: doors stand open to the yard and to a trailer, low sun falls over worn concrete; a fork carries a pallet towards its door past roll cages, a worker in high-visibility clothing walks away.",
    set: {
      scene: "cross-dock",
      pose: {
        traffic: [
          {
            vehicle: "fork",
            at: [-0.5, 0.4],
            turn: 328,
            lift: 0.24,
            load: { stack: { ...fullStack, seed: 15 } },
            quality: 0.9,
          },
          {
            vehicle: "fork",
            at: [-10.6, -5],
            turn: 262,
            lift: 0.24,
            load: { stack: { ...fullStack, layers: 3, seed: 16 } },
            quality: 0.35,
          },
        ],
      },
    },
    camera: { from: [2.6, 1.5, 5.6], at: [-0.9, 1.3, -3.4], lens: 28 },
    size,
    sampling: rays,
  },
];
