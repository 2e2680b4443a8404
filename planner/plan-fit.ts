import { kindOfFlow, kindsOf } from "./choose.ts";
import { type Fit, fitVehicles } from "./fit/fit.ts";
import type { Verdict } from "./fit/reason.ts";
import type { Plan } from "./plan/plan.ts";
import type { ProductName } from "./vehicles.ts";

/** `flows`, where several kinds share the floor: the vehicle to which each flow goes, and how it takes it. */
export type PlanFit = Fit & { flows?: { vehicle: ProductName; verdict: Verdict }[] };

/** All vehicles, best first. Where several kinds share the floor these come first, each checked against its own flows. */
export function fitPlan(plan: Plan): PlanFit {
  const kinds = kindsOf(plan);
  const all = fitVehicles(plan);
  if (kinds.length === 1) return all;
  const own = kinds.flatMap(({ vehicle: { product }, plan: theirs }) =>
    fitVehicles(theirs).vehicles.filter((each) => each.product === product),
  );
  const others = all.vehicles.filter(({ product }) => !own.some((each) => each.product === product));
  const kindOf = kindOfFlow(plan);
  return {
    vehicles: [...own, ...others],
    flows: plan.flows.flatMap((_, flow) => {
      const kind = own[kindOf[flow] ?? 0];
      return kind ? [{ vehicle: kind.product, verdict: kind.verdict }] : [];
    }),
  };
}
