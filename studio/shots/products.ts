import { fullStack } from "../../vehicles/modelling/loads/cartons.ts";
import { byNight, type Shot } from "./shot.ts";

const size = { width: 2000, height: 1500 };
const sampling = { frames: 32, lights: 10, shadowMap: 1280 };

/** The product image of each vehicle: alone on the sweep, three-quarter view. */
export const productShots: readonly Shot[] = [
  {
    name: "fork",
    alt: "MAG 1400 Fork carrying a pallet of cartons at knee height.",
    set: {
      scene: "light-sweep",
      pose: { vehicle: "fork", lift: 0.42, load: { stack: { ...fullStack, layers: 3 } } },
    },
    camera: { from: [4.6, 1.75, 5.6], at: [-0.34, 0.98, 0], lens: 68 },
    size,
    sampling,
  },
  {
    name: "agv-tugger",
    alt: "MAG 1500 AGV Tugger on its tape, with a trolley of crates behind it.",
    set: { scene: "light-sweep", pose: { vehicle: "agvTugger", load: { trolleys: 1 }, tape: true } },
    camera: { from: [4.7, 1.75, 4.3], at: [-0.5, 0.6, 0], lens: 62 },
    size,
    sampling,
  },
  {
    name: "counter-balance",
    alt: "MAG 1400 Fork AMR, the counterbalanced one, with a pallet of cartons at chest height.",
    set: {
      scene: "light-sweep",
      pose: { vehicle: "counterBalance", lift: 0.75, load: { stack: { ...fullStack, layers: 3, seed: 5 } } },
    },
    camera: { from: [6.1, 2.1, 6.5], at: [-0.1, 1.17, 0], lens: 70 },
    size,
    sampling,
  },
  {
    name: "single-conveyor",
    alt: "MAG 1500 Single Conveyor: one roller deck runs the length of the vehicle.",
    set: { scene: "light-sweep", pose: { vehicle: "singleConveyor" } },
    camera: { from: [3.2, 1.75, 3.6], at: [0, 0.33, 0], lens: 70 },
    size,
    sampling,
  },
  {
    name: "dual-conveyor",
    alt: "MAG 1500 Dual Conveyor: two roller decks side by side, each crossing the vehicle.",
    set: { scene: "light-sweep", pose: { vehicle: "dualConveyor" } },
    camera: { from: [4.1, 2.3, 4.9], at: [0, 0.36, 0], lens: 72 },
    size,
    sampling,
  },
  {
    name: "lifter",
    alt: "MAG 1500 Lifter: a flat tunnel vehicle with an octagonal lift plate.",
    set: { scene: "light-sweep", pose: { vehicle: "lifter", lift: 0.012 } },
    camera: { from: [2.3, 1.12, 2.5], at: [0, 0.13, 0], lens: 75 },
    size,
    sampling,
  },
];

/** The same by night, for the pages' dark scheme. */
export const productNightShots: readonly Shot[] = productShots.map(byNight);
