import { euros, figure } from "../in-words.ts";
import { keptOfTyped, readTyped } from "../numbers/typed.ts";
import type { Unit } from "../numbers/units.ts";
import { readInput } from "../plan/fields.ts";
import type { Plan } from "../plan/plan.ts";
import { type ByHand, type HandWork, handWork } from "../presets/by-hand.ts";
import { type Costs, costsFields, maxSum } from "./costs.ts";
import { frame, type List, sums, work } from "./sums.ts";
import { hourlyLabourCosts } from "./wages.ts";

export type CostField = {
  name: string;
  label: string;
  value: string;
  group: List | "byHand" | "frame";
  /** The band of a sum. */
  band?: { name: string; value: string; readAs?: number };
  /** What was understood, if it was typed otherwise. */
  readAs?: number;
  unit?: Unit | undefined;
  options?: readonly { value: string; label: string }[];
  optional?: true;
  error?: string;
};

/** The work that the fleet frees, and where its hours come from. */
export type Freed = {
  /** A day. */
  hours: number;
  /** What people do in them; absent if the hours were entered. */
  parts?: HandWork["parts"];
  byHand: ByHand;
  /** Cost of an hour. */
  wage: number;
  days: number;
  /** A year's worth, in the first year. */
  saved: number;
};

export type ReadCosts = { fields: CostField[]; costs: Costs | undefined; freed: Freed | undefined };

/** Reads the sums in an address for a plan's transports; `costs` and `freed` are undefined if one of them is wrong. */
export function readCosts(parameters: URLSearchParams, plan: Plan): ReadCosts {
  const typed = (name: string, example: string) =>
    parameters.get(name)?.trim().slice(0, keptOfTyped) ?? example;
  const number = (name: string, example: string, unit: Unit) => figureIn(typed(name, example), unit);
  const framed = (name: FrameName) => typed(name, frameOf(name).example);
  const fields = [
    ...sums.map(({ name, label, list, example, band, per }): CostField => {
      const fault = !isWithin(number(name, example, "€"), 0, maxSum)
        ? (readTyped(typed(name, example), "€").why ?? help)
        : isWithin(number(`${name}-band`, band, "%"), 0, 100)
          ? undefined
          : "enter its band as a share from 0 to 100%";
      return {
        ...{ name, label, value: typed(name, example), group: list },
        band: {
          ...{ name: `${name}-band`, value: typed(`${name}-band`, band) },
          ...readOtherwise(typed(`${name}-band`, band), "%"),
        },
        ...readOtherwise(typed(name, example), "€"),
        unit: "€",
        ...(fault && { error: `${label}: ${fault}` }),
        ...(per && {}),
      };
    }),
    ...frame.map((field): CostField => {
      const { name, label, group } = field;
      const text = framed(name);
      const fault = frameIsWrong(field, text) && (readTyped(text, unitOf(field)).why ?? helpFor(field));
      return {
        ...{ name, label, group, value: text },
        ...("choices" in field
          ? { options: field.choices }
          : { ...readOtherwise(text, unitOf(field)), unit: unitOf(field) }),
        ...("optional" in field && { optional: true as const }),
        ...(fault && { error: `${label}: ${fault}` }),
      };
    }),
  ];
  if (fields.some(({ error }) => error)) return { fields, costs: undefined, freed: undefined };

  const freed = readFreed(framed, plan);
  if (freed.saved > maxSum) {
    const error = `${work.label}: they cost more than ${euros(maxSum)} a year`;
    const named = fields.map((field) => (field.name === "wage" ? { ...field, error } : field));
    return { fields: named, costs: undefined, freed: undefined };
  }
  const listed = (list: List) =>
    sums
      .filter((sum) => sum.list === list)
      .map(({ name, label, example, band, per }) => ({
        ...inBand(label, number(name, example, "€"), number(`${name}-band`, band, "%")),
        ...(per && { per }),
      }));
  const counted = (name: FrameName) => figureIn(framed(name), unitOf(frameOf(name)));
  const battery = counted("battery");
  const read = readInput(costsFields, {
    currency: "EUR",
    once: listed("once"),
    yearly: listed("yearly"),
    saved: [inBand(work.label, freed.saved, Number(work.band)), ...listed("saved")],
    years: counted("years"),
    rate: counted("rate") / 100,
    residual: counted("residual"),
    wageInflation: inCents(counted("wage-rise") / 100, 1e6),
    ...(battery > 0 && { battery: { amount: battery, year: counted("battery-year") } }),
  });
  return { fields, costs: read.ok ? read.value : undefined, freed: read.ok ? freed : undefined };
}

