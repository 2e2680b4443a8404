import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import type { AxeResults } from "axe-core";
import type { Page } from "playwright-core";

const axe = await readFile(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

const rules = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

/**
 * Runs axe over the page with the rules of WCAG 2.2 AA and of best practice.
 * @returns a line for each place that breaks one; empty where nothing does
 */
export async function findViolations(page: Page): Promise<string[]> {
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(axe);
  return run(page, rules);
}

/** Looks at the contrast of the page's text once more, for instance in its other scheme; after `findViolations`. */
export async function findLowContrast(page: Page): Promise<string[]> {
  return run(page, { type: "rule", values: ["color-contrast"] });
}

async function run(page: Page, runOnly: readonly string[] | object): Promise<string[]> {
  await page.evaluate(untilSettled);
  const results = await page.evaluate(
    (options) =>
      (window as unknown as { axe: { run(options: object): Promise<AxeResults> } }).axe.run(options),
    { runOnly, resultTypes: ["violations"] },
  );
  return results.violations.flatMap(({ id, help, nodes }) =>
    nodes.map(
      ({ target, failureSummary }) => `${id} (${help}) at ${target.join(" ")}: ${failureSummary ?? ""}`,
    ),
  );
}

/** Runs in the page. A colour in the middle of its transition is no colour of the page. */
async function untilSettled() {
  const transitions = document.getAnimations().filter((animation) => animation instanceof CSSTransition);
  await Promise.allSettled(transitions.map(({ finished }) => finished));
}
