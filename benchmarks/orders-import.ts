/*
 * How long half a million orders of a warehouse system take on the planner's page in real Chromium, and whether the page
 * stays live meanwhile:
 *   npm run node -- benchmarks/orders-import.ts [lines]     needs a build; half a minute
 * From the choice of the file to the answer; then the longest time without a frame and the slowest key while it is read.
 */
import { openPage, startBrowser, untilReady } from "#tests/support/browser.ts";
import { startSite } from "#tests/support/site.ts";
import { machine } from "./report.ts";

const lines = Number(process.argv[2] ?? 500_000);
const site = await startSite();
const browser = await startBrowser();
console.info(machine());
const { page, close } = await openPage(browser, `${site.origin}/planner`);
await untilReady(page);
await page.getByRole("button", { name: "Take the orders from an export" }).click();
const file = page.getByLabel("An export of orders, CSV");
await file.waitFor();
const buffer = Buffer.from(exported());
await page.evaluate(() => {
  const seen = { begins: 0, ends: 0, gap: 0, key: 0 };
  Object.assign(window, { seen });
  let before = performance.now();
  const frame = (now: number) => {
    if (seen.begins && !seen.ends) seen.gap = Math.max(seen.gap, now - Math.max(before, seen.begins));
    before = now;
    if (/orders from/.test(document.body.textContent ?? "") && seen.begins) seen.ends ||= performance.now();
    requestAnimationFrame(frame);
  };
  requestAnimationFrame(frame);
  document.addEventListener("change", () => (seen.begins ||= performance.now()), { capture: true });
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) seen.key = Math.max(seen.key, duration);
  }).observe({ type: "event", buffered: false, durationThreshold: 16 } as PerformanceObserverInit);
});
await file.setInputFiles({ name: "wms.csv", mimeType: "text/csv", buffer });
await page.locator("#job-weight").click();
const isRead = () => page.evaluate(() => (window as unknown as { seen: Seen }).seen.ends > 0);
for (let keys = 0; keys < 400 && !(await isRead()); keys++) await page.keyboard.type("1", { delay: 30 });
const { begins, ends, gap, key } = await page.evaluate(() => (window as unknown as { seen: Seen }).seen);
console.info(
  `${lines} lines, ${(buffer.length / 1e6).toFixed(0)} MB: answered after ${(ends - begins).toFixed(0)} ms (bar 5000); longest without a frame ${gap.toFixed(0)} ms; slowest key ${key.toFixed(0)} ms (bar 200)`,
);
await close();
await browser.close();
await site.stop();

type Seen = { begins: number; ends: number; gap: number; key: number };

/** Thirty days of orders between ten places. */
function exported() {
  const begins = Date.UTC(2026, 2, 2);
  const two = (value: number) => `${value}`.padStart(2, "0");
  const rows = Array.from({ length: lines }, (_, at) => {
    const time = new Date(begins + Math.floor((at * 30 * 86_400_000) / lines));
    const clock = `${two(time.getUTCHours())}:${two(time.getUTCMinutes())}:${two(time.getUTCSeconds())}`;
    const day = `${two(time.getUTCDate())}.${two(time.getUTCMonth() + 1)}.${time.getUTCFullYear()}`;
    return `${day} ${clock};dock ${at % 3};rack ${at % 7};pallet`;
  });
  return ["Created at;Source;Destination;Load", ...rows].join("\r\n");
}