/** A figure that a text doesn't show as it was read: with a unit, with groups of thousands or a decimal comma. */
function readOtherwise(text: string, unit: Unit | undefined) {
  const { value } = readTyped(text, unit);
  return value !== undefined && `${value}` !== text && { readAs: value };
}

function readFreed(framed: (name: FrameName) => string, plan: Plan): Freed {
  const counted = (name: FrameName) => figureIn(framed(name), unitOf(frameOf(name)));
  const country = hourlyLabourCosts.find(({ place }) => place === framed("country"));
  const wage = framed("wage") === "" ? (country?.euros ?? 0) : counted("wage");
  const byHand: ByHand = {
    by: framed("by") === "foot" ? "foot" : "truck",
    trips: counted("hand-trips"),
    pickUps: counted("hand-pick-ups"),
    handling: counted("hand-handling"),
    emptyBack: framed("hand-back") === "empty",
    speed: framed("hand-speed") === "" ? undefined : counted("hand-speed"),
  };
  const own = framed("freed");
  const days = plan.work.daysPerYear;
  const { hours, parts } =
    own === "" ? handWork(plan, byHand) : { hours: counted("freed"), parts: undefined };
  return { hours, ...(parts && { parts }), byHand, wage, days, saved: inCents(hours * days * wage) };
}

/** The address's parameters for an assumption of work by hand, if it differs from the form's. */
export function byHandQuery({ by, trips, pickUps, emptyBack }: ByHand): URLSearchParams {
  const values: [FrameName, string][] = [
    ["by", by],
    ["hand-trips", `${trips}`],
    ["hand-pick-ups", `${pickUps}`],
    ["hand-back", emptyBack ? "empty" : "loaded"],
  ];
  return new URLSearchParams(values.filter(([name, value]) => value !== frameOf(name).example));
}

type FrameField = (typeof frame)[number];
type FrameName = FrameField["name"];

function frameOf(name: FrameName): FrameField {
  const found = frame.find((field) => field.name === name);
  if (!found) throw new Error(`The form of money has no field "${name}".`);
  return found;
}

function frameIsWrong(field: FrameField, text: string): boolean {
  if ("choices" in field) return !field.choices.some(({ value }) => value === text);
  if ("optional" in field && text === "") return false;
  const value = figureIn(text, unitOf(field));
  if ("whole" in field && !Number.isInteger(value)) return true;
  return !isWithin(value, field.least, field.most);
}

/** Smaller numbers than a millionth have no meaning here. */
const isWithin = (value: number, least: number, most: number) =>
  value >= least && value <= most && (value === 0 || Math.abs(value) >= 1e-6);

/** Sums count in cents: a thousandth of an order has no digits beyond. */
const inCents = (amount: number, parts = 100) => Math.round(amount * parts) / parts;

const inBand = (name: string, amount: number, percent: number) => {
  const around = percent / 100;
  const [low, high] = [amount * (1 - around), amount * (1 + around)].map((end) => inCents(end));
  return { name, amount, low: Math.min(low ?? amount, amount), high: Math.max(high ?? amount, amount) };
};

const help = `enter a sum from 0 to ${figure(maxSum)}`;

const figureIn = (text: string, unit: Unit | undefined) => readTyped(text, unit).value ?? Number.NaN;
const unitOf = (field: FrameField) => ("counts" in field ? field.counts : undefined);

function helpFor(field: FrameField): string {
  if ("choices" in field) return "choose one of the list";
  const kind = "whole" in field ? "a whole number" : "a number";
  return `enter ${kind} from ${field.least} to ${field.most}`;
}
