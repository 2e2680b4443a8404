/**
 * From a click to the next page, which was fetched ahead: the time until its heading stands, and what moved after.
 * npm run node -- benchmarks/route-change.ts     needs Chromium; about 1 min
 */
import type { Page } from "playwright-core";
import { startBrowser, untilReady } from "#tests/support/browser.ts";
import { startSite } from "#tests/support/site.ts";
import { machine, median } from "./report.ts";

const rounds = 5;
const ways = [
  ["/", "/about-us"],
  ["/", "/contact"],
  ["/about-us", "/products/syncos"],
  ["/products/syncos", "/products/Mag"],
  ["/products/Mag", "/products/mag-product?product=lifter"],
  ["/case-studies", "/case-study/dock-to-rack"],
  ["/contact", "/"],
] as const;

const site = await startSite({ LOG_LEVEL: "error" });
const browser = await startBrowser();
console.info(`${machine()}, 390 × 844, median of ${rounds}`);
for (const [from, to] of ways) {
  const figures = [];
  for (let round = 0; round < rounds; round++) figures.push(await go(from, to));
  const time = median(figures.map(({ milliseconds }) => milliseconds));
  const shift = Math.max(...figures.map((figure) => figure.shift));
  console.info(`${`${Math.round(time)} ms`.padStart(7)}, shift ${shift.toFixed(4)}  ${from} → ${to}`);
}
await browser.close();
await site.stop();

async function go(from: string, to: string) {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
  const page = await context.newPage();
  await page.goto(site.origin + from);
  await untilReady(page);
  await fetchAhead(page, to);
  const figures = await page.evaluate(change, to);
  await context.close();
  return figures;
}

/** As a visitor who aims at the link does. */
async function fetchAhead(page: Page, to: string) {
  await page.evaluate((address) => {
    const link = document.querySelector(`main a[href="${address}"], a[href="${address}"]`);
    if (!link) throw new Error(`There is no link to ${address}`);
    link.dispatchEvent(new MouseEvent("mouseover", { bubbles: true }));
    link.dispatchEvent(new FocusEvent("focusin", { bubbles: true }));
  }, to);
  await page.waitForTimeout(3000);
  await page.waitForLoadState("networkidle");
}

/** Runs in the page. */
async function change(to: string) {
  const link = document.querySelector<HTMLElement>(`main a[href="${to}"], a[href="${to}"]`);
  const heading = document.querySelector("h1");
  let shift = 0;
  const began = performance.now();
  const shown = new Promise<number>((resolve) => {
    const look = () => {
      const next = document.querySelector("main h1");
      if (next && next !== heading && document.querySelector("main[aria-busy=false]"))
        resolve(performance.now());
      else requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
  link?.click();
  const milliseconds = (await shown) - began;
  const standsAt = performance.now();
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[])
      if (entry.startTime > standsAt) shift += entry.value;
  }).observe({ type: "layout-shift", buffered: true });
  await new Promise((resolve) => setTimeout(resolve, 1000));
  return { milliseconds, shift };
}
