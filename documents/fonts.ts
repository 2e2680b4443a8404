import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import subsetFont from "subset-font";

const latin1 = String.fromCodePoint(...Array.from({ length: 0x100 - 0x20 }, (_, i) => i + 0x20));
const punctuation = "–—‘’“”•…→−";

const weights = { text: 400, strong: 560, heading: 620 } as const;

export type FontName = keyof typeof weights;

/** Archivo in the weights of the site, each cut out of the variable font: a PDF knows no axes. */
export async function documentFonts(): Promise<Record<FontName, Buffer>> {
  const { resolve } = createRequire(import.meta.url);
  const source = await readFile(
    resolve("@fontsource-variable/archivo/files/archivo-latin-wdth-normal.woff2"),
  );
  const cut = (weight: number) =>
    subsetFont(source, latin1 + punctuation, {
      targetFormat: "truetype",
      variationAxes: { wght: weight, wdth: 100 },
    });
  return {
    text: await cut(weights.text),
    strong: await cut(weights.strong),
    heading: await cut(weights.heading),
  };
}
