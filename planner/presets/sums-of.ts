import { tokenOf } from "../link/link.ts";
import { byHandQuery } from "../money/read-costs.ts";
import { sumExamples } from "../money/sums.ts";
import { presets } from "./presets.ts";

let usualByHand: Map<string, URLSearchParams> | undefined;

/**
 * The sums in the page's address that differ from the form's. A preset's plan is moved today as its case study says,
 * whatever address opens it, so that one plan pays for itself after one time.
 */
export function sumsOf(parameters: URLSearchParams, token: string): URLSearchParams {
  usualByHand ??= new Map(presets.map(({ plan, byHand }) => [tokenOf(plan), byHandQuery(byHand)]));
  const usual = usualByHand.get(token);
  const sums = new URLSearchParams();
  for (const [name, example] of sumExamples) {
    const text = parameters.get(name)?.slice(0, 60) ?? usual?.get(name) ?? null;
    if (text !== null && (text !== example || usual?.has(name))) sums.set(name, text);
  }
  return sums;
}
