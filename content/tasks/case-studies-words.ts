import { inMinutes } from "#planner/in-words.ts";
import { promise } from "../forms/promise.ts";
import type { Words } from "../posts/internal-link.ts";
import { vehiclesFirst } from "../wording/counts.ts";

/** Words of the list of case studies and of the page of each. */
export const caseStudiesWords = {
  station: "Case studies",
  fleetOf: (count: number, vehicle: string, perHour: number) =>
    `${count} × ${vehicle} for ${perHour} orders an hour`,
  nothing: "No case study matches both.",
  all: "Show all case studies",
  next: {
    headline: "Have your own floor modelled.",
    text: `Send us loads, distances and shifts. ${promise.full}`,
    action: { label: "Talk to an engineer", to: "/contact" },
    related: [
      { label: "Use cases, step by step", note: "End of line", to: "/use-cases/solution-end-of-line" },
      { label: `${vehiclesFirst} vehicles, one fleet`, note: "MAG overview", to: "/products/Mag" },
      { label: "Sizing, floors, interfaces", note: "Reports", to: "/reports" },
    ],
  },
  detail: {
    download: "Download case study",
    published: { modelled: "Worked model, published", told: "Published" },
    example: "The site is an example of ours.",
    computed: "The planner computed its figures.",
    facts: { industry: "Industry", site: "Site", software: "Software" },
    before: "Before",
    after: "After",
    hard: { station: "What was hard", headline: "What makes this floor hard." },
    otherwise: "What we would do differently",
    used: { station: "Vehicles used", headline: "The vehicles on this floor." },
    nextHere: "Next on this floor",
    planner: "This case as a plan",
    next: {
      headline: "Does this sound like your floor?",
      action: { label: "Talk to an engineer", to: "/contact" },
    },
  },
} as const satisfies Words;

/** Words about a case study as the planner models it; some are made with its figures. */
export const modelledWords = {
  station: "Modelled",
  text: (runs: number, hours: number) =>
    `Not measured on a site: ${runs} runs of ${hours}\u00a0h in traffic, with turns and charging.`,
  /** The result in a sentence, for pages that name the case as an example. */
  result: ({ count, vehicle, onTime, within, fewer }: ModelledResult) =>
    `In the planner's model, ${count} ${vehicle} pick up ${onTime} of the busiest hour's orders within ${inMinutes(within)}${fewer === undefined ? "" : `; with one vehicle fewer, ${fewer}`}.`,
  replay: "Replay this floor",
  change: "Change what differs on yours",
  vehicles: "Vehicles",
  onTime: (within: number) => `Pick-ups within ${inMinutes(within)} in the busiest hour`,
  interval: (low: string, high: string) => `between ${low} and ${high}`,
  fewer: "With one vehicle fewer",
  wait: "Mean wait",
  p95: (wait: string) => `19 of 20 wait less than ${wait}`,
  throughput: "Orders done an hour",
  asked: (orders: string) => `of ${orders} asked for`,
  busy: "Busy",
  charging: (share: string) => `and ${share} charging`,
  payback: "Paid back after",
  years: (years: string) => `${years} years`,
  example: (hours: number) => `if all ${hours} h a day are freed, at example costs`,
} as const;

type ModelledResult = {
  count: number;
  vehicle: string;
  onTime: string;
  within: number;
  fewer: string | undefined;
};

const clock = (hour: number) => `${`${hour % 24}`.padStart(2, "0")}:00`;
const weekdays = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"] as const;
const dayOf = (hour: number) => weekdays[Math.floor(hour / 24)] ?? "";

/** Words of the modelled week; hours are counted from Monday midnight. */
export const weekWords = {
  title: "The modelled week, hour by hour",
  days: weekdays.map((day) => day.slice(0, 3)),
  work: ({ begins, hours, days, busiest, peak }: WeekFrame) =>
    `${days} days of ${hours}\u00a0h, from ${clock(begins)}. The hour from ${clock(busiest)} brings ${peak} times the mean.`,
  most: (what: string, hour: number) => `${what}, ${dayOf(hour)} ${clock(hour)}`,
  orders: { name: "Orders an hour", most: (most: number) => `at most ${most}` },
  wait: {
    name: "Mean wait",
    most: (most: number) => `at most ${most}\u00a0s`,
  },
  fleet: {
    name: "Vehicles with an order",
    most: (most: string, count: number) => `at most ${most} of ${count}`,
  },
  charging: {
    name: "Vehicles charging",
    most: (most: string, count: number) => `at most ${most} of ${count}`,
  },
  over: (hours: number, worked: number, within: number) =>
    hours === 0
      ? `The average wait stayed under ${inMinutes(within)} (dashed) in all ${worked} hours with orders.`
      : `The average wait was longer than ${inMinutes(within)} (dashed) in ${hours} of the ${worked} hours with orders.`,
  table: "The week as a table",
  head: ["Hour", "Orders", "Mean wait", "With an order", "Charging"],
  hour: (hour: number) => `${weekdays[Math.floor(hour / 24)]?.slice(0, 3)} ${clock(hour)}`,
} as const;

type WeekFrame = { begins: number; hours: number; days: number; busiest: number; peak: number };
