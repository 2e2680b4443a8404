import { plannerWords } from "#content/planner/planner.ts";
import { requirementWords } from "#content/planner/requirement.ts";
import { fits } from "#planner/choose.ts";
import { totalOf } from "#planner/fleet/total.ts";
import { aboutEuros, euros, figure, workHours } from "#planner/in-words.ts";
import type { Costs } from "#planner/money/costs.ts";
import type { Freed } from "#planner/money/read-costs.ts";
import { moneyAnswer } from "#planner/money/verdict.ts";
import { labourCostSource } from "#planner/money/wages.ts";
import type { Plan } from "#planner/plan/plan.ts";
import { handSpeeds } from "#planner/presets/by-hand.ts";
import type { Sizing } from "#planner/sizing/sizing.ts";
import { type EnteredSum, resultRows, sumRows } from "./cost-rows.ts";
import type { Paper } from "./paper.ts";

type Sums = { costs: Costs; freed: Freed; entered: readonly EnteredSum[] | undefined };

const words = plannerWords.money;
const { computed } = requirementWords;

/** Whether the fleet pays, how that was computed, and what was entered for it. */
export function setMoney(
  paper: Paper,
  plan: Plan,
  sizing: Sizing | undefined,
  { costs, freed, entered }: Sums,
) {
  paper.headline(computed.money);
  const count = sizing?.fleet ? totalOf(sizing.fleet) : undefined;
  if (count === undefined) {
    paper.text(!fits(plan) ? words.unfit : sizing ? words.noFleet : words.unsized);
    if (fits(plan)) setFreed(paper, freed);
  } else {
    const { pays, payback, evenHours } = moneyAnswer(plan, costs, freed, count);
    paper.text(pays ? words.pays(figure(payback.mean ?? 0, 1)) : words.never(costs.years));
    if (!pays && evenHours !== undefined) paper.text(words.even(figure(evenHours, 1)));
    paper.table({
      head: [computed.results, "", computed.moneyRows.between],
      rows: resultRows(plan, costs, count),
      shares: [0.52, 0.16, 0.32],
    });
    setFreed(paper, freed);
    const rows = sumRows(plan, costs, { count, entered: entered ?? [] });
    paper.table({ head: computed.sums, rows, shares: [0.28, 0.1, 0.06, 0.11, 0.21, 0.12, 0.12] });
  }
  if (!entered) return;
  /* Beside the table of sums, what it doesn't hold. */
  const rows =
    count === undefined
      ? entered
      : entered.flatMap(([label, value]) => (isSum(costs, label) ? [] : [[label, value] as const]));
  const half = Math.ceil(rows.length / 2);
  const table =
    count === undefined
      ? { head: computed.entered, shares: [0.56, 0.3, 0.14] }
      : { head: computed.countedWith, shares: [0.6, 0.4] };
  paper.pair({ ...table, rows: rows.slice(0, half) }, { ...table, rows: rows.slice(half) });
  paper.text(`${words.source} ${labourCostSource}.`);
}

const isSum = ({ once, yearly, saved }: Costs, label: string) =>
  [once, yearly, saved].flat().some(({ name }) => name === label);

function setFreed(paper: Paper, { hours, parts, byHand, days, wage, saved }: Freed) {
  const { freed } = words;
  const said = (each: number) => freed.hours(workHours(each));
  paper.text(`${freed.caption}: ${said(hours)}${parts ? "" : `, ${freed.own}`}`);
  if (parts) {
    const kinds = (["handling", "loaded", "back"] as const).filter((kind) => parts[kind] > 0);
    paper.text(kinds.map((kind) => `${freed.kinds[kind]}: ${said(parts[kind])}`).join("; "));
    paper.text(freed.from({ ...byHand, speed: byHand.speed ?? handSpeeds[byHand.by] }));
  }
  paper.text(freed.sum(workHours(hours), days, euros(wage, 2), aboutEuros(saved)));
}
