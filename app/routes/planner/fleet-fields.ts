import type { Unit } from "#planner/numbers/units.ts";
import { assumptions } from "#planner/plan/assumptions.ts";
import type { Place } from "#planner/plan/plan-path.ts";
import { plannedVehicles } from "#planner/vehicles.ts";

/** A field of the form: one value of the plan. */
export type JobField = {
  name: string;
  label: string;
  group: "load" | "handover" | "floor" | "flow" | "fleet" | "assumed";
  unit?: Unit;
  /** What its figure counts, where the label says so instead of a unit. */
  counts?: Unit | "pieces";
  /** Help for filling it in; for an assumption, its source. */
  hint?: string;
  options?: readonly { value: string; label: string }[];
  /** Holds so many figures, with blanks between them. */
  series?: number;
  /** May be left empty. */
  optional?: true;
  at: Place;
};

const failures: readonly JobField[] = [
  {
    name: "failure-between",
    label: "Simulated work until a vehicle fails",
    unit: "h",
    hint: "yours, as a mean: no vehicle fails unless both are named",
    group: "assumed",
    optional: true,
    at: ["assumptions", "failures", "between"],
  },
  {
    name: "failure-repair",
    label: "Time until it works again",
    unit: "min",
    hint: "yours",
    group: "assumed",
    optional: true,
    at: ["assumptions", "failures", "repair"],
  },
];

const assumed = (Object.keys(assumptions) as (keyof typeof assumptions)[]).map((name): JobField => {
  const { text, unit, source } = assumptions[name];
  return {
    name,
    label: text,
    ...(unit ? { unit } : { counts: "share" }),
    hint: source,
    group: "assumed",
    at: ["assumptions", name],
  };
});

export const fleetFields: readonly JobField[] = [
  {
    name: "product",
    label: "Vehicle",
    group: "fleet",
    optional: true,
    options: [
      { value: "", label: "the one that fits best" },
      ...plannedVehicles.map(({ product, title }) => ({ value: product, label: title })),
    ],
    at: ["choice", "vehicle"],
  },
  {
    name: "within",
    label: "Pick-up within",
    unit: "s",
    hint: "300 s unless you say otherwise",
    group: "fleet",
    at: ["work", "promise", "within"],
  },
  {
    name: "share",
    label: "For this share of orders, 0 to 1",
    hint: "0.95 unless you say otherwise",
    counts: "share",
    group: "fleet",
    at: ["work", "promise", "share"],
  },
  ...assumed,
  ...failures,
];
