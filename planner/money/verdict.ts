import type { Plan } from "../plan/plan.ts";
import type { Costs } from "./costs.ts";
import { money } from "./money.ts";
import { breakEven } from "./sensitivity.ts";

/** Whether the fleet pays within the years of use, and with how many freed hours of work a day it would. */
export type Verdict = {
  pays: boolean;
  /** Undefined if an hour costs nothing, or there are no working days. */
  evenHours: number | undefined;
};

/** @param hour cost of an hour of work */
export function verdictOf(plan: Plan, costs: Costs, hour: number): Verdict {
  const { payback, npv } = money(plan, costs);
  const { daysPerYear } = plan.work;
  return {
    pays: payback.mean !== null && payback.mean <= costs.years && npv >= 0,
    evenHours: hour > 0 && daysPerYear > 0 ? breakEven(plan, costs) / (hour * daysPerYear) : undefined,
  };
}
