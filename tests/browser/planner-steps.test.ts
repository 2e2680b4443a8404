import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { startBrowser, untilReady } from "#tests/support/browser.ts";
import { type Site, startSite } from "#tests/support/site.ts";
import { openWarmPage } from "#tests/support/warm-page.ts";

let browser: Browser;
let site: Site;

beforeAll(async () => {
  [browser, site] = await Promise.all([startBrowser(), startSite()]);
});
afterAll(async () => {
  await browser.close();
  await site.stop();
});

const stepsScript = /assets\/steps-.*\.js/;
const weight = (page: Page) => page.getByLabel("Weight, kg");
const soon = { timeout: 15_000 };

/** Opens the planner; the script of its steps is held back until `letCome`. */
async function openWithoutSteps() {
  const opened = await openWarmPage(browser, "about:blank");
  let letCome = () => {};
  const waiting = new Promise<void>((resolve) => {
    letCome = resolve;
  });
  await opened.page.route("**/*", (route) => route.continue());
  await opened.page.route(stepsScript, (route) => waiting.then(() => route.continue()));
  await opened.page.goto(`${site.origin}/planner`);
  await untilReady(opened.page, "wheel");
  return { ...opened, letCome };
}

test("what is typed and pressed in steps before their script loads is kept, and sent once it has loaded", async () => {
  const { page, close, checkConsole, letCome } = await openWithoutSteps();
  await weight(page).fill("777");
  await page.getByText("Change places and lanes as rows").click();
  const places = page.getByLabel("Places", { exact: true });
  const rows = `${await places.inputValue()}\nnew corner; 28000; 14000; floor`;
  await places.fill(rows);
  await page.getByRole("button", { name: "Draw the floor" }).click();
  letCome();
  const canvas = page.getByRole("group", { name: "Floor to draw on" });
  await canvas.waitFor(soon);
  await expect.poll(() => canvas.getByRole("button").count(), soon).toBe(rows.split("\n").length);
  expect(await weight(page).inputValue()).toBe("777");
  expect(await places.inputValue()).toBe(rows);

  await page.getByRole("button", { name: "Ask again" }).first().click();
  await page.waitForURL(/weight=777/);
  expect(new URL(page.url()).searchParams.get("places")?.replaceAll("\r", "")).toBe(rows);
  checkConsole();
  await close();
});

test("a press that has been handled is not handled again", async () => {
  const { page, close, letCome } = await openWithoutSteps();
  letCome();
  const asked = page.waitForRequest(stepsScript);
  const draw = page.getByRole("button", { name: "Draw the floor" });
  await draw.click();
  await asked;
  const again = page.getByRole("button", { name: "Draw what the rows hold now" });
  await again.waitFor(soon);
  await page.getByRole("group", { name: "Floor to draw on" }).waitFor(soon);
  expect(await page.getByRole("group", { name: "Floor to draw on" }).count()).toBe(1);
  await close();
});

test.each([
  ["is gone", (page: Page) => page.route(stepsScript, (route) => route.fulfill({ status: 404, body: "" }))],
  [
    "throws as it is drawn",
    (page: Page) =>
      page.route(stepsScript, (route) =>
        route.fulfill({
          contentType: "text/javascript",
          body: "export default function Broken() { throw new Error('broken') }",
        }),
      ),
  ],
])("steps whose script %s stay as they are, and ask by document", async (_, fail) => {
  const { page, close } = await openWarmPage(browser, "about:blank");
  await page.route("**/*", (route) => route.continue());
  await fail(page);
  await page.goto(`${site.origin}/planner`);
  await untilReady(page, "wheel");
  const words = await page.locator("main").innerText();
  const asked = page.waitForRequest(stepsScript);
  await weight(page).fill("1450");
  await asked;
  expect(await page.locator("main").innerText()).toBe(words);

  await page.getByRole("button", { name: "Ask again" }).first().click();
  await page.waitForURL(/weight=1450/);
  const fits = page.getByRole("region", { name: "Fit", exact: true });
  await expect.poll(() => fits.innerText(), soon).toContain("weighs 1450 kg");
  expect(await weight(page).inputValue()).toBe("1450");

  await page.getByRole("link", { name: "Racks to the packing tables" }).click();
  await expect.poll(() => fits.locator("li").first().innerText(), soon).toMatch(/^MAG 1500 Lifter/);
  await close();
});
