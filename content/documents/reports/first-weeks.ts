import type { Report } from "../report.ts";

export const firstWeeks = {
  id: "first-weeks",
  title: "From the drawing to the first shift",
  summary: "Who has to be there, and when you can say no.",
  readers: "For project managers and shift leads",
  published: "2026-10-27",
  sections: [
    {
      heading: "In which order",
      table: {
        columns: ["Step", "Who", "Ends when"],
        rows: [
          ["Plan", "Planner and our engineer", "The simulated peak hour runs"],
          ["Survey", "Our engineer, on site", "Every route is driven with the largest load"],
          ["Map", "Our engineer and your planner", "Lanes and places bear your names"],
          ["Connect", "Your IT, your controls engineer", "Each signal is tested"],
          ["Assess", "Whoever commissions the system", "It is signed, zones are marked"],
          ["Run in", "The shift, with our engineer", "A week without a mission finished by hand"],
          ["Accept", "You", "Your peak hour matches the plan"],
        ],
      },
    },
    {
      heading: "When you can say no",
      text: [
        "After the plan, if the fleet doesn't pay; after the survey, if a door, gradient or pallet doesn't fit; at acceptance, if an hour falls short.",
      ],
      link: { label: "Begin with the plan", to: "/planner" },
    },
    {
      heading: "Who has to be there",
      checks: [
        "Each shift, from the survey on",
        "Whoever can change the WMS",
        "Maintenance, for doors, gates and lifts",
        "Works council or safety committee",
        "One person who decides",
      ],
    },
    {
      heading: "What changes for people",
      text: [
        "People have the right of way; vehicles keep to marked lanes. Walk the routes with each shift before the first vehicle drives, and again in the first week.",
      ],
    },
  ],
} as const satisfies Report;
