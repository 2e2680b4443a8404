import type { Page } from "playwright-core";
import { expect } from "vitest";
import { findLowContrast, findViolations } from "#tests/support/axe.ts";
import { test } from "#tests/support/browser-test.ts";
import { scrollThrough } from "#tests/support/stays.ts";
import { entriesOf } from "#tests/support/whole-run.ts";

test.for(entriesOf([375, 1280]))(
  "axe finds nothing at %i px, light or dark, with all open and the form refused",
  async (width, { visit }) => {
    const page = await visit("/", { viewport: { width, height: 900 }, colorScheme: "light" });
    await page.getByRole("button", { name: "Send message" }).click();
    await page.getByText("Please check these fields").waitFor();
    await scrollThrough(page, 700);
    for (const question of await page.locator("details:not([name]) summary").all()) await question.click();
    await untilStill(page);
    expect(await findViolations(page)).toEqual([]);
    await page.emulateMedia({ colorScheme: "dark" });
    await untilStill(page);
    expect(await findLowContrast(page)).toEqual([]);
  },
);

/** Waits until only endless animations are left. */
async function untilStill(page: Page) {
  await page.waitForFunction(() =>
    document.getAnimations().every(({ effect, playState }) => {
      const endless = effect?.getComputedTiming().iterations === Number.POSITIVE_INFINITY;
      return endless || playState !== "running";
    }),
  );
}
