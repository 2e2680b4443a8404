import { tQuantile } from "./student.ts";

/** A figure over several runs: its mean, and a 95 % interval of it. null where no run gave the figure, or only one. */
export type Estimate = { mean: number | null; low: number | null; high: number | null };

/** Mean of independent runs, and Student's t interval that holds the true mean in 95 % of cases. */
export function estimate(values: readonly number[]): Estimate {
  const runs = values.length;
  if (runs === 0) return { mean: null, low: null, high: null };
  const mean = sum(values) / runs;
  if (runs === 1) return { mean, low: null, high: null };
  const deviation = Math.sqrt(sum(values.map((value) => (value - mean) * (value - mean))) / (runs - 1));
  const half = (tQuantile(runs - 1) * deviation) / Math.sqrt(runs);
  return { mean, low: mean - half, high: mean + half };
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
