import { formsOf } from "./words.ts";

/** What visitors say, and the words that our pages have for it. */
const meant: Record<string, readonly string[]> = {
  brochure: ["datasheet"],
  cost: ["quote"],
  forklift: ["fork"],
  forktruck: ["fork"],
  job: ["careers", "role"],
  manual: ["guide", "datasheet"],
  pdf: ["datasheet", "guide"],
  price: ["quote"],
  robot: ["vehicle"],
  vacancy: ["careers", "role"],
};

const byForm = new Map(
  Object.entries(meant).flatMap(([word, same]) => formsOf(word).map((form) => [form, same])),
);

/** The words of our pages that mean the same, in every form. */
export function sameAs(word: string): string[] {
  return formsOf(word)
    .flatMap((form) => byForm.get(form) ?? [])
    .flatMap(formsOf);
}
