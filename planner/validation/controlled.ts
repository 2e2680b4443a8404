import { type Estimate, sum } from "../numbers/statistics.ts";
import { tQuantile } from "../numbers/student.ts";

/**
 * The mean of some runs, freed of what a control's runs show to be chance (Law, "Simulation Modeling and Analysis",
 * on control variates): ȳ − b (x̄ − known), b the slope of y over x. With b taken from the same runs the interval is
 * Student's with two degrees of freedom fewer than runs.
 *
 * @param values one a run, at least three
 * @param controls of the same runs
 * @param known mean that the controls have in the long run
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
