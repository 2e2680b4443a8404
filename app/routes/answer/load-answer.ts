import { answers } from "#content/answers/answers.ts";
import { exampleCosts, exampleWords } from "#content/answers/costs.ts";
import { referenceWords } from "#content/answers/interfaces.ts";
import { findPage } from "#content/pages.ts";
import { money } from "#planner/money/money.ts";
import { presets } from "#planner/presets/presets.ts";
import { readReference } from "./read-reference.ts";

/** The data of an answer page. @throws if no record has that address */
export function loadAnswer(path: string) {
  const answer = answers.find((each) => each.path === path.toLowerCase());
  const page = findPage(path);
  if (!answer || !page) throw new Error(`content/answers has nothing for ${path}`);
  return {
    page,
    answer,
    example: answer.path === "/costs" ? example() : undefined,
    reference: answer.path === "/interfaces" ? { ...readReference(), words: referenceWords } : undefined,
  };
}

export type AnswerData = ReturnType<typeof loadAnswer>;

/** The example's rows, and its payback as the planner computes it. */
function example() {
  const [preset] = presets;
  if (!preset) throw new Error("The planner has no preset.");
  const { once, yearly, saved } = exampleCosts;
  const { mean } = money(preset.plan, exampleCosts).payback;
  return {
    ...exampleWords,
    rows: [
      ...once.map(({ name, amount }) => [`${name}, ${exampleWords.once}`, `− ${amount}`] as const),
      ...yearly.map(({ name, amount }) => [`${name}, ${exampleWords.yearly}`, `− ${amount}`] as const),
      ...saved.map(({ name, amount }) => [`${name}, ${exampleWords.yearly}`, `+ ${amount}`] as const),
      [exampleWords.payback, `${mean?.toFixed(1)} ${exampleWords.years}`] as const,
    ],
  };
}
