/**
 * The home page: its weight, and five runs of Lighthouse as on a phone.
 * node benchmarks/home-page.ts [path …]     needs Chromium; about 2 min a page
 */
import { createServer } from "node:net";
import lighthouse from "lighthouse";
import { startBrowser } from "#tests/support/browser.ts";
import { weighPage } from "#tests/support/page-weight.ts";
import { startSite } from "#tests/support/site.ts";
import { machine, median } from "./report.ts";

const runs = 5;
const paths = process.argv.length > 2 ? process.argv.slice(2) : ["/"];

const site = await startSite({ LOG_LEVEL: "error" });
const debuggingPort = await freePort();
const browser = await startBrowser([`--remote-debugging-port=${debuggingPort}`]);
console.info(machine());

for (const path of paths) {
  const weight = await weighPage(browser, site.origin + path);
  console.info(`\n${path}`);
  console.info(
    `  HTML + CSS ${kilobytes(weight.document + weight.stylesheet)}, script ${kilobytes(weight.script)}, brotli`,
  );
  await reportLighthouse(site.origin + path);
}
await browser.close();
await site.stop();

async function reportLighthouse(url: string) {
  const results = [];
  for (let run = 0; run < runs; run++) {
    const result = await lighthouse(url, { port: debuggingPort, logLevel: "error" });
    if (!result) throw new Error(`Lighthouse gave no result for ${url}`);
    results.push(result.lhr);
  }
  for (const category of ["performance", "accessibility", "best-practices", "seo"]) {
    const scores = results.map(({ categories }) => (categories[category]?.score ?? 0) * 100);
    console.info(`  ${category.padEnd(16)} ${median(scores)} (${scores.map(Math.round).join(", ")})`);
  }
  for (const audit of ["first-contentful-paint", "largest-contentful-paint", "total-blocking-time"]) {
    const times = results.map(({ audits }) => audits[audit]?.numericValue ?? Number.NaN);
    console.info(`  ${audit.padEnd(26)} ${Math.round(median(times))} ms`);
  }
  const shifts = results.map(({ audits }) => audits["cumulative-layout-shift"]?.numericValue ?? Number.NaN);
  console.info(`  cumulative-layout-shift    ${median(shifts).toFixed(4)}`);
  const failing = Object.values(results[0]?.audits ?? {}).filter(
    ({ score }) => score !== null && score < 0.9,
  );
  console.info(`  below 90 in the first run: ${failing.map(({ id }) => id).join(", ") || "nothing"}`);
}

function kilobytes(bytes: number) {
  return `${(bytes / 1000).toFixed(1)} kB`;
}

async function freePort() {
  const server = createServer().listen(0, "127.0.0.1");
  await new Promise((resolve) => server.once("listening", resolve));
  const { port } = server.address() as { port: number };
  await new Promise((resolve) => server.close(resolve));
  return port;
}
