import { motion } from "./motion.ts";

export type Assumed = { text: string; value: string; source: string };

/** What the simulation in traffic assumes besides the plan, each with its source. */
export const assumedInTraffic: readonly Assumed[] = [
  {
    text: "Gaining and losing speed",
    value: `${motion.acceleration} m/s²`,
    source: "planning: usual for loaded pallet vehicles",
  },
  {
    text: "Turning on the spot",
    value: `${motion.turning * 10}° a second`,
    source: "planning: usual for loaded pallet vehicles",
  },
  {
    text: "Least distance between two vehicles",
    value: `${motion.clearance} mm`,
    source: "planning: safety fields are set on the site (ISO 3691-4)",
  },
  {
    text: "Battery",
    value: "to a charger below 30%, back to work from 70%",
    source: "planning; run and charging times: product table, the less favourable end",
  },
];
