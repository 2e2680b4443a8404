import type { Browser, BrowserContextOptions, Page } from "playwright-core";
import { findViolations } from "./axe.ts";
import { findFaintTexts, showEverything } from "./contrast.ts";
import { findCrossedTexts } from "./crossed-texts.ts";
import { findLayoutFaults } from "./layout-faults.ts";
import { findLineBreaks } from "./line-breaks.ts";
import { lookAtAll } from "./paths.ts";
import type { ShownText } from "./shown-texts.ts";
import { doubleText, findTextTroubles, spaceText } from "./text-troubles.ts";
import { isWholeRun } from "./whole-run.ts";

const findings = [
  "violations",
  "sideways",
  "crossed",
  "broken",
  "doubled",
  "spaced",
  "faint",
  "layout",
  "logged",
] as const;
export type Finding = (typeof findings)[number];

const height = 900;
const settling = 500; /* ms */

const schemes = ["light", "dark"] as const;
type Scheme = (typeof schemes)[number];

/** Widths (px) at which axe runs and contrast is computed. */
const inspected = [1280, 375, 320];

/** Which widths a page is laid out at, and where its contrast is computed and axe runs. */
type Views = {
  widths: readonly number[];
  schemes: (width: number) => readonly Scheme[];
  axe: readonly number[];
};

/** All widths (px), each once: a new layout takes as long as a check. */
const allViews: Views = {
  widths: [1920, 1280, 768, 375, 320],
  schemes: () => schemes,
  axe: inspected,
};

/**
 * What a page gets of these in a whole run: one half of the widths, and the next page the other half. Each page is judged
 * by every rule, and its contrast is computed in both schemes. Pages of one kind stand beside each other in the list, so
 * that four in a row show a kind at every width, in every scheme at 1280, 375 and 320 px, and to axe at all three.
 */
const shareOfViews: readonly Views[] = [
  { widths: [1920, 1280, 320], schemes: (width) => [width === 1280 ? "light" : "dark"], axe: [1280] },
  { widths: [768, 375], schemes: () => schemes, axe: [375] },
  { widths: [1920, 1280, 320], schemes: (width) => [width === 1280 ? "dark" : "light"], axe: [320] },
  { widths: [768, 375], schemes: () => schemes, axe: [375] },
];
/** Widths at which the green line is followed. */
const followed = [1280, 375];
/** Widths at which text stands at twice its size. */
const doubled = [1280, 375];
/** Widths at which what a page is composed of is looked at. */
const composed = [1920, 1280, 768, 375];
/** Widths at which text is spaced, by WCAG 2.2, 1.4.12. */
const spaced = [1280, 768, 375, 320];

/**
 * Opens each address once and checks every rule for all pages, because opening a page takes as long as checking it.
 * @returns a line for each place where a page breaks a rule, by the rule; and how many texts were looked at for their
 * contrast, each time in each scheme and at each width, and how many pieces of the green line were followed
 */
export async function inspectPages(
  browser: Browser,
  origin: string,
  paths: readonly string[],
  options: BrowserContextOptions = {},
) {
  const all = { ...nothing(), texts: 0, pieces: 0 };
  const still = { reducedMotion: "reduce", ...options } as const;
  await lookAtAll(browser, origin, paths, still, async (page, path, findErrors) => {
    const found = nothing();
    let texts = 0;
    let pieces = 0;
    let view = "";
    const look = async (what: Finding, find: () => Promise<string[]>) => {
      found[what].push(...(await find()).map((line) => `${path} at ${view}: ${line}`));
    };
    const drawing = await page.context().newCDPSession(page);
    let shown: ShownText[] = [];
    const findFaint = async () => {
      const first = await findFaintTexts(page, drawing);
      shown = first.texts;
      texts += shown.length;
      if (first.faint.length === 0) return [];
      /* A text's background may be drawn a moment after it, so contrast counts once the page has settled. */
      await page.waitForTimeout(settling);
      return (await findFaintTexts(page, drawing)).faint;
    };

    await showEverything(page);
    const share = shareOfViews[paths.indexOf(path) % shareOfViews.length];
    const views = isWholeRun && share ? share : allViews;
    for (const width of views.widths) {
      await page.setViewportSize({ width, height });
      view = `${width} px`;
      await look("sideways", () => findOverflow(page));
      if (composed.includes(width)) await look("layout", () => findLayoutFaults(page));
      if (inspected.includes(width)) {
        for (const colorScheme of views.schemes(width)) {
          await page.emulateMedia({ colorScheme });
          view = `${width} px, ${colorScheme}`;
          await look("faint", findFaint);
        }
        await look("crossed", () => findCrossedTexts(page, shown));
        /* Another scheme changes colours only, and those were just computed. */
        if (views.axe.includes(width))
          await look("violations", () => findViolations(page, { contrast: false }));
      }
      if (followed.includes(width)) {
        const line = await findLineBreaks(page);
        pieces += line.pieces;
        await look("broken", async () => line.breaks);
      }
      if (doubled.includes(width)) {
        const undouble = await doubleText(page);
        await look("doubled", () => findTextTroubles(page));
        await undouble();
      }
      if (spaced.includes(width)) {
        const unspace = await spaceText(page);
        await look("spaced", () => findTextTroubles(page));
        await unspace();
      }
    }
    await drawing.detach();
    found.logged = findErrors().map((line) => `${path}: ${line}`);
    for (const what of findings) all[what].push(...found[what]);
    all.texts += texts;
    all.pieces += pieces;
  });
  return all;
}

function nothing(): Record<Finding, string[]> {
  return {
    violations: [],
    sideways: [],
    crossed: [],
    broken: [],
    doubled: [],
    spaced: [],
    faint: [],
    layout: [],
    logged: [],
  };
}

async function findOverflow(page: Page) {
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  return overflow > 0 ? [`${overflow} px`] : [];
}
