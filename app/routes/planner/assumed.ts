import { assumptions } from "#planner/plan/assumptions.ts";
import type { Plan } from "#planner/plan/plan.ts";
import { motion } from "#planner/traffic/motion.ts";

export type Assumed = { text: string; value: string; source: string };

/** What a plan's answers rest on beside what the form asks, each with its source. */
export function assumedIn(plan: Plan): Assumed[] {
  const { hoursPerDay, daysPerYear, promise } = plan.work;
  const named = (Object.keys(assumptions) as (keyof typeof assumptions)[]).map((key): Assumed => {
    const { text, unit, value, source } = assumptions[key];
    const own = plan.assumptions[key];
    return {
      text,
      value: `${own} ${unit}`.trim(),
      source: own === value ? source : `yours; else ${value} ${unit}`,
    };
  });
  return [
    ...named,
    {
      text: "Orders reached in time",
      value: `${promise.share * 100} % within ${promise.within} s`,
      source: "yours, or planning",
    },
    {
      text: "Work",
      value: `${hoursPerDay} h a day, ${daysPerYear} days a year`,
      source: "yours, or planning",
    },
    {
      text: "Gaining and losing speed, in traffic",
      value: `${motion.acceleration} m/s²`,
      source: "planning: usual for loaded pallet vehicles",
    },
    {
      text: "Turning on the spot, in traffic",
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
      value: "to a charger below 30 %, back to work from 70 %",
      source: "planning; run and charging times: specification, the less favourable end",
    },
  ];
}
