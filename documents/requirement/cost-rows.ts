import { requirementWords } from "#content/planner/requirement.ts";
import { figure, inThousands, inThreeDigits } from "#planner/in-words.ts";
import type { Costs } from "#planner/money/costs.ts";
import { money } from "#planner/money/money.ts";
import { npvBand, sensitivity } from "#planner/money/sensitivity.ts";
import type { Plan } from "#planner/plan/plan.ts";

export type EnteredSum = readonly [label: string, value: string, band: string];
type Row = readonly [name: string, ...values: string[]];
const words = requirementWords.computed.moneyRows;

/** What the sums come to, with the band that each gives: rows of a result, its value, and between what it lies. */
export function resultRows(plan: Plan, costs: Costs, count: number): Row[] {
  const { payback, npv, irr, perTransport } = money(plan, costs, count);
  const band = npvBand(plan, costs, count);
  const years = (value: number | null) => (value === null ? words.never : figure(value, 1));
  return [
    [words.payback, years(payback.mean), `${years(payback.low)} – ${years(payback.high)}`],
    [words.npv, inThousands(npv), `${inThousands(band.low)} – ${inThousands(band.high)}`],
    [words.irr, irr === null ? "–" : figure(irr * 100, 1), ""],
    [words.perTransport, figure(perTransport, 2), ""],
  ];
}

/**
 * Each sum once: as it was entered, with its band, what it comes to for so many vehicles, and the net present value at
 * both ends of its band. What moves that most comes first.
 */
export function sumRows(
  plan: Plan,
  costs: Costs,
  { count, entered }: { count: number; entered: readonly EnteredSum[] },
): Row[] {
  const swings = sensitivity(plan, costs, count);
  const rows = [...costs.once, ...costs.yearly, ...costs.saved].map(
    ({ name, amount, low = amount, high = amount, per }) => {
      const [, value, band = ""] = entered.find(([label]) => label === name) ?? [];
      /* What freed hours save is worked out, and said to three digits. */
      const said = value === undefined ? inThreeDigits : (amount: number) => amount;
      const at = swings.findIndex((swing) => swing.name === name);
      const swing = swings[at];
      const times = per ? count : 1;
      const row: Row = [
        ...([name, value ?? "–", band] as const),
        ...[figure(said(amount * times)), between(said(low * times), said(high * times))],
        ...(swing ? [inThousands(swing.low), inThousands(swing.high)] : ["–", "–"]),
      ];
      return { row, at: swing ? at : swings.length };
    },
  );
  return rows.sort((a, b) => a.at - b.at).map(({ row }) => row);
}

const between = (low: number, high: number) => (low === high ? "" : `${figure(low)} – ${figure(high)}`);
