import { fullStack } from "../../vehicles/modelling/loads/cartons.ts";
import { type Shot, traced } from "./shot.ts";

/** The subject is in the middle three quarters, for pages that crop to a square. */
const size = { width: 2000, height: 1500 };
const brown = { stack: { ...fullStack, seed: 41 } };
const wrapped = { stack: { ...fullStack, layers: 4, wrapped: true, seed: 42 } };
const rays = traced(12);
const crates = { stack: { ...fullStack, layers: 3, height: 0.24, kind: "crates", seed: 43 } } as const;
const white = { stack: { ...fullStack, layers: 4, kind: "white", seed: 44 } } as const;
const trolley = { carried: "trolley", raised: 0.03 } as const;
const rack = { carried: "rack", raised: 0.03 } as const;

/** One picture for each of the six case studies, in the order of their list. */
export const caseStudyShots: readonly Shot[] = [
  {
    name: "case-1",
    alt: "A fork vehicle sets a wrapped pallet down in a numbered staging lane, behind the pallets that stand there already.",
    set: {
      scene: "dock",
      pose: {
        sunAround: 106,
        traffic: [
          { vehicle: "fork", at: [7.1, -7.75], turn: 180, lift: 0.11, load: wrapped, quality: 0.8 },
          { vehicle: "fork", at: [2.9, -15], turn: 250, lift: 0.24, load: brown, quality: 0.3 },
        ],
      },
    },
    camera: { from: [3.9, 1.6, -3.9], at: [7.35, 0.95, -8.4], lens: 30 },
    size,
    sampling: traced(8),
  },
  {
    name: "case-2",
    alt: "A supermarket of parts: a tugger with three trolleys follows its tape between flow racks; a worker takes parts out of one.",
    set: {
      scene: "supermarket",
      pose: {
        traffic: [{ vehicle: "agvTugger", at: [0.6, 0], turn: 0, load: { trolleys: 3 }, quality: 0.8 }],
      },
    },
    camera: { from: [4.3, 1.6, 3.1], at: [-1.6, 1.15, -1.4], lens: 27 },
    size,
    sampling: rays,
  },
  {
    name: "case-3",
    alt: "A counterbalanced fork vehicle sets a pallet of cartons down on the second level of a rack.",
    set: {
      scene: "daylit-warehouse",
      pose: {
        traffic: [
          {
            vehicle: "counterBalance",
            at: [2.55, -7],
            turn: 0,
            lift: 1.92,
            load: { stack: { ...fullStack, layers: 3, seed: 6 } },
            quality: 0.8,
          },
        ],
      },
    },
    camera: { from: [4.6, 1.55, -2.6], at: [2.05, 1.45, -7], lens: 29 },
    size,
    sampling: traced(8),
  },
  {
    name: "case-4",
    alt: "A dual conveyor vehicle stands before two fixed conveyors that are level with it: cartons come out on one, crates go in on the other.",
    set: {
      scene: "handover",
      pose: {
        traffic: [
          { vehicle: "dualConveyor", at: [0, -0.32], turn: 0, secondLoad: crates, quality: 0.6 },
          { vehicle: "dualConveyor", at: [-6.2, -0.32], turn: 0, load: brown, quality: 0.35 },
        ],
      },
    },
    camera: { from: [2.5, 1.75, 3.1], at: [0, 0.75, -1.2], lens: 31 },
    size,
    sampling: traced(8),
  },
  {
    name: "case-5",
    alt: "Two lifters carry a rack and a trolley of crates to a row of packing tables.",
    set: {
      scene: "daylit-warehouse",
      pose: {
        traffic: [
          { vehicle: "lifter", at: [9.2, -6.7], turn: -8, lift: 0.0795, load: rack, quality: 0.6 },
          { vehicle: "lifter", at: [11.9, -6.6], turn: 172, lift: 0.0875, load: trolley, quality: 0.8 },
        ],
      },
    },
    camera: { from: [13.7, 1.5, -4.1], at: [10.5, 0.95, -7.4], lens: 25 },
    size,
    sampling: traced(8),
  },
  {
    name: "case-6",
    alt: "A single conveyor vehicle carries a pallet down the aisle of a cold store; behind it a worker in winter clothing.",
    set: {
      scene: "cold-store",
      pose: {
        traffic: [{ vehicle: "singleConveyor", at: [0.5, 0.4], turn: -76, load: white, quality: 0.9 }],
      },
    },
    camera: { from: [-1.5, 1.55, 5.3], at: [0.15, 1.45, -4], lens: 27 },
    size,
    sampling: rays,
  },
];
