import type { Browser } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { startBrowser, untilReady } from "#tests/support/browser.ts";
import { type Site, startSite } from "#tests/support/site.ts";
import { openWarmPage } from "#tests/support/warm-page.ts";

let site: Site;
let browser: Browser;

beforeAll(async () => {
  [site, browser] = await Promise.all([startSite(), startBrowser()]);
});
afterAll(async () => {
  await browser.close();
  await site.stop();
});

test("The tab bar leads to the three partner pages and marks the one that is shown", async () => {
  const { page, checkConsole, close } = await openWarmPage(browser, `${site.origin}/partner-with-us`);
  await untilReady(page);
  const bar = page.getByRole("navigation", { name: "Partner pages" });
  expect(await bar.getByRole("listitem").allTextContents()).toEqual([
    "Partner with MAG",
    "Integrate with us",
    "Sell our solutions",
  ]);
  await bar.getByRole("link", { name: "Sell our solutions" }).click();
  await page.waitForURL("**/our-solution");
  await expect.poll(() => bar.locator("[aria-current=page]").textContent()).toBe("Sell our solutions");
  checkConsole();
  await close();
});

test.each([true, false])(
  "Arrows step through the tabs of a small screen, script: %s",
  async (javaScriptEnabled) => {
    const { page, close } = await openWarmPage(browser, `${site.origin}/partner-with-us`, {
      viewport: { width: 375, height: 800 },
      javaScriptEnabled,
    });
    if (javaScriptEnabled) await untilReady(page);
    const bar = page.getByRole("navigation", { name: "Partner pages" });
    expect(await bar.getByRole("listitem").filter({ visible: true }).allTextContents()).toEqual([
      "Partner with MAG",
    ]);
    await bar.getByRole("link", { name: "Next: Integrate with us" }).click();
    await page.waitForURL("**/tech-partner");
    await bar.getByRole("link", { name: "Next: Sell our solutions" }).click();
    await page.waitForURL("**/our-solution");
    await bar.getByRole("link", { name: "Next: Partner with MAG" }).click();
    await page.waitForURL("**/partner-with-us");
    await bar.getByRole("link", { name: "Previous: Sell our solutions" }).click();
    await page.waitForURL("**/our-solution");
    await close();
  },
);

test("One type of partner is open at a time, the first one at first", async () => {
  const { page, close } = await openWarmPage(browser, `${site.origin}/partner-with-us`);
  const types = page.getByRole("region", { name: "Types of Commercial Partners" });
  const open = types.locator("details[open] h3");
  expect(await open.allTextContents()).toEqual(["Dealers"]);
  await types.getByText("Consultants", { exact: true }).click();
  await expect.poll(() => open.allTextContents()).toEqual(["Consultants"]);
  await close();
});

test.each(["/partner-with-us", "/tech-partner", "/our-solution"])(
  "The form of %s is sent as commercial-contact",
  async (path) => {
    const html = await (await fetch(site.origin + path)).text();
    expect(html).toContain('name="form-name" value="commercial-contact"');
  },
);
