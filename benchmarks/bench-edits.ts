/*
 * Frames and keys of the planner while its fleet drives and a figure is changed, in Chromium:
 *   npm run node -- benchmarks/bench-edits.ts [keys]      needs a build; a minute
 * Fifty forks in four halls, as the processor is and four times slower: the time between two pictures, and from a key to
 * the picture that shows it. On a machine without a screen Chromium draws in software.
 */
import { openPage, startBrowser, untilReady } from "#tests/support/browser.ts";
import { startSite } from "#tests/support/site.ts";
import { ensureMeasures } from "../scripts/site/ensure-measures.ts";
import { machine } from "./report.ts";

await ensureMeasures();
/* Imported after the measures, which they need. */
const { pathOf } = await import("#planner/link/link.ts");
const { fiftyForks } = await import("#planner/session/fifty-forks.ts");

type Seen = { frames: number[]; keys: number[] };

const keys = Number(process.argv[2] ?? 40);
const [site, browser] = await Promise.all([startSite(), startBrowser()]);
console.info(machine());
for (const slowdown of [1, 4]) {
  const { page, close } = await openPage(browser, site.origin + pathOf(fiftyForks()));
  await page.setViewportSize({ width: 1440, height: 900 });
  await untilReady(page);
  const field = page.getByLabel("Orders an hour").first();
  await field.click();
  await page.waitForTimeout(4000);
  const client = await page.context().newCDPSession(page);
  await client.send("Emulation.setCPUThrottlingRate", { rate: slowdown });
  await page.evaluate(() => {
    const seen: Seen = { frames: [], keys: [] };
    Object.assign(window, { seen });
    const frame = (now: number) => {
      seen.frames.push(now);
      requestAnimationFrame(frame);
    };
    requestAnimationFrame(frame);
    new PerformanceObserver((list) => {
      for (const { name, duration } of list.getEntries()) if (name === "keydown") seen.keys.push(duration);
    }).observe({ type: "event", durationThreshold: 16 } as PerformanceObserverInit);
  });
  for (let key = 0; key < keys; key++) {
    await page.keyboard.press(key % 2 ? "Backspace" : "1");
    await page.waitForTimeout(150);
  }
  await page.waitForTimeout(500);
  const seen = await page.evaluate(() => (window as unknown as { seen: Seen }).seen);
  const gaps = seen.frames.slice(1).map((time, index) => time - (seen.frames[index] ?? time));
  /* The browser names no key that was shown within 16 ms. */
  const shown = [...seen.keys, ...Array.from({ length: Math.max(0, keys - seen.keys.length) }, () => 16)];
  console.info(
    `${slowdown} times slower: between two pictures median ${at(gaps, 0.5)} ms, 98 in 100 within ${at(gaps, 0.98)}; from a key to its picture median ${at(shown, 0.5)} ms, 98 in 100 within ${at(shown, 0.98)} (bar 100)`,
  );
  await close();
}
await Promise.all([site.stop(), browser.close()]);

function at(times: readonly number[], share: number) {
  const sorted = times.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))]?.toFixed(1);
}
