import { type Costs, costsFields } from "#planner/money/costs.ts";
import { readInput } from "#planner/plan/fields.ts";

/** The sums of the form, and what stands in them first: an example. */
const sums = [
  { name: "once", label: "Paid once, for everything", example: "240000" },
  { name: "yearly", label: "Paid every year: service, energy, software", example: "15000" },
  { name: "saved", label: "Saved every year", example: "95000" },
  { name: "years", label: "Years of use", example: "8" },
  { name: "rate", label: "Interest a year, %", example: "8" },
] as const;

export type CostField = { name: string; label: string; value: string; error?: string };

/** Reads the sums of an address; `costs` is undefined where one of them is wrong. */
export function readCosts(parameters: URLSearchParams): { fields: CostField[]; costs: Costs | undefined } {
  const typed = Object.fromEntries(
    sums.map(({ name, example }) => [name, parameters.get(name)?.trim().slice(0, 60) ?? example]),
  );
  const number = (name: string) => (typed[name] ? Number(typed[name].replace(",", ".")) : Number.NaN);
  const amount = (name: string) => [{ name, amount: number(name) }];
  const read = readInput(costsFields, {
    currency: "",
    once: amount("once"),
    yearly: amount("yearly"),
    saved: amount("saved"),
    years: number("years"),
    rate: number("rate") / 100,
  });
  const wrong = read.ok ? [] : read.errors;
  return {
    fields: sums.map(({ name, label }) => {
      const error = wrong.some(({ path }) => path.startsWith(name));
      const value = typed[name] ?? "";
      return { name, label, value, ...(error && { error: `${label}: ${helpFor[name] ?? help}` }) };
    }),
    costs: read.ok ? read.value : undefined,
  };
}

const help = "enter a sum in figures, without a thousands separator";
const helpFor: Record<string, string> = {
  years: "enter a whole number of years from 1 to 100",
  rate: "enter a number such as 8",
};
