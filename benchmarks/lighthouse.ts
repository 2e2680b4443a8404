/**
 * Every page as on a phone: Lighthouse, the median of some runs. A page passes with a performance of 95 and 100
 * in everything else; pages that ask not to be found are not judged by how well they are found.
 * npm run node -- benchmarks/lighthouse.ts [--runs 3] [path …]     needs Chromium; about 10 s a run
 */
import { parseArgs } from "node:util";
import { visitedPaths } from "#tests/support/paths.ts";
import { startSite } from "#tests/support/site.ts";
import { categories, failingAudits, figureOf, openPhone, scoreOf } from "./phone.ts";
import { machine, median } from "./report.ts";

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { runs: { type: "string", default: "3" } },
});
const paths = positionals.length > 0 ? positionals : visitedPaths;

const site = await startSite({ LOG_LEVEL: "error" });
const phone = await openPhone();
console.info(`${machine()}, median of ${values.runs}`);
console.info("perf  a11y  best  seo   FCP   LCP   TBT    CLS  page");
let missed = 0;
for (const path of paths) missed += await report(path);
console.info(missed === 0 ? `All ${paths.length} pages pass.` : `${missed} of ${paths.length} pages miss.`);
await phone.close();
await site.stop();

/** @returns 1 if the page fails, 0 if it passes */
async function report(path: string) {
  const results = await phone.inspect(site.origin + path, Number(values.runs));
  const scores = categories.map((category) => median(results.map((result) => scoreOf(result, category))));
  const times = ["first-contentful-paint", "largest-contentful-paint", "total-blocking-time"].map((audit) =>
    median(results.map((result) => figureOf(result, audit))),
  );
  const shift = median(results.map((result) => figureOf(result, "cumulative-layout-shift")));
  const isHidden = results.every((result) => result.audits["is-crawlable"]?.score === 0);
  const [performance = 0, accessibility, practices, seo] = scores;
  const passes = performance >= 95 && accessibility === 100 && practices === 100 && (seo === 100 || isHidden);
  const figures = [...scores, ...times].map((value) => `${Math.round(value)}`.padStart(4));
  const [last] = results.slice(-1);
  const why = passes || !last ? "" : `  ← ${failingAudits(last).join(", ")}`;
  console.info(`${figures.join("  ")}  ${shift.toFixed(3)}  ${path}${why}`);
  return passes ? 0 : 1;
}
