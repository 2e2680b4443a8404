import type { Browser } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openPage, startBrowser, untilReady } from "#tests/support/browser.ts";
import { type Site, startSite } from "#tests/support/site.ts";

let site: Site;
let browser: Browser;

beforeAll(async () => {
  [site, browser] = await Promise.all([startSite(), startBrowser()]);
});
afterAll(async () => {
  await browser.close();
  await site.stop();
});

const phone = { width: 375, height: 700 };

/** Opens a page in a browser without popovers: no attribute, no method, and an unknown pseudo-class. */
async function visit({ script = true, viewport = phone } = {}) {
  const opened = await openPage(browser, "about:blank", { viewport, javaScriptEnabled: script });
  const { page } = opened;
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
  await page.goto(`${site.origin}/privacy`);
  if (script) await untilReady(page);
  expect(await page.locator("[popover]").count()).toBe(0);
  const header = page.getByRole("banner");
  return { ...opened, header, box: header.getByRole("checkbox", { name: "Open menu" }) };
}

test.each([true, false])(
  "a phone's menu is closed at first, opens and leads on (script: %s)",
  async (script) => {
    const { page, header, box, close } = await visit({ script });
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
    await close();
  },
);

test("the same box closes it, by keyboard too, and so does Escape", async () => {
  const { page, header, box, close, checkConsole } = await visit();
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
  checkConsole();
  await close();
});

test("from 768 px up the row of dropdowns stands as ever, without the box", async () => {
  const { header, box, close, checkConsole } = await visit({ viewport: { width: 1280, height: 800 } });
  expect(await box.isVisible()).toBe(false);
  await header.locator("summary", { hasText: "Industries" }).click();
  expect(await header.getByRole("link", { name: "FMCG" }).first().isVisible()).toBe(true);
  checkConsole();
  await close();
});

test("a browser with popovers never shows the box", async () => {
  const { page, close } = await openPage(browser, `${site.origin}/privacy`, { viewport: phone });
  expect(await page.getByRole("checkbox").filter({ visible: true }).count()).toBe(0);
  expect(await page.getByRole("button", { name: "Open menu" }).isVisible()).toBe(true);
  await close();
});
