/**
 * What script costs a visitor with a phone: time on the main thread, of a page that nobody touches (six
 * seconds after its load event) and of one that is touched; and from a tap on the menu's button to the open menu, with
 * the processor slowed down. Medians; compare builds in turns, never single values.
 * npm run node -- benchmarks/page-script.ts [rounds]          needs a build; about 20 s a round
 */
import { setTimeout as wait } from "node:timers/promises";
import type { Browser, Page } from "playwright-core";
import { startBrowser, untilReady } from "#tests/support/browser.ts";
import { startSite } from "#tests/support/site.ts";
import { machine, median } from "./report.ts";

const rounds = Number(process.argv[2] ?? 5);
const pages = { home: "/", vehicle: "/products/mag-product?product=lifter" };
const slowdowns = [4, 10];

const [site, browser] = await Promise.all([startSite(), startBrowser()]);
const figures = new Map<string, number[]>();
for (let round = 0; round < rounds; round++)
  for (const [name, path] of Object.entries(pages)) {
    const { untouched, touched } = await visit(browser, site.origin + path);
    note(`${name}, untouched: script ms`, untouched);
    note(`${name}, touched: script ms`, touched);
    for (const slowdown of slowdowns)
      note(
        `${name}, tap to open menu at ${slowdown}×: ms`,
        await tapMenu(browser, site.origin + path, slowdown),
      );
  }
await Promise.all([site.stop(), browser.close()]);

console.info(machine());
for (const [name, values] of figures)
  console.info(`${name.padEnd(44)} ${median(values).toFixed(0)} (of ${rounds})`);

function note(name: string, value: number) {
  figures.set(name, [...(figures.get(name) ?? []), value]);
}

async function visit(browser: Browser, url: string) {
  const page = await openPhone(browser);
  const client = await page.context().newCDPSession(page);
  await client.send("Performance.enable", { timeDomain: "threadTicks" });
  await page.goto(url);
  await wait(6000);
  const untouched = await measure();
  await untilReady(page);
  await wait(2000);
  const touched = await measure();
  await page.context().close();
  return { untouched, touched };

  async function measure() {
    const { metrics } = await client.send("Performance.getMetrics");
    return 1000 * (metrics.find(({ name }) => name === "ScriptDuration")?.value ?? 0);
  }
}

/** Milliseconds from the finger's touch to the frame that shows the menu, as the browser's own event timing has it. */
async function tapMenu(browser: Browser, url: string, slowdown: number) {
  const page = await openPhone(browser);
  const client = await page.context().newCDPSession(page);
  await client.send("Emulation.setCPUThrottlingRate", { rate: slowdown });
  await page.goto(url);
  const shown = page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let start = 0;
        addEventListener("pointerdown", ({ timeStamp }) => {
          start = timeStamp;
        });
        document.querySelector("nav[popover]")?.addEventListener("toggle", () => {
          requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - start)));
        });
      }),
  );
  await page.getByRole("button", { name: "Open menu" }).tap();
  const time = await shown;
  await page.context().close();
  return time;
}

async function openPhone(browser: Browser): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 412, height: 823 }, hasTouch: true });
  return context.newPage();
}
