import type { Reason } from "#planner/fit/reason.ts";
import type { Plan } from "#planner/plan/plan.ts";
import { fitPlan } from "#planner/plan-fit.ts";
import { plannedVehicle } from "#planner/vehicles.ts";
import type { ShownFit, ShownReason } from "./vehicle-fits.tsx";

/** The vehicles in their order, with as much of their reasons as the page shows. */
export function fitOf(plan: Plan): ShownFit[] {
  return fitPlan(plan).vehicles.map(({ product, verdict, reasons }) => ({
    ...{ product, verdict, title: plannedVehicle(product).title },
    against: byRule(reasons.filter((reason) => reason.verdict !== "fits")),
    met: reasons.filter((reason) => reason.verdict === "fits").map(inWords),
  }));
}

const inWords = ({ text, source }: Reason): ShownReason => [text, source];

/** Groups reasons by rule: a rule may rule a vehicle out at every place of a job. */
function byRule(reasons: readonly Reason[]): ShownReason[][] {
  const rules = [...new Set(reasons.map(({ rule }) => rule))];
  return rules.map((rule) => reasons.filter((reason) => reason.rule === rule).map(inWords));
}
