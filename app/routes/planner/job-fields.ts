import { plannerWords } from "#content/planner/planner.ts";
import { peakOf } from "#planner/plan/peak.ts";
import { type asInput, carriers, handovers } from "#planner/plan/plan.ts";
import { plannedVehicles } from "#planner/vehicles.ts";
import { fleetFields, type JobField } from "./fleet-fields.ts";

type PlanInput = Pick<ReturnType<typeof asInput>, "loads" | "places" | "work"> &
  Partial<Pick<ReturnType<typeof asInput>, "flows" | "tours">>;

const inWords = (value: string) => value.replaceAll("-", " ");
const choices = (values: readonly string[]) => values.map((value) => ({ value, label: inWords(value) }));
const handoverChoices = choices(handovers).map(({ value, label }) => ({
  value,
  label: value === "under" ? "driven beneath" : label,
}));

/** The fields of a plan's first flow, or of its first tour if it has no flow, and of its site. */
export function jobFields(plan: PlanInput): JobField[] {
  const [flow] = plan.flows ?? [];
  const [tour] = flow ? [] : (plan.tours ?? []);
  const load = ["loads", indexOf(plan.loads, flow?.load ?? tour?.load)] as const;
  const from = ["places", indexOf(plan.places, flow?.from ?? tour?.stops[0])] as const;
  const to = ["places", indexOf(plan.places, flow?.to ?? tour?.stops[1])] as const;
  const first = tour ? (["tours", 0] as const) : (["flows", 0] as const);
  return [
    {
      name: "carrier",
      label: "Carried on",
      group: "load",
      options: choices(carriers),
      at: [...load, "carrier"],
    },
    tour || flow?.every !== undefined
      ? {
          name: "every",
          label: tour ? "One tour every" : "One order every",
          unit: "s",
          group: "load",
          at: [...first, "every"],
        }
      : {
          name: "per-hour",
          label: "Orders an hour",
          group: "load",
          counts: "an hour",
          at: [...first, "perHour"],
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
      name: "flow-vehicle",
      label: "Vehicle for this flow",
      group: "handover",
      optional: true,
      options: [
        { value: "", label: "as for all" },
        ...plannedVehicles.map(({ product, title }) => ({ value: product, label: title })),
      ],
      at: [...first, "vehicle"],
    },
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
    {
      name: "site-speed",
      label: "Speed limit everywhere",
      unit: "m/s",
      group: "floor",
      optional: true,
      at: ["site", "speed"],
    },
    { name: "gradient", label: "Steepest slope", unit: "%", group: "floor", at: ["site", "gradient"] },
    {
      name: "coldest",
      label: "Coldest",
      unit: "°C",
      group: "floor",
      optional: true,
      at: ["site", "temperature", 0],
    },
    {
      name: "warmest",
      label: "Warmest",
      unit: "°C",
      group: "floor",
      optional: true,
      at: ["site", "temperature", 1],
    },
    {
      name: "peak",
      label: "Peak hour, × mean",
      group: "flow",
      ...(plan.work.profile && { hint: plannerWords.job.byProfile(peakOf(plan)) }),
      counts: "times",
      at: ["work", "peak"],
    },
    { name: "hours", label: "Hours of work a day", group: "flow", counts: "h", at: ["work", "hoursPerDay"] },
    {
      name: "days",
      label: "Days of work a year",
      group: "flow",
      counts: "days",
      at: ["work", "daysPerYear"],
    },
    {
      name: "profile",
      label: "Orders by hour of day",
      group: "flow",
      hint: "from midnight on, instead of the peak hour",
      counts: "pieces",
      series: 24,
      optional: true,
      at: ["work", "profile"],
    },
    ...fleetFields,
  ];
}

const indexOf = (list: readonly { id: string }[], id: string | undefined) =>
  Math.max(
    0,
    list.findIndex((entry) => entry.id === id),
  );
