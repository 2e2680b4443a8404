import { requirementWords } from "#content/requirement.ts";
import type { Costs } from "#planner/money/costs.ts";
import { money } from "#planner/money/money.ts";
import { npvBand } from "#planner/money/sensitivity.ts";
import type { Plan } from "#planner/plan/plan.ts";

type Row = readonly [name: string, ...values: string[]];
const words = requirementWords.computed.moneyRows;
const figure = (value: number, digits = 0) =>
  value.toLocaleString("en-GB", { maximumFractionDigits: digits, minimumFractionDigits: digits });

/** The sums and what follows from them, as a table: head, rows, shares of the width. */
export function costRows(plan: Plan, costs: Costs): [Row, Row[], number[]] {
  const { payback, npv, irr, perTransport } = money(plan, costs);
  const band = npvBand(plan, costs);
  const sums = [...costs.once, ...costs.yearly, ...costs.saved].map(
    ({ name, amount }): Row => [name, figure(amount)],
  );
  const rows: Row[] = [
    ...sums,
    [words.payback, payback.mean === null ? words.never : figure(payback.mean, 1)],
    [words.npv, figure(npv)],
    [words.low, figure(band.low)],
    [words.high, figure(band.high)],
    [words.irr, irr === null ? "–" : figure(irr * 100, 1)],
    [words.perTransport, figure(perTransport, 2)],
  ];
  return [[requirementWords.computed.money, ""], rows, [0.7, 0.3]];
}
