/**
 * The home page: its weight, and five runs of Lighthouse as on a phone.
 * npm run node -- benchmarks/home-page.ts [path …]     needs Chromium; about 2 min a page
 */
import { weighPage } from "#tests/support/page-weight.ts";
import { startSite } from "#tests/support/site.ts";
import { categories, failingAudits, figureOf, openPhone, scoreOf } from "./phone.ts";
import { machine, median } from "./report.ts";

const runs = 5;
const paths = process.argv.length > 2 ? process.argv.slice(2) : ["/"];

const site = await startSite({ LOG_LEVEL: "error" });
const phone = await openPhone();
console.info(machine());

for (const path of paths) {
  const weight = await weighPage(phone.browser, site.origin + path);
  console.info(`\n${path}`);
  console.info(
    `  HTML + CSS ${kilobytes(weight.document + weight.stylesheet)}, script ${kilobytes(weight.script)}, brotli`,
  );
  await reportLighthouse(site.origin + path);
}
await phone.close();
await site.stop();

async function reportLighthouse(url: string) {
  const results = await phone.inspect(url, runs);
  const [first] = results;
  for (const category of categories) {
    const scores = results.map((result) => scoreOf(result, category));
    console.info(`  ${category.padEnd(16)} ${median(scores)} (${scores.map(Math.round).join(", ")})`);
  }
  for (const audit of ["first-contentful-paint", "largest-contentful-paint", "total-blocking-time"]) {
    const times = results.map((result) => figureOf(result, audit));
    console.info(`  ${audit.padEnd(26)} ${Math.round(median(times))} ms`);
  }
  const shifts = results.map((result) => figureOf(result, "cumulative-layout-shift"));
  console.info(`  cumulative-layout-shift    ${median(shifts).toFixed(4)}`);
  console.info(`  below 90 in the first run: ${(first && failingAudits(first).join(", ")) || "nothing"}`);
}

function kilobytes(bytes: number) {
  return `${(bytes / 1000).toFixed(1)} kB`;
}
