import { requirementWords } from "#content/planner/requirement.ts";
import { figure, inThousands } from "#planner/in-words.ts";
import type { Costs } from "#planner/money/costs.ts";
import { money } from "#planner/money/money.ts";
import { npvBand, sensitivity } from "#planner/money/sensitivity.ts";
import type { Plan } from "#planner/plan/plan.ts";

type Row = readonly [name: string, ...values: string[]];
const words = requirementWords.computed.moneyRows;

/**
 * Tables of the sums, of their results with the bands, and of what moves the net present value most. Each table:
 * a head, rows, shares of the width.
 */
export function costRows(plan: Plan, costs: Costs, count: number): [Row, Row[], number[]][] {
  const { payback, npv, irr, perTransport } = money(plan, costs, count);
  const band = npvBand(plan, costs, count);
  const shares = [0.52, 0.16, 0.32];
  const sums = [...costs.once, ...costs.yearly, ...costs.saved].map(
    ({ name, amount, low = amount, high = amount, per }): Row => [
      per ? `${name} × ${count}` : name,
      figure(per ? amount * count : amount),
      between(per ? low * count : low, per ? high * count : high),
    ],
  );
  const years = (value: number | null) => (value === null ? words.never : figure(value, 1));
  const rows: Row[] = [
    ...sums,
    [words.frame, `${costs.years}`, `${figure(costs.rate * 100, 1)}%`],
    [words.residual, figure(costs.residual ?? 0), ""],
    [words.wageInflation, `${figure((costs.wageInflation ?? 0) * 100, 1)}%`, ""],
    ...(costs.battery
      ? [[`${words.battery} ${costs.battery.year}`, figure(costs.battery.amount), ""] as Row]
      : []),
    [words.payback, years(payback.mean), `${years(payback.low)} – ${years(payback.high)}`],
    [words.npv, inThousands(npv), `${inThousands(band.low)} – ${inThousands(band.high)}`],
    [words.irr, irr === null ? "–" : figure(irr * 100, 1), ""],
    [words.perTransport, figure(perTransport, 2), ""],
  ];
  const swings = sensitivity(plan, costs, count).map(
    ({ name, low, high }): Row => [name, inThousands(low), inThousands(high)],
  );
  const all: [Row, Row[], number[]][] = [
    [[requirementWords.computed.money, "", words.between], rows, shares],
  ];
  if (swings.length > 0) all.push([[words.moves, words.low, words.high], swings, [0.52, 0.24, 0.24]]);
  return all;
}

const between = (low: number, high: number) => (low === high ? "" : `${figure(low)} – ${figure(high)}`);
