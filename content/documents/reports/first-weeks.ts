import type { Report } from "../report.ts";

export const firstWeeks = {
  id: "first-weeks",
  title: "From the drawing to the first shift",
  summary: "Who has to be there, and when you can say no.",
  readers: "For project managers and shift leads",
  published: "2026-10-27",
  figure: {
    kind: "steps",
    heading: "Seven steps, and three at which you can say no",
    steps: [
      {
        name: "Plan",
        who: "The planner and our engineer",
        ends: "The simulated peak hour runs",
        no: "No, if the fleet doesn't pay",
      },
      {
        name: "Survey",
        who: "Our engineer, on site",
        ends: "Every route is driven with the largest load",
        no: "No, if a door, gradient or pallet doesn't fit",
      },
      {
        name: "Map",
        who: "Our engineer and your planner",
        ends: "Lanes and places bear your names",
      },
      { name: "Connect", who: "Your IT, your controls engineer", ends: "Each signal is tested" },
      { name: "Assess", who: "Whoever commissions the system", ends: "It is signed, zones are marked" },
      {
        name: "Run in",
        who: "The shift, with our engineer",
        ends: "A week without a mission finished by hand",
      },
      {
        name: "Accept",
        who: "You",
        ends: "Your peak hour matches the plan",
        no: "No, if an hour falls short",
      },
    ],
  },
  sections: [
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
      link: { label: "Begin with the plan", to: "/planner" },
    },
  ],
} as const satisfies Report;
