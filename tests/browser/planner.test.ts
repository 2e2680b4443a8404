import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { presets } from "#planner/presets/presets.ts";
import { simulateTraffic } from "#planner/traffic/simulate.ts";
import { openPage, startBrowser, untilReady } from "#tests/support/browser.ts";
import { type Site, startSite } from "#tests/support/site.ts";

let browser: Browser;
let site: Site;

beforeAll(async () => {
  [browser, site] = await Promise.all([startBrowser(), startSite()]);
});
afterAll(async () => {
  await browser.close();
  await site.stop();
});

const verdicts = (page: Page) =>
  page.getByRole("region", { name: "Every vehicle, best first" }).locator("ol > li").allInnerTexts();
const ask = (page: Page) => page.getByRole("button", { name: "Ask again" }).click();

test.each([true, false])("which vehicle fits is answered, with script: %s", async (javaScriptEnabled) => {
  const { page, close, checkConsole } = await openPage(browser, `${site.origin}/planner`, {
    javaScriptEnabled,
  });
  if (javaScriptEnabled) await untilReady(page);
  const first = await verdicts(page);
  expect(first).toHaveLength(6);
  expect(first[0]).toMatch(/^MAG 1400 Fork\s+Fits/);

  await page.getByLabel("Weight, kg").fill("1450");
  await page.getByLabel("Narrowest aisle").fill("3600");
  await ask(page);
  await expect
    .poll(async () => (await verdicts(page))[0], { timeout: 20_000 })
    .toMatch(/^MAG 1400 Fork AMR \(counterbalance\)\s+Fits/);
  const fork = (await verdicts(page)).find((text) => /^MAG 1400 Fork\n/.test(text));
  expect(fork).toContain("weighs 1450 kg, 50 kg more than MAG 1400 Fork carries");
  expect(await page.getByLabel("Weight, kg").inputValue()).toBe("1450");

  await page.getByRole("link", { name: "Open this plan by its own address" }).click();
  await page.waitForURL(/\/planner\?plan=1\.[\w-]+$/);
  await expect.poll(() => page.getByLabel("Weight, kg").inputValue()).toBe("1450");
  if (javaScriptEnabled) checkConsole();
  await close();
});

test("what can't be read gets words at its field, and is kept", async () => {
  const { page, close } = await openPage(browser, `${site.origin}/planner`, { javaScriptEnabled: false });
  await page.getByLabel("Weight, kg").fill("a tonne");
  await ask(page);
  expect(await page.getByLabel("Weight, kg").inputValue()).toBe("a tonne");
  const summary = page.getByRole("alert");
  expect(await summary.innerText()).toContain("Weight: must be a number");
  expect(await page.getByRole("region", { name: "Every vehicle, best first" }).count()).toBe(0);
  await close();
});

test("a case study is a plan to begin with, and a damaged link begins anew in words", async () => {
  const { page, close } = await openPage(browser, `${site.origin}/planner`, { javaScriptEnabled: false });
  await page.getByRole("link", { name: "Racks to the packing tables" }).click();
  expect((await verdicts(page))[0]).toMatch(/^MAG 1500 Lifter\s+Fits/);
  await page.goto(`${site.origin}/planner?plan=1.damaged`);
  expect(await page.getByRole("alert").innerText()).toContain("no plan that can be read");
  expect(await verdicts(page)).toHaveLength(6);
  await close();
});

test("the fleet is simulated on request, can be stopped, and gives Node's digest", {
  timeout: 180_000,
}, async () => {
  const { page, close, checkConsole } = await openPage(browser, `${site.origin}/planner`);
  const scripts: string[] = [];
  page.on("request", (request) => scripts.push(request.url()));
  await untilReady(page);
  expect(scripts.filter((url) => url.includes("fleet-worker"))).toEqual([]);
  const fleet = page.getByRole("region", { name: "With what certainty" });
  await fleet.getByRole("button", { name: "Simulate the fleet" }).click();
  const answer = fleet.locator("[data-digest]");
  await answer.waitFor({ timeout: 120_000 });
  await fleet.getByRole("button", { name: "Stop" }).click();
  expect(await fleet.getByRole("status").innerText()).toContain("Stopped");
  const { digest, ...asked } = await answer.evaluate((element) => ({ ...(element as HTMLElement).dataset }));
  const [preset] = presets;
  if (!preset) throw new Error("There is no preset.");
  const [count, runs, hours] = [Number(asked["count"]), Number(asked["runs"]), Number(asked["hours"])];
  const expected = simulateTraffic({ plan: preset.plan, count, runs, hours, traffic: true });
  expect(expected).toMatchObject({ ok: true, value: { digest } });
  expect(await fleet.getByText(/is the smallest count that keeps the promise/).count()).toBe(1);
  expect(await fleet.getByRole("table").innerText()).toContain("Vehicles");
  checkConsole();
  await close();
});
