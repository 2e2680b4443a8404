import type { Plan } from "../plan/plan.ts";
import { type Costs, total } from "./costs.ts";

export type Money = {
  /** Years until the savings have paid for the fleet: as given, at best, at worst. null: never. */
  payback: { mean: number | null; low: number | null; high: number | null };
  npv: number;
  irr: number | null;
  perTransport: number;
};

/**
 * Whether the fleet pays, by the textbook's measures (Brealey, Myers and Allen, "Principles of Corporate Finance"):
 * simple payback, net present value, internal rate of return, and the cost of a transport without interest.
 */
export function money({ flows, work }: Plan, costs: Costs): Money {
  const [once, yearly, saved] = [total(costs.once), total(costs.yearly), total(costs.saved)];
  const { years, rate } = costs;
  const net = saved.mean - yearly.mean;
  const perYear = flows.reduce((sum, { perHour }) => sum + perHour, 0) * work.hoursPerDay * work.daysPerYear;
  return {
    payback: {
      mean: payback(once.mean, net),
      low: payback(once.low, saved.high - yearly.low),
      high: payback(once.high, saved.low - yearly.high),
    },
    npv: net * presentValue(1 / (1 + rate), years) - once.mean,
    irr: internalRate(once.mean, net, years),
    perTransport: (once.mean / years + yearly.mean) / perYear,
  };
}

const payback = (once: number, net: number) => (net > 0 ? once / net : null);

/** Σ factorᵗ over t = 1 … years. */
function presentValue(factor: number, years: number): number {
  let sum = 0;
  for (let year = 0; year < years; year++) sum = (sum + 1) * factor;
  return sum;
}

/**
 * The rate at which the net present value is zero. With one outlay and equal returns there is exactly one above −1;
 * null if nothing is paid or nothing comes back. Found by bisection over the discount factor, since the present value
 * grows with it.
 */
function internalRate(once: number, net: number, years: number): number | null {
  if (once <= 0 || net <= 0) return null;
  const wanted = once / net;
  let [low, high] = [0, Math.max(1, wanted)];
  for (;;) {
    const middle = (low + high) / 2;
    if (middle <= low || middle >= high) break;
    if (presentValue(middle, years) < wanted) low = middle;
    else high = middle;
  }
  const rate = 1 / high - 1;
  return Number.isFinite(rate) ? rate : null;
}
