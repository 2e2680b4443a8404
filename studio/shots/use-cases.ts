import { fullStack } from "../../vehicles/modelling/loads/cartons.ts";
import { type Shot, traced } from "./shot.ts";

const size = { width: 2000, height: 1333 };
const brown = { stack: { ...fullStack, seed: 31 } };
const white = { stack: { ...fullStack, layers: 3, kind: "white", seed: 32 } } as const;
const trolley = { carried: "trolley", raised: 0.03 } as const;

/** One picture for each of the five use cases. */
export const useCaseShots: readonly Shot[] = [
  {
    name: "use-case-end-of-line",
    alt: "End of a line: a stretch wrapper has wrapped a pallet of cartons, a fork vehicle drives up to take it to staging.",
    set: {
      scene: "daylit-warehouse",
      pose: {
        traffic: [
          { vehicle: "fork", at: [8.3, 2.4], turn: 180, lift: 0.09, quality: 0.8 },
          { vehicle: "singleConveyor", at: [5.43, -3.4], turn: 0, load: white, quality: 0.3 },
        ],
      },
    },
    camera: { from: [4.9, 1.8, 5.6], at: [9.3, 1.05, 1.6], lens: 31 },
    size,
    sampling: traced(8),
  },
  {
    name: "use-case-inbound-outbound",
    alt: "Inbound goods at the docks: a counterbalanced vehicle carries a pallet of cartons at a numbered lane before the doors.",
    set: {
      scene: "dock",
      pose: {
        sunAround: 128,
        traffic: [
          { vehicle: "counterBalance", at: [4.5, -4], turn: 172, lift: 0.3, load: brown, quality: 0.7 },
          { vehicle: "fork", at: [2.6, -12], turn: 250, lift: 0.24, load: white, quality: 0.3 },
        ],
      },
    },
    camera: { from: [2.2, 1.6, 1.9], at: [5.7, 1.05, -4.6], lens: 30 },
    size,
    sampling: traced(8),
  },
  {
    name: "use-case-automated-material",
    alt: "Parts arrive at an assembly line: a lifter brings a flow rack to the side of a station where a worker builds an engine; a tugger with trolleys follows its tape behind it.",
    set: {
      scene: "assembly-line",
      pose: {
        traffic: [
          {
            vehicle: "lifter",
            at: [-3.2, 2.1],
            turn: 0,
            lift: 0.0795,
            load: { carried: "rack", raised: 0.03 },
            quality: 0.8,
          },
          { vehicle: "agvTugger", at: [4.6, 0.9], turn: 0, load: { trolleys: 2 }, quality: 0.4 },
        ],
        people: [
          {
            clothes: "overalls",
            at: [-4.75, -2.75],
            turn: 172,
            lean: 0.12,
            seed: 4,
            hands: [
              [-0.2, 1.12, 0.42],
              [0.24, 1.05, 0.46],
            ],
          },
          { clothes: "overalls", at: [1.3, -2.7], turn: 190, seed: 7 },
        ],
      },
    },
    camera: { from: [-7.4, 1.75, 5.4], at: [-1.2, 1.05, -1.2], lens: 30 },
    size,
    sampling: traced(8),
  },
  {
    name: "use-case-automated-storage",
    alt: "The transfer point of a storage system: a lifter carries a pallet on a stand away from the portal between two racks.",
    set: {
      scene: "daylit-warehouse",
      pose: {
        traffic: [
          {
            vehicle: "lifter",
            at: [-2.6, -4.6],
            turn: -78,
            lift: 0.0975,
            load: { carried: "stand", raised: 0.03, stack: brown.stack },
            quality: 0.6,
          },
          { vehicle: "lifter", at: [-3.9, -2.6], turn: -70, quality: 0.7 },
        ],
      },
    },
    camera: { from: [-1.9, 2.0, 3.6], at: [-2.85, 1.45, -7], lens: 30 },
    size,
    sampling: traced(8),
  },
  {
    name: "use-case-box-packing",
    alt: "Packing tables with screens and cartons: a lifter brings the next trolley of goods, crates on three shelves.",
    set: {
      scene: "daylit-warehouse",
      pose: {
        traffic: [
          { vehicle: "lifter", at: [12.9, -6.9], turn: 166, lift: 0.0875, load: trolley, quality: 0.7 },
          { vehicle: "lifter", at: [9.3, -6.9], turn: 12, quality: 0.7 },
        ],
      },
    },
    camera: { from: [7.3, 1.6, -4.1], at: [10.9, 0.95, -8.4], lens: 26 },
    size,
    sampling: traced(8),
  },
];
