/*
 * How soon the planner's page has a fleet, in real Chromium on this machine's cores:
 *   npm run node -- benchmarks/sizing-page.ts [rounds]     needs a build; half a minute
 * The presets in turn, each in a page of its own, with a day fewer in the year so that the server doesn't know the fleet:
 * from the start of the sizing's worker to the count in the answer, and the count of all six together.
 */
import type { Browser } from "playwright-core";
import { pathOf } from "#planner/link/link.ts";
import { caseStudyPresets as presets } from "#planner/presets/presets.ts";
import { openPage, startBrowser, untilReady } from "#tests/support/browser.ts";
import { startSite } from "#tests/support/site.ts";
import { machine, median } from "./report.ts";

const rounds = Number(process.argv[2] ?? 3);
const site = await startSite();
const browser = await startBrowser();
console.info(machine());
const sums: number[] = [];
for (let round = 0; round < rounds; round++) {
  let sum = 0;
  for (const { name, plan } of presets) {
    const work = { ...plan.work, daysPerYear: plan.work.daysPerYear - 1 - round };
    const { begun, fleet, count } = await measure(browser, site.origin + pathOf({ ...plan, work }));
    sum += fleet - begun;
    console.info(`${name}: ${count} after ${(fleet - begun).toFixed(0)} ms, begun at ${begun.toFixed(0)} ms`);
  }
  sums.push(sum);
}
console.info(
  `The six presets: median ${median(sums).toFixed(0)} ms, most ${Math.max(...sums).toFixed(0)} (bar 2000 ms)`,
);
await browser.close();
await site.stop();

type Seen = { begun: number; fleet: number; count: number };

async function measure(browser: Browser, address: string): Promise<Seen> {
  const { page, close } = await openPage(browser, address, { beforeScripts: listen });
  await untilReady(page);
  await page.waitForFunction(() => (window as unknown as { seen: Seen }).seen.fleet > 0, undefined, {
    polling: 100,
    timeout: 60_000,
  });
  const seen = await page.evaluate(() => (window as unknown as { seen: Seen }).seen);
  await close();
  return seen;
}

/** Notes in the page when the sizing's worker starts, and when a count is shown. */
function listen() {
  const seen: Seen = { begun: 0, fleet: 0, count: 0 };
  Object.assign(window, { seen });
  const OwnWorker = window.Worker;
  window.Worker = class extends OwnWorker {
    constructor(url: string | URL, options?: WorkerOptions) {
      super(url, options);
      if (String(url).includes("size-worker")) seen.begun ||= performance.now();
    }
  };
  const look = () => {
    const shown = document.querySelector<HTMLDataElement>("data[data-fleet]");
    if (!seen.begun || !shown) return;
    seen.fleet ||= performance.now();
    seen.count ||= Number(shown.value);
  };
  new MutationObserver(look).observe(document, { subtree: true, childList: true });
}
