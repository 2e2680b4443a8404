import { thresholds } from "#app/timings.ts";

/** The beginning of a text, at most 40 characters including the ellipsis; words stay whole. */
export function preview(text: string, length: number = thresholds.tabPreviewLength) {
  if (text.length <= length) return text;
  const cut = text.slice(0, length - 1);
  const words = text[length - 1] === " " ? cut : cut.slice(0, Math.max(cut.lastIndexOf(" "), 0)) || cut;
  return `${words.replace(/[\s,;:.]+$/, "")}…`;
}
