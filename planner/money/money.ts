import type { Plan } from "../plan/plan.ts";
import { type Costs, total } from "./costs.ts";

export type Money = {
  /** Years until the savings have paid for the fleet: as given, at best, at worst. null: never. */
  payback: { mean: number | null; low: number | null; high: number | null };
  npv: number;
  /** null if no rate, or more than one, makes the net present value zero. */
  irr: number | null;
  perTransport: number;
};

/**
 * Whether a fleet of `count` pays, by the textbook's measures (Brealey, Myers and Allen, "Principles of Corporate
 * Finance"): simple payback at the savings of the first year, net present value, internal rate of return, and the cost
 * of a transport without interest.
 *
 * npv = −once + Σ net_t ÷ (1 + rate)ᵗ − battery ÷ (1 + rate)^year + residual ÷ (1 + rate)^years, where the savings in
 * net_t grow by `wageInflation` from the second year on.
 */
export function money({ flows, work }: Pick<Plan, "flows" | "work">, costs: Costs, count = 1): Money {
  const [once, yearly, saved] = (["once", "yearly", "saved"] as const).map((list) =>
    total(costs[list], count),
  ) as [Total, Total, Total];
  const { years, rate } = costs;
  const perYear = flows.reduce((sum, { perHour }) => sum + perHour, 0) * work.hoursPerDay * work.daysPerYear;
  const returns = returnsOf(costs, yearly.mean, saved.mean);
  return {
    payback: {
      mean: payback(once.mean, saved.mean - yearly.mean),
      low: payback(once.low, saved.high - yearly.low),
      high: payback(once.high, saved.low - yearly.high),
    },
    npv: presentValue(returns, 1 / (1 + rate)) - once.mean,
    irr: internalRate(once.mean, returns),
    perTransport: (once.mean / years + yearly.mean) / perYear,
  };
}

type Total = ReturnType<typeof total>;

const payback = (once: number, net: number) => (net > 0 ? once / net : null);

/** What comes back at the end of each year. */
function returnsOf(
  { years, residual = 0, wageInflation = 0, battery }: Costs,
  yearly: number,
  saved: number,
): number[] {
  let savedNow = saved;
  return Array.from({ length: years }, (_, index) => {
    if (index > 0) savedNow *= 1 + wageInflation;
    const renewed = battery?.year === index + 1 ? battery.amount : 0;
    return savedNow - yearly - renewed + (index + 1 === years ? residual : 0);
  });
}

/** Σ returnsₜ · factorᵗ over t = 1 … years. */
const presentValue = (returns: readonly number[], factor: number) =>
  returns.reduceRight((sum, each) => (sum + each) * factor, 0);

/** Halvings of an interval after which a double can't be nearer to its root. */
const halvings = 200;

/**
 * The rate at which the net present value is zero. Null if nothing is paid or no rate does it; also if several do, as a
 * late payment may cause: none of them then says whether the fleet pays.
 */
function internalRate(once: number, returns: readonly number[]): number | null {
  if (once <= 0) return null;
  const isAbove = (factor: number) => presentValue(returns, factor) > once;
  const turns = signChanges([-once, ...returns]);
  /* One change of sign has exactly one root (Descartes), so any factor that is large enough lies beyond it. */
  const span = turns === 1 ? [0, firstFrom(1, 2, isAbove)] : turns > 1 ? onlySpan(isAbove) : undefined;
  const [from, to] = span ?? [];
  if (from === undefined || to === undefined) return null;
  const rises = isAbove(to);
  let [low, high] = [from, to];
  for (let step = 0; step < halvings; step++) {
    const middle = (low + high) / 2;
    if (isAbove(middle) === rises) high = middle;
    else low = middle;
  }
  const rate = 1 / high - 1;
  return Number.isFinite(rate) ? rate : null;
}

function signChanges(values: readonly number[]): number {
  const signs = values.filter((value) => value !== 0).map((value) => value > 0);
  return signs.filter((sign, index) => index > 0 && sign !== signs[index - 1]).length;
}

/** The first of `start`, `start` · `by`, … that holds; undefined if 200 of them don't. */
function firstFrom(start: number, by: number, holds: (factor: number) => boolean): number | undefined {
  let factor = start;
  for (let step = 0; step < 200; step++, factor *= by) if (holds(factor)) return factor;
  return undefined;
}

/** The interval of discount factors, of yearly rates from −99.9% to a million per cent, in which the only root lies. */
function onlySpan(isAbove: (factor: number) => boolean): [number, number] | undefined {
  const spans: [number, number][] = [];
  for (let low = 1e-4, step = 0; step < 330; step++) {
    const high = low * 1.05;
    if (isAbove(low) !== isAbove(high)) spans.push([low, high]);
    low = high;
  }
  return spans.length === 1 ? spans[0] : undefined;
}
