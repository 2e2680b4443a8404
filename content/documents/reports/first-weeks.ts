import type { Report } from "../report.ts";

export const firstWeeks = {
  id: "first-weeks",
  title: "From the drawing to the first shift",
  summary: "The steps, who has to be there, and when you can still say no.",
  readers: "For project managers and shift leads",
  published: "2026-10-27",
  sections: [
    {
      heading: "In which order",
      table: {
        columns: ["Step", "Who", "Ends when"],
        rows: [
          [
            "Plan",
            "Planner and our engineer",
            "The simulated peak hour runs with the vehicles you would buy",
          ],
          ["Survey", "Our engineer, on site", "Every route is driven by hand, with the largest load"],
          ["Map", "Our engineer and your planner", "Lanes, places and zones bear your names"],
          ["Connect", "Your IT, your controls engineer", "Switch and lamp have tested each signal"],
          ["Assess", "Whoever commissions the system", "The risk assessment is signed, zones are marked"],
          ["Run in", "The shift, with our engineer", "A week passes without a mission finished by hand"],
          ["Accept", "You", "Your floor's peak hour matches the plan"],
        ],
      },
    },
    {
      heading: "When you can say no",
      text: [
        "You can say no after the plan, if the fleet doesn't pay; after the survey, if a door, gradient or pallet doesn't fit; and at acceptance, if an hour falls short of the plan.",
      ],
      link: { label: "Begin with the plan", to: "/planner" },
    },
    {
      heading: "Who has to be there",
      checks: [
        "Somebody from each shift, from the first survey on",
        "Whoever can change the WMS, while we connect",
        "Maintenance, for doors, gates and lifts",
        "Works council or safety committee, before zones are marked",
        "One person to decide between departments",
      ],
    },
    {
      heading: "What changes for people",
      text: [
        "People have the right of way; vehicles keep to marked lanes. Walk the routes with each shift before the first vehicle drives, and again in the first week, when questions come.",
      ],
    },
  ],
} as const satisfies Report;
