import { plannerWords } from "#content/planner.ts";
import { requirementWords } from "#content/requirement.ts";
import { figure } from "#planner/in-words.ts";
import type { Costs } from "#planner/money/costs.ts";
import { money } from "#planner/money/money.ts";
import { verdictOf } from "#planner/money/verdict.ts";
import { labourCostSource } from "#planner/money/wages.ts";
import type { Plan } from "#planner/plan/plan.ts";
import { costRows } from "./cost-rows.ts";
import type { Paper } from "./paper.ts";

export type EnteredSum = readonly [label: string, value: string, band: string];
/** The form fields that make up the sums, and the cost of an hour of work. */
export type Entered = { sums: readonly EnteredSum[]; hour: number };

const words = plannerWords.money;
const { computed } = requirementWords;

/** Whether the fleet pays, how that was computed, and what was entered for it. */
export function setMoney(paper: Paper, plan: Plan, costs: Costs, entered: Entered | undefined) {
  paper.headline(computed.money);
  const { pays, evenHours } = verdictOf(plan, costs, entered?.hour ?? 0);
  const years = figure(money(plan, costs).payback.mean ?? 0, 1);
  paper.text(pays ? words.pays(years) : words.never(costs.years));
  if (!pays && evenHours !== undefined) paper.text(words.even(figure(evenHours, 1)));
  for (const table of costRows(plan, costs)) paper.table(...table);
  if (!entered) return;
  paper.table(computed.entered, entered.sums, [0.52, 0.32, 0.16]);
  paper.text(`${words.source} ${labourCostSource}.`);
}
