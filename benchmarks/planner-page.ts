/*
 * How soon the planner's page draws a fleet's first curve in real Chromium, and how it takes keys meanwhile:
 *   npm run node -- benchmarks/planner-page.ts [rounds]     needs a build; half a minute
 * From the press of the button to the frame with the first curve, and with the first fleet in traffic; then the slowest
 * interaction (INP) of typing while fleets are simulated, as it is and with a processor four times slower.
 */
import type { Browser, Page } from "playwright-core";
import { pathOf } from "#planner/link/link.ts";
import { presets } from "#planner/presets/presets.ts";
import { openPage, startBrowser, untilReady } from "#tests/support/browser.ts";
import { startSite } from "#tests/support/site.ts";
import { machine, median } from "./report.ts";

const rounds = Number(process.argv[2] ?? 5);
const site = await startSite();
const browser = await startBrowser();
console.info(machine());
for (const slowdown of [1, 4])
  for (const { plan } of presets.slice(0, 3)) {
    const all: Awaited<ReturnType<typeof measure>>[] = [];
    for (let round = 0; round < rounds; round++)
      all.push(await measure(browser, site.origin + pathOf(plan), slowdown));
    const figures = (of: (each: (typeof all)[number]) => number) =>
      `${median(all.map(of)).toFixed(0)} ms, most ${Math.max(...all.map(of)).toFixed(0)}`;
    console.info(
      `${plan.name}, ${slowdown} times slower: first curve ${figures(({ curve }) => curve)}; first fleet in traffic ${figures(({ traffic }) => traffic)}; slowest of ${all[0]?.keys} keys ${figures(({ slowest }) => slowest)} (bar 200 ms)`,
    );
  }
await browser.close();
await site.stop();

async function measure(browser: Browser, address: string, slowdown: number) {
  const { page, close } = await openPage(browser, address);
  await untilReady(page);
  const cdp = await page.context().newCDPSession(page);
  await cdp.send("Emulation.setCPUThrottlingRate", { rate: slowdown });
  const worker = page.waitForEvent("worker", { timeout: 20_000 });
  await page.getByRole("button", { name: "Simulate the fleet" }).scrollIntoViewIfNeeded();
  await worker;
  /* A visitor reads for a moment before pressing. */
  await page.waitForTimeout(500);
  await listen(page);
  await page.getByRole("button", { name: "Simulate the fleet" }).click();
  const field = page.getByLabel("Pick-up within, s");
  await field.click();
  let keys = 0;
  const isDone = () => page.getByText(/\d+ runs of \d+ h each/).isVisible();
  for (; keys < 60 && !(await isDone()); keys++) await page.keyboard.type("1", { delay: 30 });
  await page.waitForTimeout(300);
  const seen = await page.evaluate(() => (window as unknown as { seen: Seen }).seen);
  await close();
  return { curve: seen.curve - seen.began, traffic: seen.traffic - seen.began, slowest: seen.slowest, keys };
}

type Seen = { began: number; curve: number; traffic: number; slowest: number };

/** Notes in the page when the button is pressed, when curves are drawn, and how long the slowest interaction takes. */
function listen(page: Page) {
  return page.evaluate(() => {
    const seen = { began: 0, curve: 0, traffic: 0, slowest: 0 };
    Object.assign(window, { seen });
    addEventListener(
      "click",
      (event) => {
        if (seen.began === 0) seen.began = event.timeStamp;
      },
      { capture: true },
    );
    const drawn = (selector: string) => document.querySelector(selector) !== null;
    const look = () => {
      if (!seen.curve && drawn("figure polyline[points]:not([points=''])")) seen.curve = performance.now();
      if (!seen.traffic && drawn("[data-digest]")) seen.traffic = performance.now();
      if (!seen.curve || !seen.traffic) requestAnimationFrame(look);
    };
    look();
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { interactionId: number })[])
        if (entry.interactionId) seen.slowest = Math.max(seen.slowest, entry.duration);
    }).observe({ type: "event", durationThreshold: 16, buffered: false } as PerformanceObserverInit);
  });
}
