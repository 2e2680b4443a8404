import type { Page } from "playwright-core";
import { expect } from "vitest";
import { test } from "#tests/support/browser-test.ts";
import type { Visit } from "#tests/support/visits.ts";

const phone = { width: 375, height: 700 };

/** Opens a page in a browser without popovers: no attribute, no method, and an unknown pseudo-class. */
async function openWithout(visit: Visit, { script = true, viewport = phone } = {}) {
  const page = await visit("/privacy", {
    isCold: true,
    viewport,
    javaScriptEnabled: script,
    arrange: withoutPopovers,
  });
  expect(await page.locator("[popover]").count()).toBe(0);
  const header = page.getByRole("banner");
  return { page, header, box: header.getByRole("checkbox", { name: "Open menu" }) };
}

async function withoutPopovers(page: Page) {
  await page.addInitScript(() => {
    for (const name of ["popover", "showPopover", "hidePopover", "togglePopover"])
      delete (HTMLElement.prototype as unknown as Record<string, unknown>)[name];
  });
  await page.route("**/*", async (route) => {
    const answer = await route.fetch();
    if (!/text|script/.test(answer.headers()["content-type"] ?? ""))
      return route.fulfill({ response: answer });
    const text = (await answer.text())
      .replaceAll(":popover-open", ":unheard-of")
      .replaceAll(' popover="', ' data-unheard="')
      .replaceAll(/ popovertarget(action)?=/gi, " data-unheard-$1=");
    /* The CSP lists inline styles by hash, and this test changes them. */
    const { "content-security-policy": _, ...headers } = answer.headers();
    return route.fulfill({ response: answer, headers, body: text });
  });
}

test.for([true, false])(
  "a phone's menu is closed at first, opens and leads on (script: %s)",
  async (script, { visit }) => {
    const { page, header, box } = await openWithout(visit, { script });
    const careers = header.getByRole("link", { name: "Careers" });
    expect(await header.locator("summary").first().isVisible()).toBe(false);
    expect(await header.getByRole("button").filter({ visible: true }).count()).toBe(0);
    expect(await page.getByRole("heading", { level: 1 }).isVisible()).toBe(true);
    await box.click();
    expect(await page.getByRole("navigation", { name: "Main" }).boundingBox()).toEqual({
      x: 0,
      y: 0,
      ...phone,
    });
    await header.locator("summary", { hasText: "Resources" }).click();
    await careers.click();
    await page.waitForURL("**/careers");
    await page.getByRole("heading", { level: 1, name: "Careers" }).waitFor();
    expect(await header.locator("summary").first().isVisible()).toBe(false);
  },
);

test("the same box closes it, by keyboard too, and so does Escape", async ({ visit }) => {
  const { page, header, box } = await openWithout(visit);
  const groups = header.locator("summary").first();
  await box.focus();
  await page.keyboard.press("Space");
  expect(await groups.isVisible()).toBe(true);
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).overflowY)).toBe("hidden");
  await page.keyboard.press("Space");
  expect(await groups.isVisible()).toBe(false);
  await page.keyboard.press("Space");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Escape");
  expect(await groups.isVisible()).toBe(false);
  expect(await box.evaluate((element) => element === document.activeElement)).toBe(true);
});

test("from 768 px up the row of dropdowns stands as ever, without the box", async ({ visit }) => {
  const { header, box } = await openWithout(visit, { viewport: { width: 1280, height: 800 } });
  expect(await box.isVisible()).toBe(false);
  await header.locator("summary", { hasText: "Industries" }).click();
  expect(await header.getByRole("link", { name: "FMCG" }).first().isVisible()).toBe(true);
});

test("a browser with popovers never shows the box", async ({ visit }) => {
  const page = await visit("/privacy", { isCold: true, isReady: false, viewport: phone });
  expect(await page.getByRole("checkbox").filter({ visible: true }).count()).toBe(0);
  expect(await page.getByRole("button", { name: "Open menu" }).isVisible()).toBe(true);
});
