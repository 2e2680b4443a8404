import type { Browser } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { findViolations } from "#tests/support/axe.ts";
import { startBrowser, untilReady } from "#tests/support/browser.ts";
import { startExamples } from "#tests/support/examples.ts";

let browser: Browser;
let examples: Awaited<ReturnType<typeof startExamples>>;

beforeAll(async () => {
  [browser, examples] = await Promise.all([startBrowser(), startExamples()]);
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
    const page = await visit({ width, colorScheme });
    expect(await findViolations(page)).toEqual([]);
    await page.context().close();
  },
);

test.each(["Download Product Document", "Open at the end", "Delete"])(
  "the dialog behind %s is accessible",
  async (name) => {
    const page = await visit({ width: 1280, colorScheme: "light" });
    await page.getByRole("button", { name }).click();
    expect(await findViolations(page)).toEqual([]);
    await page.context().close();
  },
);

test.each([375, 1280])("every control has room for a finger at %i px", async (width) => {
  const page = await visit({ width, colorScheme: "light" });
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
          // A label ticks its box, and a link may reach further than its words. Cards are links as a whole.
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
  await page.context().close();
});

async function visit({ width, colorScheme }: { width: number; colorScheme: "light" | "dark" }) {
  const context = await browser.newContext({
    viewport: { width, height: 900 },
    colorScheme,
    reducedMotion: "reduce",
  });
  const page = await context.newPage();
  await page.goto(examples.url);
  await untilReady(page);
  return page;
}
