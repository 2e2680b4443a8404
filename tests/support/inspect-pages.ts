import type { Browser, BrowserContextOptions, Page } from "playwright-core";
import { findViolations } from "./axe.ts";
import { findFaintTexts, showEverything } from "./contrast.ts";
import { lookAtAll } from "./paths.ts";
import { doubleText, findTextTroubles, spaceText } from "./text-troubles.ts";

export type Finding = "violations" | "sideways" | "doubled" | "spaced" | "faint";

const height = 900;

/**
 * Opens each address once and holds it to every rule that holds for all pages: opening a page takes as long as a look
 * at it.
 * @returns a line for each place where a page breaks a rule, by the rule; and how many texts were looked at for their
 * contrast, each time in each scheme and at each width
 */
export async function inspectPages(
  browser: Browser,
  origin: string,
  paths: readonly string[],
  options: BrowserContextOptions = {},
) {
  const found: Record<Finding, string[]> = {
    violations: [],
    sideways: [],
    doubled: [],
    spaced: [],
    faint: [],
  };
  let texts = 0;
  await lookAtAll(browser, origin, paths, { reducedMotion: "reduce", ...options }, async (page, path) => {
    const look = async (
      what: Finding,
      width: number,
      find: (page: Page) => Promise<string[]>,
      colorScheme: "light" | "dark" = "light",
    ) => {
      await page.setViewportSize({ width, height });
      await page.emulateMedia({ colorScheme });
      const lines = await find(page);
      found[what].push(...lines.map((line) => `${path} at ${width} px, ${colorScheme}: ${line}`));
    };

    for (const width of [768, 1920, 320]) await look("sideways", width, findOverflow);
    await look("violations", 320, findViolations);

    await look("sideways", 375, findOverflow);
    await look("violations", 375, findViolations);
    await look("sideways", 1280, findOverflow);
    /* Another scheme changes colours only, and those are computed below for both. */
    await look("violations", 1280, findViolations, "dark");

    const undouble = await doubleText(page);
    for (const width of [1280, 375]) await look("doubled", width, findTextTroubles);
    await undouble();

    /* WCAG 2.2, 1.4.12. */
    const unspace = await spaceText(page);
    for (const width of [320, 375, 768, 1280]) await look("spaced", width, findTextTroubles);
    await unspace();

    await showEverything(page);
    const drawing = await page.context().newCDPSession(page);
    const findFaint = async () => {
      const { faint, count } = await findFaintTexts(page, drawing);
      texts += count;
      return faint;
    };
    for (const width of [1280, 375, 320])
      for (const scheme of ["light", "dark"] as const) await look("faint", width, findFaint, scheme);
    await drawing.detach();
  });
  return { ...found, texts };
}

async function findOverflow(page: Page) {
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  return overflow > 0 ? [`${overflow} px`] : [];
}
