import { tokenOf } from "../link/link.ts";
import { byHandQuery } from "../money/read-costs.ts";
import { sumExamples } from "../money/sums.ts";
import { keptOfTyped } from "../numbers/typed.ts";
import { presets } from "./presets.ts";

let usualByHand: Map<string, URLSearchParams> | undefined;

/**
 * The sums in the page's address that differ from the form's. The loads of a preset's plan are moved today as its case
 * study says, whatever address opens the plan, so that it has one payback.
 */
export function sumsOf(parameters: URLSearchParams, token: string): URLSearchParams {
  usualByHand ??= new Map(presets.map(({ plan, byHand }) => [tokenOf(plan), byHandQuery(byHand)]));
  const usual = usualByHand.get(token);
  const sums = new URLSearchParams();
  for (const [name, example] of sumExamples) {
    const text = parameters.get(name)?.slice(0, keptOfTyped) ?? usual?.get(name) ?? null;
    if (text !== null && (text !== example || usual?.has(name))) sums.set(name, text);
  }
  return sums;
}
