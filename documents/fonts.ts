import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import subsetFont from "subset-font";

const range = (first: number, last: number) =>
  String.fromCodePoint(...Array.from({ length: last - first + 1 }, (_, index) => first + index));
const punctuation = "–—‘’“”•…→−";
/** What the site's own typeface is cut to: Latin-1. */
const narrow = range(0x20, 0xff) + punctuation;
/** What visitors may write beyond it: Latin Extended, Greek, Cyrillic, Latin Extended Additional; the euro, signs of formulas. */
const wide = [
  narrow,
  "€√≤≥≈",
  range(0x100, 0x24f),
  range(0x370, 0x3ff),
  range(0x400, 0x52f),
  range(0x1e00, 0x1eff),
].join("");

const weights = { text: 400, strong: 560, heading: 620 } as const;

export type FontName = keyof typeof weights;
/** Archivo has neither Greek nor Cyrillic: Inter stands in for whole texts that hold more than Latin-1. */
export type WideName = `wide-${Exclude<FontName, "heading">}`;

const { resolve } = createRequire(import.meta.url);

/** Archivo in the weights of the site, each cut out of the variable font: a PDF knows no axes. */
export async function documentFonts(): Promise<Record<FontName, Buffer>> {
  const source = await readFile(
    resolve("@fontsource-variable/archivo/files/archivo-latin-wdth-normal.woff2"),
  );
  const cut = (weight: number) =>
    subsetFont(source, narrow, {
      targetFormat: "truetype",
      variationAxes: { wght: weight, wdth: 100 },
    });
  return {
    text: await cut(weights.text),
    strong: await cut(weights.strong),
    heading: await cut(weights.heading),
  };
}

/** For documents that hold what visitors wrote. */
export async function wideFonts(): Promise<Record<WideName, Buffer>> {
  const source = await readFile(resolve("inter-ui/variable/InterVariable.woff2"));
  const cut = (weight: number) =>
    subsetFont(source, wide, { targetFormat: "truetype", variationAxes: { wght: weight, opsz: 14 } });
  return { "wide-text": await cut(weights.text), "wide-strong": await cut(weights.strong) };
}
