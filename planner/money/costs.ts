import { list, number, type Of, oneOf, optional, or, record, text } from "../plan/fields.ts";

/** Of one sum, in the visitor's currency. */
export const maxSum = 1e12;
const amount = number({ min: 0, max: maxSum });
/** A band reaches as far above its sum as below. */
const end = number({ min: 0, max: 2 * maxSum });

const item = record({
  name: text({ max: 200, empty: true }),
  amount,
  /** The band in which the amount lies, if it isn't certain. */
  low: optional(end),
  high: optional(end),
  /** "vehicle": the amounts are those of one vehicle, and as many are paid as the fleet has. */
  per: optional(oneOf(["vehicle"])),
});
type Item = Pick<Of<typeof item>, "name" | "amount"> & {
  low?: number | undefined;
  high?: number | undefined;
  per?: "vehicle" | undefined;
};

const items = (value: unknown, path: string, errors: { path: string; message: string }[]): Item[] => {
  const before = errors.length;
  const read = list(item, { max: 200 })(value ?? [], path, errors);
  if (errors.length > before) return read;
  for (const [index, { amount, low = amount, high = amount }] of read.entries())
    if (low > amount || high < amount)
      errors.push({ path: `${path}[${index}]`, message: "must have low ≤ amount ≤ high" });
  return read;
};

/** What a fleet costs and saves, in the visitor's currency. */
export const costsFields = record({
  currency: text({ max: 20, empty: true }),
  /** Paid at the start. */
  once: items,
  /** Paid every year. */
  yearly: items,
  /** Saved every year. */
  saved: items,
  /** Years of use, over which everything is summed. */
  years: number({ min: 1, max: 100, whole: true }),
  /** Discount rate a year: 0.08 is 8%. */
  rate: number({ min: -0.99, max: 10, smallest: 0 }),
  /** What the fleet is worth at the end of these years. */
  residual: or(amount, 0),
  /** By which share the savings grow every year, from the second one on: 0.03 is 3%. */
  wageInflation: or(number({ min: -0.5, max: 1 }), 0),
  /** New batteries, paid at the end of that year; none if the fleet isn't used for so long. */
  battery: optional(record({ amount, year: number({ min: 1, max: 100, whole: true }) })),
});
type Read = Of<typeof costsFields>;
export type Costs = Omit<Read, "residual" | "wageInflation" | "battery"> & {
  residual?: number | undefined;
  wageInflation?: number | undefined;
  battery?: Read["battery"];
};

/** Sums of a list for a fleet of `count`: as given, and at both ends of its bands. */
export function total(list: readonly Item[], count: number) {
  const sum = (of: (item: Item) => number) =>
    list.reduce((total, item) => total + of(item) * (item.per === "vehicle" ? count : 1), 0);
  return {
    mean: sum(({ amount }) => amount),
    low: sum(({ amount, low = amount }) => low),
    high: sum(({ amount, high = amount }) => high),
  };
}
