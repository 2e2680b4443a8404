import type { Guide } from "../guides.ts";

export const sizing: Guide = {
  id: "guide-sizing",
  kind: "Guide",
  title: "Sizing a fleet",
  contents: "Missions per hour, cycle time, utilisation; a worked example and a sheet to fill in.",
  page: { label: "Method in Reports", to: "/reports#sizing" },
  picture: "blog-2",
  introduction: "Four figures give a first answer.",
  chapters: [
    {
      heading: "The formula",
      paragraphs: [
        "Fleet size = missions per hour × cycle time in hours ÷ utilisation. Round up, then look at the peak hour.",
      ],
      facts: [
        ["Mission", "One load, from pick-up to set-down"],
        ["Cycle time", "Drive empty, pick up, drive loaded, set down, wait"],
        ["Utilisation", "Share of time in which a vehicle has an order"],
        ["Peak hour", "1.5 to 2.5 times the average hour"],
      ],
    },
    {
      heading: "An example",
      paragraphs: [
        "24 missions in an average hour, 6 minutes each, at 80% utilisation: 24 × 0.1 ÷ 0.8 = 3 vehicles.",
        "Peak hour, 1.5 times as much: 36 × 0.1 ÷ 0.8 = 4.5, so 5 vehicles. A staging lane may be cheaper than the fifth.",
      ],
    },
    {
      heading: "What changes it",
      paragraphs: [
        "Charging is part of utilisation. Cold, gradients and slow doors lengthen the cycle.",
        "Two loads in one trip shorten it: count trips, not loads.",
        "The planner (/planner) does this over your floor, with traffic; /planner/method has each formula.",
      ],
    },
    {
      heading: "Your sheet",
      paragraphs: ["Mark estimates as such."],
      facts: [
        ["Loads and their weight", ""],
        ["Missions in an average hour", ""],
        ["Missions in the peak hour", ""],
        ["Distance of a mission", ""],
        ["Shifts and days a week", ""],
        ["Doors, lifts, gradients", ""],
        ["ERP, WMS, MES, PLCs", ""],
      ],
    },
  ],
};
