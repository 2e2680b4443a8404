import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import type { AxeResults, RunOptions } from "axe-core";
import type { Page } from "playwright-core";

const axe = await readFile(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

const rules = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

/** Style sheets, which axe would read again for each look, serve only a rule that is none of these. */
const preload = { assets: ["media" as const] };

/**
 * Runs axe over the page with the rules of WCAG 2.2 AA and of best practice.
 * @param options whether to check contrast, too, which takes half of the time; `findFaintTexts` checks it better
 * @param options.within selects the part of the page to look at, where another test looks at the rest
 * @returns a line for each place that breaks one; empty where nothing does
 */
export async function findViolations(
  page: Page,
  { contrast = true, within = ":root" } = {},
): Promise<string[]> {
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(axe);
  return run(page, { runOnly: rules, rules: { "color-contrast": { enabled: contrast } } }, within);
}

/** Looks at the contrast of the page's text once more, for instance in its other scheme; after `findViolations`. */
export async function findLowContrast(page: Page): Promise<string[]> {
  return run(page, { runOnly: { type: "rule", values: ["color-contrast"] } });
}

async function run(page: Page, which: RunOptions, within = ":root"): Promise<string[]> {
  await page.evaluate(untilSettled);
  const results = await page.evaluate(
    ({ within, ...options }) => (window as unknown as { axe: Axe }).axe.run(within, options),
    { ...which, within, resultTypes: ["violations"], preload } satisfies RunOptions & { within: string },
  );
  return results.violations.flatMap(({ id, help, nodes }) =>
    nodes.map(
      ({ target, failureSummary }) => `${id} (${help}) at ${target.join(" ")}: ${failureSummary ?? ""}`,
    ),
  );
}

type Axe = { run(within: string, options: RunOptions): Promise<AxeResults> };

/** Runs in the page. Waits for transitions to end, so that no colour is read midway. */
async function untilSettled() {
  const transitions = document.getAnimations().filter((animation) => animation instanceof CSSTransition);
  await Promise.allSettled(transitions.map(({ finished }) => finished));
}
