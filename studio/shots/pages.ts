import { fullStack } from "../../vehicles/modelling/loads/cartons.ts";
import type { Placement } from "../scenes/traffic.ts";
import { type Shot, traced } from "./shot.ts";

const sweep = { frames: 28, lights: 9, shadowMap: 2048 };
const half = { width: 2000, height: 1500 };
const trolley = { carried: "trolley", raised: 0.03 } as const;
const rack = { carried: "rack", raised: 0.03 } as const;
const stack = (seed: number, more: object = {}) => ({ stack: { ...fullStack, layers: 3, seed, ...more } });

/** Six vehicles in an arc, the low ones in front. */
const family: readonly Placement[] = [
  { vehicle: "counterBalance", at: [-1.19, -1.88], turn: -52, lift: 0.5, quality: 0.6 },
  { vehicle: "fork", at: [-0.89, 0.45], turn: -42, lift: 0.2, load: stack(61), quality: 0.6 },
  { vehicle: "agvTugger", at: [0.18, 2.32], turn: -34, quality: 0.6 },
  { vehicle: "dualConveyor", at: [1.25, -4.07], turn: -66, quality: 0.6 },
  { vehicle: "singleConveyor", at: [2.03, -1.61], turn: -52, load: stack(62, { layers: 2 }), quality: 0.6 },
  { vehicle: "lifter", at: [2.7, 0.75], turn: -40, quality: 0.7 },
];

