import { glob, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { inlineStyles } from "#server/pages/inline-styles.ts";

/**
 * Inlines the stylesheets of each finished page.
 * @param folder with the pages, and with the stylesheets at their addresses
 */
export async function inlineStylesOfPages(folder: string) {
  const sheets = new Map<string, Promise<string>>();
  for await (const file of glob(`${folder}/**/*.html`)) {
    const html = await readFile(file, "utf8");
    const inlined = await inlineStyles(html, read);
    if (inlined !== html) await writeFile(file, inlined);
  }

  function read(address: string) {
    const rules = sheets.get(address) ?? readFile(join(folder, address), "utf8");
    sheets.set(address, rules);
    return rules;
  }
}
