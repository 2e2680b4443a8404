import type { Report } from "../report.ts";

export const sizing = {
  id: "sizing",
  title: "Sizing a fleet for its peak hour",
  summary: "One formula, three inputs, three mistakes.",
  readers: "For planners and controllers",
  published: "2026-06-30",
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
      heading: "An example",
      text: ["A cycle of 6 minutes (0.1 hours), 80% utilisation:"],
      table: {
        columns: ["Missions per hour", "Calculated", "Vehicles"],
        rows: [
          ["20", "2.5", "3"],
          ["40", "5.0", "5"],
          ["60", "7.5", "8"],
          ["80", "10.0", "10"],
        ],
      },
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
