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
    planner: "This case as a plan",
    plannerNote: "Change what differs, and see which vehicle, how many, whether it pays",
    next: {
      headline: "Does this sound like your floor?",
      action: { label: "Talk to an engineer", to: "/contact" },
    },
  },
} as const;

/** Of a case study as the planner models it; some are made with its figures. */
export const modelledWords = {
  station: "Modelled",
  headline: "The figures, and where they are from.",
  text: (runs: number, hours: number) =>
    `Modelled with the planner, not measured on a site: ${runs} runs of ${hours} h in which this fleet shares these lanes, waits, turns and charges.`,
  replay: "Replay this floor",
  change: "Change what differs on yours",
  vehicles: "Vehicles",
  onTime: (within: number) => `Orders reached within ${within} s`,
  interval: (low: string, high: string) => `between ${low} and ${high}`,
  fewer: "The same with one vehicle fewer",
  wait: "Mean wait",
  p95: (wait: string) => `19 of 20 wait less than ${wait}`,
  throughput: "Orders done an hour",
  asked: (orders: string) => `of ${orders} that are asked for`,
  busy: "Busy",
  charging: (share: string) => `and ${share} charging`,
  payback: "Paid back after",
  years: (years: string) => `${years} years`,
  example: "with the planner's example of sums",
} as const;
