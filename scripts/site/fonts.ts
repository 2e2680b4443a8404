import { mkdir, readFile, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import subsetFont from "subset-font";
import { customers } from "#content/company/customers.ts";
import { partnerMarks } from "#content/company/partners.ts";

/**
 * Cuts Archivo into the two files that the pages load:
 * `archivo`, the characters of an English page at normal width;
 * `archivo-marks`, the letters of the customers' and partners' marks with the whole width axis.
 * Every other Latin letter comes from the package's own file, fetched only by pages that have one.
 */
const source = await readFile(
  createRequire(import.meta.url).resolve(
    "@fontsource-variable/archivo/files/archivo-latin-wdth-normal.woff2",
  ),
);
const weights = { min: 400, max: 700 };
const latin1 = String.fromCodePoint(...Array.from({ length: 0x100 - 0x20 }, (_, i) => i + 0x20));
const punctuation = "–—‘’“”•…→−";

await mkdir("generated/fonts", { recursive: true });
await cut("archivo", latin1 + punctuation, { wght: weights, wdth: 100 });
await cut("archivo-marks", [...customers, ...partnerMarks].map(({ name }) => name).join(""), {
  wght: weights,
  wdth: { min: 62, max: 125 },
});

async function cut(name: string, characters: string, variationAxes: Record<string, number | typeof weights>) {
  const font = await subsetFont(source, characters, { targetFormat: "woff2", variationAxes });
  await writeFile(`generated/fonts/${name}.woff2`, font);
}
