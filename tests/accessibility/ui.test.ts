import type { Page } from "playwright-core";
import { expect } from "vitest";
import { findViolations } from "#tests/support/axe.ts";
import { test } from "#tests/support/examples-test.ts";

const states = [375, 1280].flatMap((width) =>
  (["light", "dark"] as const).map((colorScheme) => ({ width, colorScheme })),
);

test.for(states)(
  "every example is accessible at $width px, $colorScheme",
  async ({ width, colorScheme }, { shared: page }) => {
    await show(page, { width, colorScheme });
    expect(await findViolations(page)).toEqual([]);
  },
);

test.for(["Download Product Document", "Open at the end", "Delete"])(
  "the dialog behind %s is accessible",
  async (name, { shared: page }) => {
    await show(page, { width: 1280, colorScheme: "light" });
    await page.getByRole("button", { name }).click();
    expect(await findViolations(page)).toEqual([]);
    await page.keyboard.press("Escape");
  },
);

test.for([375, 1280])("every control has room for a finger at %i px", async (width, { shared: page }) => {
  await show(page, { width, colorScheme: "light" });
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

async function show(page: Page, { width, colorScheme }: { width: number; colorScheme: "light" | "dark" }) {
  await page.setViewportSize({ width, height: 900 });
  await page.emulateMedia({ colorScheme });
}
