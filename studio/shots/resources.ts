import { aisleNeed, eurPallet } from "../../planner/fit/aisle.ts";
import { plannedVehicle } from "../../planner/vehicles.ts";
import { fullStack } from "../../vehicles/modelling/loads/cartons.ts";
import { type Shot, traced } from "./shot.ts";

const size = { width: 2000, height: 1500 };
const sweep = { frames: 28, lights: 9, shadowMap: 2048 };

/** mm between the racks, as the fork's sheet has it. */
const aisle = aisleNeed(plannedVehicle("fork"), eurPallet);
const edge = aisle / 2000;

/** One picture for each page of resources that shows neither a vehicle nor a post. */
export const resourceShots: readonly Shot[] = [
  {
    name: "news",
    alt: "New lifters, each strapped to a pallet and wrapped in clear film, stand before the dock doors of the works; a fork carries the next one.",
    set: {
      scene: "dispatch",
      pose: {
        packed: [
          { at: [6.2, 0], turn: 180 },
          { at: [7.8, 0], turn: 180 },
          { at: [7.18, -3.5], turn: 180, raised: 0.2 },
          { at: [9.6, -6.4], turn: 180 },
          { at: [8.1, -6.4], turn: 180 },
        ],
        traffic: [
          { vehicle: "fork", at: [6.3, -3.5], turn: 180, lift: 0.3, quality: 0.9 },
          { vehicle: "counterBalance", at: [4.9, -11.5], turn: -84, quality: 0.35 },
        ],
      },
    },
    camera: { from: [4.35, 1.5, 3.3], at: [6.6, 0.8, -2], lens: 30 },
    size,
    sampling: traced(8),
  },
  {
    name: "reports",
    alt: `A fork with a pallet of cartons seen from above in an aisle drawn on a light floor, measured as on a drawing: the pallet ${eurPallet.length} by ${eurPallet.width} mm, the aisle ${aisle} mm.`,
    set: {
      scene: "measured",
      pose: {
        vehicles: [
          {
            vehicle: "fork",
            at: [0.5, 0],
            turn: 0,
            lift: 0.2,
            load: { stack: { ...fullStack, layers: 2, seed: 81 } },
            quality: 1,
          },
        ],
        edges: [
          { from: [-9, -edge], to: [9, -edge] },
          { from: [-9, edge], to: [9, edge] },
        ],
        dimensions: [
          { from: [-0.98, 0.85], to: [0.22, 0.85] },
          { from: [-1.75, 0.4], to: [-1.75, -0.4] },
          { from: [1.75, edge], to: [1.75, -edge] },
        ],
        horizon: 1.1,
      },
    },
    camera: { from: [3.6, 6.2, 5.2], at: [0.08, 0.33, 0.04], lens: 57 },
    size,
    sampling: sweep,
  },
  {
    name: "events",
    alt: "A stand at a fair, others behind it: a fork, a lifter and a tugger meet at a painted crossing before a green wall with the fleet's board; three visitors, seen from behind, look on.",
    set: {
      scene: "fair-hall",
      pose: {
        vehicles: [
          { vehicle: "fork", at: [0.4, -1.35], turn: -90, quality: 0.7 },
          { vehicle: "agvTugger", at: [-1.5, 0.5], turn: 0, quality: 0.7 },
          { vehicle: "lifter", at: [1.9, 0.5], turn: 180, quality: 0.7 },
        ],
        visitors: [
          { clothes: "suit", at: [-1.6, 2.7], turn: -10, height: 1.78 },
          { clothes: "pullover", at: [-0.85, 3.2], turn: 6, height: 1.66 },
          { clothes: "suit", at: [1.5, -0.9], onStand: true, turn: -8, height: 1.72 },
        ],
      },
    },
    camera: { from: [3.2, 2.2, 8.6], at: [0.12, 0.93, 0], lens: 42 },
    size,
    sampling: traced(8),
  },
];