/** Pictures of pages that have none of a vehicle, an industry or a customer. */
export const pageShots: readonly Shot[] = [
  {
    name: "family",
    alt: "Six MAG vehicles together on a light ground: fork, counterbalanced fork, tugger, single and dual conveyor, lifter.",
    set: { scene: "line-up", pose: { vehicles: family } },
    camera: { from: [9.4, 2.9, 3.5], at: [0.43, 0.66, -0.82], lens: 42 },
    size: { width: 2400, height: 1350 },
    sampling: sweep,
  },
  {
    name: "error",
    alt: "A tugger stands where the magnetic tape on the floor ends.",
    set: {
      scene: "line-up",
      pose: {
        vehicles: [{ vehicle: "agvTugger", at: [0, 0], turn: 0, quality: 1 }],
        tape: { from: -16, to: 1.3, z: 0 },
      },
    },
    camera: { from: [4.6, 1.7, 3.2], at: [0.5, 0.45, 0], lens: 52 },
    size: { width: 2000, height: 1250 },
    sampling: sweep,
  },
  {
    name: "documentation",
    alt: "Six MAG vehicles seen exactly from above, side by side as on a drawing: fork, counterbalanced fork, single and dual conveyor, lifter, tugger.",
    set: {
      scene: "line-up",
      pose: {
        vehicles: [
          { vehicle: "fork", at: [-3.95, -0.4], turn: 90, quality: 0.7 },
          { vehicle: "counterBalance", at: [-2.3, 0.1], turn: 90, quality: 0.7 },
          { vehicle: "singleConveyor", at: [-0.65, 0], turn: 90, quality: 0.7 },
          { vehicle: "dualConveyor", at: [1.0, 0], turn: 90, quality: 0.7 },
          { vehicle: "lifter", at: [2.55, 0], turn: 90, quality: 0.7 },
          { vehicle: "agvTugger", at: [3.95, 0], turn: 90, quality: 0.7 },
        ],
        horizon: 1.1,
      },
    },
    camera: { from: [0, 60, 0.001], at: [0, 0, 0], lens: 222, near: 20 },
    size: { width: 2400, height: 1200 },
    sampling: sweep,
  },
  {
    name: "partners",
    alt: "In a hall before its dock doors, a fork with a pallet of cartons and a lifter of MAG; beside them a worker in high-visibility clothing, turned away.",
    set: {
      scene: "dock",
      pose: {
        sunAround: 128,
        traffic: [
          { vehicle: "fork", at: [2.7, -4.4], turn: 205, load: stack(63), lift: 0.2, quality: 0.8 },
          { vehicle: "lifter", at: [0.9, -2.4], turn: 205, quality: 0.9 },
        ],
        people: [{ clothes: "high-visibility", at: [4.3, -3.1], turn: 160, seed: 12 }],
      },
    },
    camera: { from: [-1.4, 1.5, 2.6], at: [2.75, 0.95, -4.2], lens: 46 },
    size: half,
    sampling: traced(8),
  },
  {
    name: "landing-1",
    alt: "A fork vehicle carries a wrapped pallet away from a stretch wrapper, along a marked lane towards the staging places.",
    set: {
      scene: "daylit-warehouse",
      pose: {
        traffic: [
          {
            vehicle: "fork",
            at: [7.4, 1.4],
            turn: 180,
            lift: 0.26,
            load: stack(71, { wrapped: true, layers: 4 }),
            quality: 0.7,
          },
        ],
      },
    },
    camera: { from: [4.2, 1.55, 4.6], at: [7.9, 1.05, 1.5], lens: 30 },
    size: half,
    sampling: traced(8),
  },
  {
    name: "landing-3",
    alt: "Four lifters follow each other in a lane of a warehouse: two carry trolleys of crates, one a rack of parts, the first is empty.",
    set: {
      scene: "daylit-warehouse",
      pose: {
        traffic: [
          { vehicle: "lifter", at: [2.6, 1.5], turn: 0, quality: 0.8 },
          { vehicle: "lifter", at: [0.2, 1.5], turn: 0, lift: 0.0875, load: trolley, quality: 0.6 },
          { vehicle: "lifter", at: [-2.4, 1.5], turn: 0, lift: 0.0795, load: rack, quality: 0.4 },
          { vehicle: "lifter", at: [-5.2, 1.5], turn: 0, lift: 0.0875, load: trolley, quality: 0.3 },
        ],
      },
    },
    camera: { from: [5.6, 1.5, 4.5], at: [0.7, 0.75, 1.1], lens: 31 },
    size: half,
    sampling: traced(8),
  },
  {
    name: "careers",
    alt: "A counterbalanced fork vehicle before a rack, its mast raised with a pallet of cartons; beside it a worker in overalls looks up at it.",
    set: {
      scene: "dock",
      pose: {
        sunAround: 66,
        traffic: [
          { vehicle: "counterBalance", at: [-2.9, -8], turn: 0, lift: 2.3, load: stack(72), quality: 0.9 },
        ],
        people: [{ clothes: "overalls", at: [-0.9, -9], turn: 265, lean: -0.06, seed: 14 }],
      },
    },
    camera: { from: [1.7, 1.45, -1.6], at: [-2.7, 1.55, -8.1], lens: 38 },
    size: half,
    sampling: traced(8),
  },
  {
    name: "podcasts",
    alt: "A fork vehicle and a tugger stand face to face on a light ground, screen to screen, as if in conversation.",
    set: {
      scene: "line-up",
      pose: {
        vehicles: [
          { vehicle: "fork", at: [-1.15, 0], turn: -28, quality: 1 },
          { vehicle: "agvTugger", at: [1.25, 0.1], turn: 208, quality: 1 },
        ],
      },
    },
    camera: { from: [0.1, 1.45, 6.6], at: [-0.05, 0.88, 0], lens: 40 },
    size: half,
    sampling: sweep,
  },
  {
    name: "magazine",
    alt: "A tugger with a trolley, seen from just above the floor, comes along the magnetic tape towards the viewer.",
    set: {
      scene: "line-up",
      pose: {
        vehicles: [{ vehicle: "agvTugger", at: [0, 0], turn: 0, load: { trolleys: 1 }, quality: 1 }],
        tape: { from: -16, to: 8, z: 0 },
      },
    },
    camera: { from: [3.9, 0.3, 0.42], at: [0.2, 0.64, -0.04], lens: 45 },
    size: half,
    sampling: sweep,
  },
  {
    name: "about",
    alt: "Along the main aisle of a warehouse at eye height: a tugger train and a fork come towards the viewer in their lanes; a worker walks away along the racks on the right.",
    set: {
      scene: "daylit-warehouse",
      pose: {
        traffic: [
          { vehicle: "agvTugger", at: [3.2, 2.6], turn: 0, load: { trolleys: 3 }, quality: 0.8 },
          { vehicle: "fork", at: [4.4, -2], turn: 0, lift: 0.26, load: stack(73), quality: 0.8 },
          { vehicle: "lifter", at: [-3.4, -1.7], turn: 180, lift: 0.0875, load: trolley, quality: 0.3 },
          { vehicle: "counterBalance", at: [2.55, -7], turn: 0, lift: 1.92, load: stack(74), quality: 0.4 },
        ],
        people: [{ clothes: "high-visibility", at: [-7.6, -3.9], turn: -88, stride: 0.55, seed: 7 }],
      },
    },
    camera: { from: [10.2, 1.75, 0.7], at: [0, 1.1, -0.9], lens: 28 },
    size: { width: 2400, height: 1350 },
    sampling: traced(8),
  },
];
