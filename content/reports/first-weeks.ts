import type { Report } from "../report.ts";

export const firstWeeks = {
  id: "first-weeks",
  title: "From the drawing to the first shift",
  summary: "What happens in which order, who has to be there, and when you can still say no.",
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
            "The peak hour runs in the simulation with the vehicles you would buy",
          ],
          ["Survey", "Our engineer, on site", "Every route is driven by hand with the largest load"],
          [
            "Map",
            "Our engineer and your planner",
            "Lanes, places and zones have the names that your people use",
          ],
          [
            "Connect",
            "Your IT, your controls engineer",
            "Each signal has been tested with a switch and a lamp",
          ],
          ["Assess", "Whoever commissions the system", "The risk assessment is signed, zones are marked"],
          [
            "Run in",
            "The shift, with our engineer beside it",
            "A week without a mission that somebody had to finish by hand",
          ],
          ["Accept", "You", "The peak hour on your floor is what the plan said"],
        ],
      },
    },
    {
      heading: "When you can say no",
      text: [
        "After the plan: if the fleet doesn't pay, it shows there. After the survey: if a door, a gradient or a pallet doesn't fit. After the peak hour on your floor: acceptance is measured against the plan, hour for hour.",
      ],
      link: { label: "Begin with the plan", to: "/planner" },
    },
    {
      heading: "Who has to be there",
      checks: [
        "Somebody from each shift who knows the floor, from the first survey on",
        "The person who can change the WMS, for the week of connecting",
        "Maintenance, for doors, gates and lifts",
        "Works council or safety committee, before zones are marked",
        "One person who decides when two departments want the same aisle",
      ],
    },
    {
      heading: "What changes for people",
      text: [
        "People have the right of way everywhere, and vehicles keep to lanes that are marked. Walk the routes with each shift before the first vehicle drives, and again in the first week: it is when the questions come.",
      ],
    },
  ],
} as const satisfies Report;
