import { costsFields } from "../money/costs.ts";
import { money } from "../money/money.ts";
import { readInput } from "../plan/fields.ts";
import { presets } from "../presets/presets.ts";
import type { Case } from "./table.ts";

const paybacks = [
  [2_000_000, 892_500 + 31_250, 0, 2.165],
  [425_000, 165_000, 42_000, 3.455],
  [560_000, 158_000, 0, 3.544],
] as const;

export function* moneyCases(): Generator<Case> {
  const source = "published example of an automation project";
  const plan = presets[0]?.plan;
  for (const [once, saved, yearly, expected] of paybacks) {
    const [amounts, nothing] = [
      (amount: number) => [{ name: "", amount }],
      { currency: "", rate: 0, years: 10 },
    ];
    const costs = readInput(costsFields, {
      ...nothing,
      once: amounts(once),
      saved: amounts(saved),
      yearly: amounts(yearly),
    });
    if (!plan || !costs.ok) continue;
    const years = money(plan, costs.value).payback.mean ?? 0;
    yield {
      case: `years until ${once} is paid back by ${saved} − ${yearly} a year`,
      source,
      expected,
      got: Math.round(years * 1000) / 1000,
    };
  }
}
