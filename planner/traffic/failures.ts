import { random } from "../numbers/random.ts";
import type { Plan } from "../plan/plan.ts";
import type { Disruption } from "./disturbances.ts";
import type { Layout } from "./layout.ts";

/** Mean time that a vehicle works until it stops, and the time that it then stands, ms. */
export type Failures = { between: number; repair: number };

/** A plan's failures in ms; undefined if it assumes none. */
export function failuresOf({ assumptions: { failures } }: Pick<Plan, "assumptions">): Failures | undefined {
  return failures && { between: failures.between * 3_600_000, repair: Math.round(failures.repair * 60_000) };
}

/** Seeds of the failures, so that they don't follow the orders'. */
const apart = 1009;

/** When vehicles stop in a run, each by chance as often as the plan assumes, whatever they do. */
export function failuresIn(
  { failures, count }: Layout,
  seed: number,
  run: number,
  until: number,
): Disruption[] {
  if (!failures) return [];
  const { between, repair } = failures;
  return Array.from({ length: count }, (_, vehicle) => {
    const { exponential } = random(seed, run, apart + vehicle);
    const stops: Disruption[] = [];
    for (let from = exponential(between); from < until; from += repair + exponential(between))
      stops.push({
        what: { kind: "stop", vehicle },
        from: Math.round(from),
        until: Math.round(from) + repair,
      });
    return stops;
  }).flat();
}
