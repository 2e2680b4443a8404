import { type Estimate, sum } from "../numbers/statistics.ts";
import { tQuantile } from "../numbers/student.ts";

/**
 * The mean of some runs, corrected for the chance that a control variate shows (Law, "Simulation Modeling and
 * Analysis"): ȳ − b (x̄ − known), b the slope of y over x. With b from the same runs, the interval is Student's with two
 * degrees of freedom fewer than runs.
 *
 * @param values one for each run, at least three
 * @param controls of the same runs
 * @param known long-run mean of the controls
 */
export function controlledEstimate(
  values: readonly number[],
  controls: readonly number[],
  known: number,
): Estimate {
  const runs = values.length;
  const [mean, control] = [sum(values) / runs, sum(controls) / runs];
  const pairs = values.map((value, run) => [value - mean, (controls[run] ?? 0) - control] as const);
  const spread = sum(pairs.map(([, x]) => x * x));
  const slope = spread > 0 ? sum(pairs.map(([y, x]) => y * x)) / spread : 0;
  const controlled = mean - slope * (control - known);
  const left = sum(pairs.map(([y, x]) => (y - slope * x) * (y - slope * x))) / (runs - 2);
  const away = spread > 0 ? ((control - known) * (control - known)) / spread : 0;
  const half = tQuantile(runs - 2) * Math.sqrt(left * (1 / runs + away));
  return { mean: controlled, low: controlled - half, high: controlled + half };
}
