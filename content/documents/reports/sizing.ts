import type { Report } from "../report.ts";

const cycle = { minutes: 6, hours: 0.1 };
const utilisation = 0.8;

export const sizing = {
  id: "sizing",
  title: "Sizing a fleet for its peak hour",
  summary: "One formula, three inputs, three mistakes.",
  readers: "For planners and controllers",
  published: "2026-06-30",
  figure: {
    kind: "fleet",
    heading: `A cycle of ${cycle.minutes} minutes (${cycle.hours} hours), ${utilisation * 100}% utilisation`,
    columns: ["Missions per hour", "Vehicles", "Calculated"],
    rows: [20, 40, 60, 80].map((missions) => ({
      missions,
      calculated: Math.round((10 * missions * cycle.hours) / utilisation) / 10,
    })),
  },
  sections: [
    {
      heading: "The formula",
      text: [
        "Fleet size = missions per hour × cycle time in hours ÷ utilisation, rounded up.",
        "A mission is one transport. Its cycle runs from the order until the vehicle is free again, with the empty trip to the pick-up.",
      ],
      link: { label: "The same over your floor: the method", to: "/planner/method" },
    },
    {
      heading: "Common mistakes",
      text: [
        "Using the average. The peak hour, 1.5 to 2.5 times as much, blocks the dock.",
        "Forgetting the battery. Charging is part of utilisation.",
        "Assuming 100%. Vehicles wait at crossings, doors and handovers: measure what remains.",
      ],
      link: { label: "Size your peak hour", to: "/planner" },
    },
  ],
} as const satisfies Report;
