import type { Browser, Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { findViolations } from "#tests/support/axe.ts";
import { openPage, startBrowser, untilReady } from "#tests/support/browser.ts";
import { startExamples } from "#tests/support/examples.ts";

let browser: Browser;
let examples: Awaited<ReturnType<typeof startExamples>>;
/** Loading it takes most of the time, so tests share it and leave nothing open. */
let page: Page;

beforeAll(async () => {
  [browser, examples] = await Promise.all([startBrowser(), startExamples()]);
  ({ page } = await openPage(browser, examples.url, { reducedMotion: "reduce" }));
  await untilReady(page);
});
afterEach(async ({ task }) => {
  if (task.result?.state !== "fail") return;
  await page.reload();
  await untilReady(page);
});
afterAll(async () => {
  await browser.close();
  await examples.stop();
});

const states = [375, 1280].flatMap((width) =>
  (["light", "dark"] as const).map((colorScheme) => ({ width, colorScheme })),
);

test.each(states)(
  "every example is accessible at $width px, $colorScheme",
  async ({ width, colorScheme }) => {
    await show({ width, colorScheme });
    expect(await findViolations(page)).toEqual([]);
  },
);

test.each(["Download Product Document", "Open at the end", "Delete"])(
  "the dialog behind %s is accessible",
  async (name) => {
    await show({ width: 1280, colorScheme: "light" });
    await page.getByRole("button", { name }).click();
    expect(await findViolations(page)).toEqual([]);
    await page.keyboard.press("Escape");
  },
);

test.each([375, 1280])("every control has room for a finger at %i px", async (width) => {
  await show({ width, colorScheme: "light" });
  const small = await page
    .locator("[data-example] :is(a, button, input, select, textarea, summary)")
    .evaluateAll((controls) =>
      controls
        .filter(
          (control) =>
            control.checkVisibility() &&
            getComputedStyle(control).clipPath === "none" &&
            !control.closest("article"),
        )
        .flatMap((control) => {
          // A label toggles its checkbox, and a link's area may be larger than its text. Cards are links as a whole.
          const parts = [control, ...((control as HTMLInputElement).labels ?? [])].map((part) =>
            part.getBoundingClientRect(),
          );
          const before = getComputedStyle(control, "::before");
          const reach = before.position === "absolute" ? -2 * Number.parseFloat(before.top) : 0;
          const height = Math.max(...parts.map((part) => part.height)) + reach;
          const width = Math.max(...parts.map((part) => part.width)) + reach;
          const words =
            control.textContent || control.getAttribute("aria-label") || control.getAttribute("name");
          return Math.min(width, height) < 44 ? [`${words}: ${width} × ${height}`] : [];
        }),
    );
  expect(small).toEqual([]);
});

async function show({ width, colorScheme }: { width: number; colorScheme: "light" | "dark" }) {
  await page.setViewportSize({ width, height: 900 });
  await page.emulateMedia({ colorScheme });
}
