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

/**
 * How alike the orders of one busiest hour are where such a share is late, and what that is worth beside the hours' own
 * differences, in degrees of freedom. Of 186 fleets of 62 plans that were driven for a hundred hours and more, the median
 * correlation is 0.09 where one order in a hundred or fewer is late, 0.17 to 0.21 up to one in ten, and 0.3 beyond.
 */
export const expected = {
  freedom: 12,
  correlation: (late: number) => Math.min(0.25, 0.12 + 0.8 * late),
};

/** A share over independent runs: the mean of the runs' shares, and a 95% interval of it. */
export function estimateShare(runs: readonly Part[]): Estimate {
  const { mean } = estimate(runs.map(({ part, of }) => part / of));
  if (mean === null || runs.length === 1) return { mean, low: null, high: null };
  return around(mean, runs, Math.max(designEffect(runs) ?? 0, leastEffect), runs.length - 1);
}

/**
 * The share of all orders of several busiest hours, and a 95% interval of it. It lies below the mean of the hours' shares
 * where those with more orders reach fewer of them in time. A few hours tell little about their own differences, and those
 * in which hardly an order is late nothing, so the design effect is a mean of the one that they show and of the expected
 * one, 1 + (orders an hour − 1) × correlation (Kish 1965), each by its degrees of freedom.
 * @param runs those in which something was counted
 * @param upperPart of the quantile that the upper end takes, if not all: `upperPartOfKept`
 */
export function estimatePooledShare(runs: readonly Part[], upperPart = 1): Estimate {
  const all = sum(runs.map(({ of }) => of));
  if (all === 0) return { mean: null, low: null, high: null };
  const mean = sum(runs.map(({ part }) => part)) / all;
  if (runs.length === 1) return { mean, low: null, high: null };
  const likely = 1 + (all / runs.length - 1) * expected.correlation(1 - mean);
  const freedom = runs.length - 1 + expected.freedom;
  const shown = designEffect(runs) ?? likely;
  const effect = ((runs.length - 1) * shown + expected.freedom * likely) / freedom;
  return around(mean, runs, Math.max(1, effect), freedom, upperPart);
}

/**
 * Of the quantile, the part that the upper end takes where runs went on until their interval lay above a promise. Its
 * lower end then stands close above the promise, so a share far above that can't lie below the interval, and lies above
 * it in 1% of cases, because with such a share the runs would have ended sooner. With this part it does in 3%
 * (`npm run node -- benchmarks/sizing-intervals.ts`).
 */
export const upperPartOfKept = 0.75;

/** The variance of the share between runs over that of single orders (Kish 1965); undefined where all orders are alike. */
function designEffect(runs: readonly Part[]): number | undefined {
  const all = sum(runs.map(({ of }) => of));
  const share = sum(runs.map(({ part }) => part)) / all;
  if (share === 0 || share === 1) return undefined;
  const between =
    (sum(runs.map(({ part, of }) => (part - share * of) * (part - share * of))) / (all * all)) *
    (runs.length / (runs.length - 1));
  return (between * all) / (share * (1 - share));
}

/**
 * Student's t can't know what few runs did not show, so this is Wilson's interval (1927) for the number of independent
 * orders that would tell as much: their number over the design effect. Of seven intervals for clustered orders, Franco,
 * Little, Louis and Slud (2019) recommend it.
 * @param freedom degrees of freedom of the design effect
 */
function around(
  mean: number,
  runs: readonly Part[],
  effect: number,
  freedom: number,
  upperPart = 1,
): Estimate {
  const all = sum(runs.map(({ of }) => of));
  const share = sum(runs.map(({ part }) => part)) / all;
  const orders = all / effect;
  /** The end that lies so many standard errors from the share; below it if they are negative. */
  const end = (t: number) => {
    const scale = 1 + (t * t) / orders;
    const middle = (share + (t * t) / (2 * orders)) / scale;
    return middle + (t * Math.sqrt((share * (1 - share) + (t * t) / (4 * orders)) / orders)) / scale;
  };
  const t = tQuantile(freedom);
  return {
    mean,
    low: Math.max(0, Math.min(mean, end(-t))),
    high: Math.min(1, Math.max(mean, end(upperPart * t))),
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
