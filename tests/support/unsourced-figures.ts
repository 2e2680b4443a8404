/** What a page measures with; `x` of a number stands before it. */
const units =
  "kg|tonnes|mm|cm|km|m/s|m|ms|s|min|minutes?|h|hrs|hours?|days?|weeks?|months?|years?|%|°C|°|€|kWh?|V|Ah|GHz|MHz|dB|times|million";

const figure = new RegExp(
  String.raw`(?<![\w.,–:-])(\d[\d.,]*(?: ?(?:×|–|to|and|or) ?\d[\d.,]*)*) ?(${units})(?![\w/²])`,
  "g",
);

/** Numbers with their units, in one spelling: "7–9 h" for "7 to 9 hours". */
export function figuresIn(text: string): { figure: string; at: number }[] {
  return [...text.replaceAll("\u00a0", " ").matchAll(figure)].map(
    ({ 1: number = "", 2: unit = "", index }) => ({
      figure: `${number.replace(/ ?(?:–|to|and|or) ?/g, "–")} ${oneUnit(unit)}`,
      at: index,
    }),
  );
}

const spellings: Readonly<Record<string, string>> = { hrs: "h", hour: "h", minute: "min" };

const oneUnit = (unit: string) => {
  const single = unit.replace(/(?<=\w{3})s$/, "");
  return spellings[single] ?? spellings[unit] ?? single;
};

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
