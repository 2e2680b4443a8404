import { fullStack } from "../../vehicles/modelling/loads/cartons.ts";
import { type Shot, traced } from "./shot.ts";

const size = { width: 2000, height: 1250 };
const sweep = { frames: 28, lights: 9, shadowMap: 2048 };
const brown = { stack: { ...fullStack, layers: 3, seed: 51 } };

/** Seven places in three staggered rows. */
const fleet = [
  [1.2, -0.6],
  [1.2, 0.6],
  [0, -1.2],
  [0, 0],
  [0, 1.2],
  [-1.2, -0.6],
  [-1.2, 0.6],
] as const;

/** One picture for each post of the blog, newest first. */
export const blogShots: readonly Shot[] = [
  {
    name: "blog-1",
    alt: "The fleet manager's board on a stand shows the map of the floor and the routes on it; a lifter drives past below.",
    set: {
      scene: "daylit-warehouse",
      pose: {
        traffic: [
          { vehicle: "lifter", at: [4.1, -9.5], turn: 14, quality: 0.8 },
          { vehicle: "counterBalance", at: [2.55, -12], turn: 0, lift: 0.3, load: brown, quality: 0.3 },
        ],
      },
    },
    camera: { from: [6.5, 1.35, -4.9], at: [5.35, 1.15, -9.4], lens: 33 },
    size,
    sampling: traced(8),
  },
  {
    name: "blog-2",
    alt: "Seven lifters in three staggered rows on a light ground, all heading the same way.",
    set: {
      scene: "line-up",
      pose: {
        vehicles: fleet.map((at) => ({ vehicle: "lifter", at, turn: 0, lift: 0.012, quality: 0.6 })),
      },
    },
    camera: { from: [5.6, 2.7, 3.9], at: [0.05, 0.02, -0.12], lens: 52 },
    size,
    sampling: sweep,
  },
  {
    name: "blog-3",
    alt: "A fork vehicle waits before a zebra crossing in a warehouse while a worker walks over it.",
    set: {
      scene: "daylit-warehouse",
      pose: {
        traffic: [
          { vehicle: "fork", at: [3.5, -1.5], turn: 0, lift: 0.26, load: brown, quality: 0.7 },
          { vehicle: "singleConveyor", at: [5.43, -3.4], turn: 0, quality: 0.3 },
        ],
        people: [{ clothes: "high-visibility", at: [5.6, -1.9], turn: 180, stride: 0.55, seed: 2 }],
      },
    },
    camera: { from: [8.5, 2.5, 2.9], at: [4.85, 0.6, -2.1], lens: 32 },
    size,
    sampling: traced(8),
  },
  {
    name: "blog-4",
    alt: "Two bare pallets: the forks of a vehicle reach into the open one, the closed one beside it has boards around all four sides.",
    set: {
      scene: "line-up",
      pose: {
        vehicles: [{ vehicle: "fork", at: [0, 0], turn: 0, lift: 0.09, quality: 1 }],
        pallets: [
          { at: [-1.72, 0], turn: 0 },
          { at: [-1.55, 1.35], turn: 0, closed: true },
        ],
      },
    },
    camera: { from: [-4.7, 1.15, 3.6], at: [-1.12, 0.4, 0.42], lens: 46 },
    size,
    sampling: sweep,
  },
  {
    name: "blog-5",
    alt: "A counterbalanced vehicle comes down the aisle between two rows of racks, with little room to either side.",
    set: {
      scene: "daylit-warehouse",
      pose: {
        traffic: [
          { vehicle: "counterBalance", at: [-8.55, -8.6], turn: -90, lift: 0.3, load: brown, quality: 0.8 },
        ],
      },
    },
    camera: { from: [-8.9, 1.5, -1.6], at: [-8.5, 1.5, -9], lens: 30 },
    size,
    sampling: traced(8),
  },
  {
    name: "blog-6",
    alt: "Two lifters at their charging stations; the stations stand in marked places beside the main lane.",
    set: {
      scene: "daylit-warehouse",
      pose: {
        traffic: [
          { vehicle: "lifter", at: [-3.78, 6.3], turn: 0, quality: 0.7 },
          { vehicle: "lifter", at: [-3.78, 7.6], turn: 0, quality: 0.9 },
          { vehicle: "agvTugger", at: [-5.6, 2.6], turn: 0, load: { trolleys: 1 }, quality: 0.4 },
        ],
      },
    },
    camera: { from: [-0.7, 1.4, 9.7], at: [-4.2, 0.62, 6.5], lens: 32 },
    size,
    sampling: traced(8),
  },
  {
    name: "blog-7",
    alt: "A single conveyor vehicle docks at a fixed conveyor: the rollers of both lie at one height, a pallet is about to cross.",
    set: {
      scene: "daylit-warehouse",
      pose: {
        traffic: [{ vehicle: "singleConveyor", at: [5.43, -3.4], turn: 0, load: brown, quality: 0.9 }],
      },
    },
    camera: { from: [2.9, 1.5, 0.5], at: [5.95, 0.85, -3.5], lens: 34 },
    size,
    sampling: traced(8),
  },
];
