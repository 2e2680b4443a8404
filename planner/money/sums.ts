import { euros } from "../in-words.ts";
import { keptOfTyped } from "../numbers/typed.ts";
import type { Unit } from "../numbers/units.ts";
import { maxSum } from "./costs.ts";
import { hourlyLabourCosts } from "./wages.ts";

export type List = "once" | "yearly" | "saved";

type Sum = {
  name: string;
  label: string;
  list: List;
  example: string;
  band: string;
  per?: "vehicle";
};

/** The sums of the form, including those that are often forgotten, each with an example as its first value. */
export const sums: readonly Sum[] = [
  { name: "vehicle", label: "Price per vehicle", list: "once", example: "45000", band: "10", per: "vehicle" },
  { name: "integration", label: "Integration and commissioning", list: "once", example: "40000", band: "30" },
  { name: "ground", label: "Floor, doors, markings", list: "once", example: "12000", band: "50" },
  { name: "chargers", label: "Chargers and their power lines", list: "once", example: "9000", band: "20" },
  { name: "training", label: "Training", list: "once", example: "5000", band: "20" },
  { name: "ramp", label: "Ramp-up, old and new side by side", list: "once", example: "15000", band: "50" },
  { name: "service", label: "Service and spare parts", list: "yearly", example: "12000", band: "20" },
  { name: "software", label: "Software and support", list: "yearly", example: "6000", band: "10" },
  { name: "energy", label: "Energy", list: "yearly", example: "1500", band: "30" },
  {
    name: "other",
    label: "Other savings: damage, rented trucks",
    list: "saved",
    example: "5000",
    band: "50",
  },
];

/** The work that is freed: its hours follow from the plan, unless they are entered. */
export const work = { label: "Hours of work freed", band: "15" } as const;

type Frame = {
  name: string;
  label: string;
  example: string;
  group: "byHand" | "frame";
  least: number;
  most: number;
  /** What its figure counts. */
  counts?: Unit;
  whole?: true;
  optional?: true;
  choices?: readonly { value: string; label: string }[];
};

const countries = hourlyLabourCosts.map(({ place, euros: hourly }) => ({
  value: place,
  label: `${place}: ${euros(hourly, 2)}`,
}));

/** How the loads are moved today, and what the sums are counted with. */
export const frame = [
  {
    name: "by",
    label: "Moved today",
    example: "truck",
    group: "byHand",
    choices: [
      { value: "truck", label: "by truck, 2 m/s" },
      { value: "foot", label: "on foot with a cart, 1.2 m/s" },
    ],
  },
  { name: "hand-trips", label: "Trips for each load", example: "1", group: "byHand", least: 0.01, most: 100 },
  {
    name: "hand-pick-ups",
    label: "Pick-ups of each load, with those on the way",
    example: "1",
    group: "byHand",
    least: 0,
    most: 100,
  },
  {
    name: "hand-handling",
    label: "A pick-up with its set-down, s",
    counts: "s",
    example: "60",
    group: "byHand",
    least: 0,
    most: 3600,
  },
  {
    name: "hand-back",
    label: "On the way back",
    example: "empty",
    group: "byHand",
    choices: [
      { value: "empty", label: "without a load" },
      { value: "loaded", label: "with the next load" },
    ],
  },
  {
    name: "hand-speed",
    label: "Your own speed, m/s",
    counts: "m/s",
    example: "",
    group: "byHand",
    least: 0.1,
    most: 10,
    optional: true,
  },
  {
    name: "freed",
    label: "Or your own hours freed a day",
    counts: "h",
    example: "",
    group: "byHand",
    least: 0,
    most: 10_000,
    optional: true,
  },
  {
    name: "country",
    label: "Cost of an hour of work in",
    example: hourlyLabourCosts[0].place,
    group: "frame",
    choices: countries,
  },
  {
    name: "wage",
    label: "Or your own cost of an hour, €",
    counts: "€",
    example: "",
    group: "frame",
    least: 0,
    most: 10_000,
    optional: true,
  },
  {
    name: "wage-rise",
    label: "It rises a year by, %",
    counts: "%",
    example: "0",
    group: "frame",
    least: -50,
    most: 100,
  },
  {
    name: "years",
    label: "Years of use",
    counts: "years",
    example: "8",
    group: "frame",
    least: 1,
    most: 100,
    whole: true,
  },
  {
    name: "rate",
    label: "Interest a year, %",
    counts: "%",
    example: "8",
    group: "frame",
    least: -99,
    most: 1000,
  },
  {
    name: "residual",
    label: "What the fleet is worth after them, €",
    counts: "€",
    example: "0",
    group: "frame",
    least: 0,
    most: maxSum,
  },
  {
    name: "battery",
    label: "New batteries, €",
    counts: "€",
    example: "0",
    group: "frame",
    least: 0,
    most: maxSum,
  },
  {
    name: "battery-year",
    label: "At the end of year",
    example: "5",
    group: "frame",
    least: 1,
    most: 100,
    whole: true,
  },
] as const satisfies readonly (Frame | Omit<Frame, "least" | "most">)[];

/** The sums among an address's parameters: only what the form of money has, as short as it takes it. */
export function sumsIn(parameters: Pick<URLSearchParams, "get">): URLSearchParams {
  const typed = [...sumExamples.keys()].map((name) => [name, parameters.get(name)] as const);
  const sums = typed.flatMap(([name, text]) => (text === null ? [] : [[name, text.slice(0, keptOfTyped)]]));
  return new URLSearchParams(sums);
}

/** What each field of the form of money holds before anybody has typed in it, by its name. */
export const sumExamples: ReadonlyMap<string, string> = new Map([
  ...sums.flatMap(({ name, example, band }) => [[name, example] as const, [`${name}-band`, band] as const]),
  ...frame.map(({ name, example }) => [name, example] as const),
]);
