/*
 * Time between two pictures, and script in each, of a floor that runs on its page, in Chromium:
 *   npm run node -- benchmarks/hall-frames.ts 10          s of each floor; needs a build
 * Fifty forks in four halls, and two hundred on a grid of lanes. On a machine without a screen Chromium draws in software.
 */
import { setTimeout as wait } from "node:timers/promises";
import { openPage, startBrowser, untilReady } from "#tests/support/browser.ts";
import { startSite } from "#tests/support/site.ts";
import { ensureMeasures } from "../scripts/site/ensure-measures.ts";
import { machine, median } from "./report.ts";

await ensureMeasures();
/* Imported after the measures, which they need. */
const { tokenOf } = await import("#planner/link/link.ts");
const { readPlan } = await import("#planner/plan/read-plan.ts");
const { fiftyForks } = await import("#planner/session/fifty-forks.ts");

const seconds = Number(process.argv[2] ?? 10);
const [site, browser] = await Promise.all([startSite(), startBrowser()]);
console.info(machine());
for (const { name, plan, count } of [
  { name: "50 vehicles", plan: fiftyForks(), count: 50 },
  { name: "200 vehicles", plan: grid(8), count: 200 },
]) {
  const address = `${site.origin}/planner/play?plan=${tokenOf(plan)}&count=${count}`;
  const { page, close } = await openPage(browser, address);
  const client = await page.context().newCDPSession(page);
  await client.send("Performance.enable", { timeDomain: "threadTicks" });
  await untilReady(page);
  /* It starts when it is seen. */
  await page.getByRole("heading", { name: "On the floor" }).evaluate((heading) => heading.scrollIntoView());
  await page.getByRole("button", { name: "Pause", exact: true }).waitFor({ timeout: 60_000 });
  await page.locator("canvas").scrollIntoViewIfNeeded();
  await wait(3000);
  const script = async () => {
    const { metrics } = await client.send("Performance.getMetrics");
    return 1000 * (metrics.find((metric) => metric.name === "ScriptDuration")?.value ?? 0);
  };
  const before = await script();
  const frames = await page.evaluate(async (until) => {
    const times: number[] = [];
    await new Promise<void>((done) => {
      const frame = (now: number) => {
        times.push(now);
        if (now - (times[0] ?? now) < until) requestAnimationFrame(frame);
        else done();
      };
      requestAnimationFrame(frame);
    });
    return times;
  }, seconds * 1000);
  const spent = (await script()) - before;
  const gaps = frames.slice(1).map((time, index) => time - (frames[index] ?? time));
  const sorted = gaps.toSorted((a, b) => a - b);
  const worst = sorted[Math.floor(sorted.length * 0.99)] ?? Number.NaN;
  const perSecond = (gaps.length * 1000) / gaps.reduce((sum, gap) => sum + gap, 0);
  console.info(
    `${name}: ${perSecond.toFixed(1)} pictures a second, median ${median(gaps).toFixed(1)} ms, 99th percentile ${worst.toFixed(1)} ms, script ${(spent / gaps.length).toFixed(2)} ms a picture`,
  );
  await close();
}
await Promise.all([site.stop(), browser.close()]);

/** So many places each way, 24 m apart, joined by lanes for both directions. */
function grid(places: number) {
  const apart = 24_000; /* mm */
  const side = Array.from({ length: places }, (_, index) => index);
  const id = (x: number, y: number) => `${x}.${y}`;
  const lane = (from: string, to: string) => ({ from, to, both: true, width: 2800 });
  const read = readPlan({
    version: 1,
    name: "Grid",
    loads: [{ id: "pallet", carrier: "open-pallet", length: 1200, width: 800, height: 1600, weight: 850 }],
    places: side.flatMap((y) =>
      side.map((x) => ({
        id: id(x, y),
        x: x * apart,
        y: y * apart,
        ...((y === 0 || y === places - 1) && { handover: "floor" }),
      })),
    ),
    lanes: side.flatMap((a) =>
      side.slice(1).flatMap((b) => [lane(id(b - 1, a), id(b, a)), lane(id(a, b - 1), id(a, b))]),
    ),
    flows: side.map((x) => {
      return { from: id(x, 0), to: id((x * 3 + 1) % places, places - 1), load: "pallet", perHour: 12 };
    }),
    choice: { vehicle: "fork", count: 200 },
    seed: 1,
  });
  if (!read.ok) throw new Error(JSON.stringify(read.errors));
  return read.value;
}
