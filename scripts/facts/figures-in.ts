/** What a page measures with; `x` of a number stands before it. */
const units =
  "kg|tonnes|mm|cm|km|m/s|m|ms|s|min|minutes?|h|hrs|hours?|days?|weeks?|months?|years?|%|°C|°|€|kWh?|V|Ah|GHz|MHz|dB|times|million";

const figure = new RegExp(
  String.raw`(?<![\w.,–:-])(\d[\d.,]*(?: ?(?:×|–|to|and|or) ?\d[\d.,]*)*) ?(${units})(?![\w/²])`,
  "g",
);

/** Numbers with their units, in one spelling: "7–9 h" for "7 to 9 hours". */
export function figuresIn(text: string): { figure: string; at: number }[] {
  const plain = text.replaceAll("\u00a0", " ").replaceAll("\u2060", "");
  return [...plain.matchAll(figure)].map(({ 1: number = "", 2: unit = "", index }) => ({
    figure: `${number.replace(/ ?(?:–|to|and|or) ?/g, "–")} ${oneUnit(unit)}`,
    at: index,
  }));
}

const spellings: Readonly<Record<string, string>> = { hrs: "h", hour: "h", minute: "min" };

const oneUnit = (unit: string) => {
  const single = unit.replace(/(?<=\w{3})s$/, "");
  return spellings[single] ?? spellings[unit] ?? single;
};
