import { figuresIn } from "../../scripts/facts/figures-in.ts";

/** What a page says, without its markup. */
export const textOf = (html: string) =>
  html
    .replace(/<(script|style)\b.*?<\/\1>/gs, " ")
    .replace(/<[^>]+>/g, " ")
    .replaceAll("&#x27;", "'")
    .replaceAll(/&[a-z]+;/g, " ")
    .replaceAll("\u2060", "")
    .replaceAll(/\s+/g, " ");

/** What a page says beside its text: its descriptions, the texts of its pictures, and the names of its controls. */
export const attributesOf = (html: string) =>
  [
    ...html.matchAll(/<meta (?:name|property)="(?:og:|twitter:)?(?:title|description)" content="([^"]*)"/g),
    ...html.matchAll(/ (?:alt|aria-label|placeholder)="([^"]*)"/g),
  ]
    .map(([, words = ""]) => textOf(words))
    .join(". ");

/** A sentence for each figure of a page that none of its sources has. */
export function unsourcedFigures(page: string, text: string, sources: readonly string[]): string[] {
  const known = new Set(sources.flatMap((source) => figuresIn(source).map((found) => found.figure)));
  return figuresIn(text)
    .filter((found) => !known.has(found.figure))
    .map(
      (found) =>
        `${page} says "${found.figure}" (… ${text.slice(Math.max(0, found.at - 50), found.at + 40)} …), and no source has that: take the figure from its record, or name its source in tests/support/figure-sources.ts.`,
    );
}
