import { fullStack } from "../../vehicles/modelling/loads/cartons.ts";
import { type Shot, traced } from "./shot.ts";

const size = { width: 2400, height: 1350 };
const stack = (seed: number, more: object = {}) => ({ stack: { ...fullStack, layers: 3, seed, ...more } });

/** What the software does, where it does it. */
export const syncosShots: readonly Shot[] = [
  {
    name: "syncos",
    alt: "A warehouse from the height of its racks: forks, a tugger train, conveyor vehicles and lifters cross on marked lanes without meeting; a worker walks beyond the yellow line.",
    set: {
      scene: "daylit-warehouse",
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
        people: [{ clothes: "high-visibility", at: [2.5, 6.2], turn: 90, stride: 0.55, seed: 3 }],
      },
    },
    camera: { from: [-12.8, 4.7, 8.9], at: [-0.2, 0.4, -2.4], lens: 27 },
    size,
    sampling: traced(8),
  },
  {
    name: "syncos-fleet-manager",
    alt: "The fleet manager's screen on a stand in the warehouse: the map of the floor with a route in green, beside it five vehicles with their orders and batteries. A fork passes with a pallet.",
    set: {
      scene: "daylit-warehouse",
      pose: {
        traffic: [{ vehicle: "fork", at: [2.3, -11.2], turn: -82, lift: 0.3, load: stack(75), quality: 0.5 }],
      },
    },
    camera: { from: [6.5, 1.52, -6.3], at: [5.16, 1.43, -9.4], lens: 34 },
    size,
    sampling: traced(8),
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
    size,
    sampling: traced(8),
  },
];
