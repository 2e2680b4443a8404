import { formsOf } from "./words.ts";

/** Visitors' words, and those of our pages for the same. */
const meant: Record<string, readonly string[]> = {
  brochure: ["datasheet"],
  budget: ["price", "cost"],
  decibel: ["noise"],
  endpoint: ["api"],
  forklift: ["fork"],
  forktruck: ["fork"],
  guarantee: ["warranty"],
  job: ["careers", "role"],
  loud: ["noise"],
  maintenance: ["inspection", "service"],
  manual: ["guide", "datasheet"],
  pdf: ["datasheet", "guide"],
  repair: ["service"],
  robot: ["vehicle"],
  size: ["dimensions"],
  vacancy: ["careers", "role"],
  wifi: ["wireless"],
  wlan: ["wireless"],
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
