import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import subsetFont from "subset-font";
import { narrow, wide } from "./letters.ts";

const weights = { text: 400, strong: 560, heading: 620 } as const;

export type FontName = keyof typeof weights;
/** Archivo has neither Greek nor Cyrillic: any text with more than Latin-1 is set in Inter as a whole. */
export type WideName = `wide-${Exclude<FontName, "heading">}`;

const { resolve } = createRequire(import.meta.url);

/** Archivo in the site's weights, each instantiated from the variable font, because PDF has no variable fonts. */
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

/** Inter, for documents that hold visitors' text. */
export async function wideFonts(): Promise<Record<WideName, Buffer>> {
  const source = await readFile(resolve("inter-ui/variable/InterVariable.woff2"));
  const cut = (weight: number) =>
    subsetFont(source, wide, { targetFormat: "truetype", variationAxes: { wght: weight, opsz: 14 } });
  return { "wide-text": await cut(weights.text), "wide-strong": await cut(weights.strong) };
}
