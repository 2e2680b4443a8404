import { tQuantile } from "./student.ts";

/** A figure over several runs: its mean, and a 95% interval of it. null if no run gave the figure, or only one. */
export type Estimate = { mean: number | null; low: number | null; high: number | null };

/** Mean of independent runs, and Student's t interval, which contains the true mean in 95% of cases. */
export function estimate(values: readonly number[]): Estimate {
  const runs = values.length;
  if (runs === 0) return { mean: null, low: null, high: null };
  const mean = sum(values) / runs;
  if (runs === 1) return { mean, low: null, high: null };
  const deviation = Math.sqrt(sum(values.map((value) => (value - mean) * (value - mean))) / (runs - 1));
  const half = (tQuantile(runs - 1) * deviation) / Math.sqrt(runs);
  return { mean, low: mean - half, high: mean + half };
}

/** In one run, `part` of the `of` that were counted. */
export type Part = { part: number; of: number };

/** Least design effect: late orders come in bursts, so this many tell as little as one. Runs that differ more raise it. */
const leastEffect = 5;

/** A share over independent runs: the mean of the runs' shares, and a 95% interval of it. */
export function estimateShare(runs: readonly Part[]): Estimate {
  const { mean } = estimate(runs.map(({ part, of }) => part / of));
  return around(mean, runs);
}

/**
 * The share of all that was counted over independent runs, and a 95% interval of it. It lies below the mean of the runs'
 * shares where those with more orders reach fewer of them in time.
 */
export function estimatePooledShare(runs: readonly Part[]): Estimate {
  const all = sum(runs.map(({ of }) => of));
  return around(all > 0 ? sum(runs.map(({ part }) => part)) / all : null, runs);
}

/**
 * Student's t can't know what few runs did not show, so this is Wilson's interval (1927) for the number of independent
 * orders that would tell as much: their number over the design effect (Kish 1965), the variance of the share between
 * runs over that of single orders.
 * @param runs those in which something was counted
 */
function around(mean: number | null, runs: readonly Part[]): Estimate {
  if (mean === null || runs.length === 1) return { mean, low: null, high: null };
  const all = sum(runs.map(({ of }) => of));
  const share = sum(runs.map(({ part }) => part)) / all;
  const between =
    (sum(runs.map(({ part, of }) => (part - share * of) * (part - share * of))) / (all * all)) *
    (runs.length / (runs.length - 1));
  const effect = share > 0 && share < 1 ? (between * all) / (share * (1 - share)) : leastEffect;
  const t = tQuantile(runs.length - 1);
  const orders = all / Math.max(effect, leastEffect);
  const scale = 1 + (t * t) / orders;
  const middle = (share + (t * t) / (2 * orders)) / scale;
  const half = (t * Math.sqrt((share * (1 - share) + (t * t) / (4 * orders)) / orders)) / scale;
  return {
    mean,
    low: Math.max(0, Math.min(mean, middle - half)),
    high: Math.min(1, Math.max(mean, middle + half)),
  };
}

export const sum = (values: Iterable<number>) => {
  let total = 0;
  for (const value of values) total += value;
  return total;
};

/** The quantile by linear interpolation between order statistics (Hyndman and Fan, 1996, definition 7). */
export function quantile(sorted: Float64Array, share: number): number {
  const at = (sorted.length - 1) * share;
  const below = Math.floor(at);
  const low = sorted[below] ?? Number.NaN;
  return low + (at - below) * ((sorted[below + 1] ?? low) - low);
}
