import type { Plan } from "../plan/plan.ts";
import type { Costs } from "./costs.ts";
import { money } from "./money.ts";

const lists = ["once", "yearly", "saved"] as const;

/** The net present value at both ends of one sum's band, with all other sums as given. */
export type Swing = { name: string; list: (typeof lists)[number]; low: number; high: number };

/** The sums with a band, the one that moves the net present value most first: the rows of a tornado diagram. */
export function sensitivity(plan: Plan, costs: Costs, count = 1): Swing[] {
  const swings = lists.flatMap((list) =>
    costs[list].flatMap(({ name, amount, low = amount, high = amount }, index): Swing[] => {
      if (low === high) return [];
      const at = (changed: number) => money(plan, withAmount(costs, list, index, changed), count).npv;
      const [a, b] = [at(low), at(high)];
      return [{ name, list, low: Math.min(a, b), high: Math.max(a, b) }];
    }),
  );
  return swings.sort((a, b) => b.high - b.low - (a.high - a.low));
}

/** The net present value with every sum at its worse end, and at its better one. */
export function npvBand(plan: Plan, costs: Costs, count = 1): { low: number; high: number } {
  const at = (paid: "low" | "high", saved: "low" | "high") => {
    const moved = (list: (typeof lists)[number], end: "low" | "high") =>
      costs[list].map((item) => ({ ...item, amount: item[end] ?? item.amount }));
    const all = { once: moved("once", paid), yearly: moved("yearly", paid), saved: moved("saved", saved) };
    return money(plan, { ...costs, ...all }, count).npv;
  };
  return { low: at("high", "low"), high: at("low", "high") };
}

/** The saving in the first year at which the net present value is zero. */
export function breakEven(plan: Plan, costs: Costs, count = 1): number {
  const without = money(plan, { ...costs, saved: [] }, count).npv;
  const { years, rate, wageInflation } = costs;
  const saved = [{ name: "", amount: 1 }];
  const ofOne = money(plan, { currency: "", once: [], yearly: [], saved, years, rate, wageInflation }).npv;
  return -without / ofOne;
}

function withAmount(costs: Costs, list: (typeof lists)[number], index: number, amount: number): Costs {
  const changed = costs[list].map(({ name, amount: given, per }, each) => ({
    name,
    amount: each === index ? amount : given,
    per,
  }));
  return { ...costs, [list]: changed };
}
