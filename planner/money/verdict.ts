import type { Plan } from "../plan/plan.ts";
import type { Costs } from "./costs.ts";
import { type Money, money } from "./money.ts";
import type { Freed } from "./read-costs.ts";
import { breakEven, npvBand, type Swing, sensitivity } from "./sensitivity.ts";

/** Whether a fleet pays, with everything that is shown of it. */
export type MoneyAnswer = Money & {
  /** Vehicles that are bought. */
  count: number;
  /** Within the years of use. */
  pays: boolean;
  /** With how many freed hours of work a day it would; undefined if an hour costs nothing. */
  evenHours: number | undefined;
  years: number;
  band: { low: number; high: number };
  moves: Swing[];
};

export function moneyAnswer(plan: Plan, costs: Costs, { wage, days }: Freed, count: number): MoneyAnswer {
  const counted = money(plan, costs, count);
  const { payback, npv } = counted;
  const others = costs.saved.slice(1).reduce((sum, { amount }) => sum + amount, 0);
  return {
    ...counted,
    count,
    pays: payback.mean !== null && payback.mean <= costs.years && npv >= 0,
    evenHours: wage > 0 ? Math.max(0, breakEven(plan, costs, count) - others) / (wage * days) : undefined,
    years: costs.years,
    band: npvBand(plan, costs, count),
    moves: sensitivity(plan, costs, count),
  };
}
