import { fullStack } from "../models/loads/cartons.ts";
import type { Placement } from "../scenes/traffic.ts";
import type { Shot } from "./shot.ts";

const hall = { frames: 12, lights: 7, shadowMap: 2048 };
const sweep = { frames: 16, lights: 7, shadowMap: 2048 };
const stack = (seed: number, more: object = {}) => ({ stack: { ...fullStack, layers: 3, seed, ...more } });

/** All six vehicles in an arc, the low ones in front. */
const family: readonly Placement[] = [
  { vehicle: "counterBalance", at: [-1.3, -1.75], turn: -52, lift: 0.5, quality: 0.6 },
  { vehicle: "fork", at: [-0.9, 0.1], turn: -42, lift: 0.2, load: stack(61), quality: 0.6 },
  { vehicle: "agvTugger", at: [0.2, 2.1], turn: -34, quality: 0.6 },
  { vehicle: "dualConveyor", at: [0.6, -3.75], turn: -66, quality: 0.6 },
  { vehicle: "singleConveyor", at: [1.9, -1.75], turn: -52, load: stack(62, { layers: 2 }), quality: 0.6 },
  { vehicle: "lifter", at: [2.7, 0.75], turn: -40, quality: 0.7 },
];

/** Pictures of pages that have none of a vehicle, an industry or a customer. */
export const pageShots: readonly Shot[] = [
  {
    name: "family",
    alt: "All six MAG vehicles together on a light ground: fork, counterbalanced fork, tugger, single and dual conveyor, lifter.",
    set: { scene: "line-up", pose: { vehicles: family } },
    camera: { from: [9.4, 2.9, 3.6], at: [0.5, 0.72, -0.85], lens: 44 },
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
    alt: "Fork, single conveyor, dual conveyor, lifter and tugger seen exactly from above, side by side as on a drawing.",
    set: {
      scene: "line-up",
      pose: {
        vehicles: [
          { vehicle: "fork", at: [-3.1, -0.35], turn: 90, quality: 0.7 },
          { vehicle: "singleConveyor", at: [-1.5, 0], turn: 90, quality: 0.7 },
          { vehicle: "dualConveyor", at: [0.1, 0], turn: 90, quality: 0.7 },
          { vehicle: "lifter", at: [1.6, 0], turn: 90, quality: 0.7 },
          { vehicle: "agvTugger", at: [3.1, 0], turn: 90, quality: 0.7 },
        ],
        horizon: 1.1,
      },
    },
    camera: { from: [0, 24, 0.001], at: [0, 0, 0], lens: 108, near: 5 },
    size: { width: 2400, height: 1200 },
    sampling: sweep,
  },
  {
    name: "partners",
    alt: "Fork, lifter and single conveyor of MAG beside the outline of a person of 1.75 m on a light ground.",
    set: {
      scene: "line-up",
      pose: {
        vehicles: [
          { vehicle: "fork", at: [-1.3, 0], turn: 0, load: stack(63), lift: 0.2, quality: 0.7 },
          { vehicle: "lifter", at: [0.65, 0], turn: 0, quality: 0.7 },
          { vehicle: "singleConveyor", at: [2.35, 0], turn: 0, load: stack(64), quality: 0.7 },
        ],
        person: [3.65, 0],
        horizon: 0.3,
      },
    },
    camera: { from: [0.58, 1.8, 24], at: [0.58, 1.0, 0], lens: 112, near: 5 },
    size: { width: 2400, height: 1200 },
    sampling: sweep,
  },
  {
    name: "syncos",
    alt: "A warehouse from the height of its racks: forks, a tugger train, conveyor vehicles and lifters cross on marked lanes without meeting.",
    set: {
      scene: "warehouse",
      pose: {
        traffic: [
          { vehicle: "fork", at: [-7.2, -1.6], turn: 180, lift: 0.26, load: stack(65), quality: 0.4 },
          { vehicle: "fork", at: [1.2, -1.6], turn: 180, lift: 0.26, load: stack(66), quality: 0.3 },
          {
            vehicle: "lifter",
            at: [-4.2, 1.5],
            turn: 0,
            lift: 0.0875,
            load: { carried: "trolley", raised: 0.03 },
            quality: 0.4,
          },
          { vehicle: "agvTugger", at: [3.6, 2.6], turn: 0, load: { trolleys: 3 }, quality: 0.35 },
          { vehicle: "singleConveyor", at: [5.43, -3.4], turn: 0, load: stack(67), quality: 0.25 },
          { vehicle: "dualConveyor", at: [8.3, 0.6], turn: 0, load: stack(68), quality: 0.25 },
          { vehicle: "lifter", at: [-3.78, 6.3], turn: 0, quality: 0.4 },
        ],
      },
    },
    camera: { from: [-12.6, 4.6, 10.6], at: [0.2, 0.3, -1.6], lens: 26 },
    size: { width: 2400, height: 1350 },
    sampling: hall,
  },
  {
    name: "syncos-integrator",
    alt: "Two conveyor vehicles at two pairs of fixed conveyors, a palletiser and a wrapper behind: each line and each vehicle says when it is ready.",
    set: {
      scene: "handover",
      pose: {
        traffic: [
          { vehicle: "dualConveyor", at: [0, -0.32], turn: 0, load: stack(69), quality: 0.6 },
          {
            vehicle: "dualConveyor",
            at: [-6.2, -0.32],
            turn: 0,
            secondLoad: stack(70, { kind: "crates", height: 0.24 }),
            quality: 0.5,
          },
          { vehicle: "lifter", at: [-2.8, 2.1], turn: 0, quality: 0.8 },
        ],
      },
    },
    camera: { from: [-9.6, 2.3, 4.4], at: [-2.2, 0.7, -2], lens: 29 },
    size: { width: 2400, height: 1350 },
    sampling: hall,
  },
];
