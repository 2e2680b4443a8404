import { vehiclesFirst } from "./counts.ts";
import { promise } from "./promise.ts";

/** Words of the list of case studies and of the page of each. */
export const caseStudiesWords = {
  station: "Case studies",
  nothing: "No case study matches both.",
  all: "Show all case studies",
  next: {
    headline: "Could yours be next?",
    text: `Give us loads, distances and shifts. ${promise.full}`,
    action: { label: "Talk to an engineer", to: "/contact" },
    related: [
      { label: "Use cases, step by step", note: "End of line", to: "/use-cases/solution-end-of-line" },
      { label: `${vehiclesFirst} vehicles, one fleet`, note: "MAG overview", to: "/products/Mag" },
      { label: "Sizing, floors, interfaces", note: "Reports", to: "/reports" },
    ],
  },
  detail: {
    download: "Download case study",
    published: "Published",
    facts: { industry: "Industry", site: "Site", vehicles: "Vehicles", software: "Software" },
    before: "Before",
    after: "After",
    hard: { station: "What was hard", headline: "What took longer than planned." },
    used: { station: "Vehicles used", headline: "The vehicles on site." },
    nextHere: "Next on this site",
    more: "More case studies",
    planner: "This case as a plan",
    plannerNote: "Change what differs, and see which vehicle, how many, whether it pays",
    next: {
      headline: "Does this sound like your floor?",
      action: { label: "Talk to an engineer", to: "/contact" },
    },
  },
} as const;
