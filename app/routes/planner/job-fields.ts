import { assumptions } from "#planner/plan/assumptions.ts";
import { carriers, handovers, type Plan } from "#planner/plan/plan.ts";
import { plannedVehicles } from "#planner/vehicles.ts";

/** The path of a value in a plan: ["loads", 0, "weight"]. */
type Place = readonly (string | number)[];

/** A field of the form: one value of the plan. */
export type JobField = {
  name: string;
  label: string;
  group: "load" | "handover" | "floor" | "flow" | "fleet";
  unit?: string;
  /** Help for filling it in; for an assumption, its source. */
  hint?: string;
  options?: readonly { value: string; label: string }[];
  /** May be left empty. */
  optional?: true;
  at: Place;
};

const inWords = (value: string) => value.replaceAll("-", " ");
const choices = (values: readonly string[]) => values.map((value) => ({ value, label: inWords(value) }));
const handoverChoices = choices(handovers).map(({ value, label }) => ({
  value,
  label: value === "under" ? "driven beneath" : label,
}));

/** The fields of a plan's first flow and of its site. */
export function jobFields(plan: Pick<Plan, "loads" | "places" | "flows">): JobField[] {
  const [flow] = plan.flows;
  const load = ["loads", indexOf(plan.loads, flow?.load)] as const;
  const from = ["places", indexOf(plan.places, flow?.from)] as const;
  const to = ["places", indexOf(plan.places, flow?.to)] as const;
  return [
    {
      name: "carrier",
      label: "Carried on",
      group: "load",
      options: choices(carriers),
      at: [...load, "carrier"],
    },
    { name: "weight", label: "Weight", unit: "kg", group: "load", at: [...load, "weight"] },
    { name: "length", label: "Length", unit: "mm", group: "load", at: [...load, "length"] },
    { name: "width", label: "Width", unit: "mm", group: "load", at: [...load, "width"] },
    { name: "height", label: "Height", unit: "mm", group: "load", at: [...load, "height"] },
    {
      name: "from",
      label: "Picked up",
      group: "handover",
      options: handoverChoices,
      at: [...from, "handover"],
    },
    { name: "from-height", label: "At a height of", unit: "mm", group: "handover", at: [...from, "height"] },
    { name: "to", label: "Set down", group: "handover", options: handoverChoices, at: [...to, "handover"] },
    { name: "to-height", label: "At a height of", unit: "mm", group: "handover", at: [...to, "height"] },
    {
      name: "aisle",
      label: "Narrowest aisle",
      unit: "mm",
      group: "floor",
      optional: true,
      at: ["site", "aisle"],
    },
    {
      name: "doorway",
      label: "Narrowest doorway",
      unit: "mm",
      group: "floor",
      optional: true,
      at: ["site", "doorway"],
    },
    {
      name: "door-height",
      label: "Lowest door",
      unit: "mm",
      group: "floor",
      optional: true,
      at: ["site", "doorHeight"],
    },
    { name: "gradient", label: "Steepest slope", unit: "%", group: "floor", at: ["site", "gradient"] },
    { name: "coldest", label: "Coldest", unit: "°C", group: "floor", at: ["site", "temperature", 0] },
    { name: "warmest", label: "Warmest", unit: "°C", group: "floor", at: ["site", "temperature", 1] },
    { name: "per-hour", label: "Orders an hour", group: "flow", at: ["flows", 0, "perHour"] },
    { name: "peak", label: "Peak hour, as a multiple", group: "flow", at: ["work", "peak"] },
    { name: "hours", label: "Hours of work a day", group: "flow", at: ["work", "hoursPerDay"] },
    { name: "days", label: "Days of work a year", group: "flow", at: ["work", "daysPerYear"] },
    ...fleetFields,
  ];
}

const assumed = (Object.keys(assumptions) as (keyof typeof assumptions)[]).map((name): JobField => {
  const { text, unit, source } = assumptions[name];
  return {
    name,
    label: text,
    ...(unit && { unit }),
    hint: source,
    group: "fleet",
    at: ["assumptions", name],
  };
});

const fleetFields: readonly JobField[] = [
  {
    name: "product",
    label: "Vehicle",
    group: "fleet",
    hint: "counted for this one",
    optional: true,
    options: [
      { value: "", label: "the one that fits best" },
      ...plannedVehicles.map(({ product, title }) => ({ value: product, label: title })),
    ],
    at: ["choice", "vehicle"],
  },
  {
    name: "within",
    label: "An order is to be reached within",
    unit: "s",
    hint: "yours; 300 s where a plan says nothing",
    group: "fleet",
    at: ["work", "promise", "within"],
  },
  {
    name: "share",
    label: "By this share of the orders, from 0 to 1",
    hint: "yours; 0.95 where a plan says nothing",
    group: "fleet",
    at: ["work", "promise", "share"],
  },
  ...assumed,
];

const indexOf = (list: readonly { id: string }[], id: string | undefined) =>
  Math.max(
    0,
    list.findIndex((entry) => entry.id === id),
  );

/** `loads[0].weight` */
export const pathOf = (place: Place) =>
  place.map((key, index) => (typeof key === "number" ? `[${key}]` : index === 0 ? key : `.${key}`)).join("");

export function valueAt(plan: unknown, place: Place): unknown {
  return place.reduce<unknown>((value, key) => (value as Record<string, unknown> | undefined)?.[key], plan);
}

/** Changes a value within a plan of plain JSON. */
export function setAt(plan: unknown, place: Place, value: unknown): void {
  const [last = "", ...above] = [...place].reverse();
  const parent = valueAt(plan, above.reverse()) as Record<string, unknown> | undefined;
  if (!parent) return;
  if (value === undefined) delete parent[last];
  else parent[last] = value;
}
