import { expect } from "vitest";
import { industries } from "#content/tasks/industries.ts";
import { test } from "#tests/support/browser-test.ts";
import { openScale, type PageWeight, weighPage } from "#tests/support/page-weight.ts";
import { visitedPaths } from "#tests/support/paths.ts";
import { vehicles } from "#vehicles/index.ts";

let weight: PageWeight;

/** What a vehicle or an industry more is in the menus and in the planner: the bounds are those of six and three. */
const joined = 160 * Math.max(0, vehicles.length - 6) + 50 * Math.max(0, industries.length - 3);

test.beforeAll(async ({ site, browser }) => {
  weight = await weighPage(browser, `${site.origin}/`);
});

/*
 * Keys that move within a group of links are 0.25 kB of it, and save 44 of the home page's 103 tab stops.
 * The script that lays out the first view first is 0.3 kB of it and makes the first paint a tenth of a second earlier.
 * Logos that wrap in large text, and sections that count themselves are 0.2 kB more; styles of checkboxes and of rows
 * of tabs, which it hasn't, would be 0.4 kB. Another word in one alternative text moves it by up to 50 bytes either way.
 */
test("HTML and CSS of the home page weigh at most 31 kB", () => {
  expect(weight.document + weight.stylesheet).toBeLessThanOrEqual(31_000);
});

test("a page that nobody touches loads no script in its first view", async ({ site, browser }) => {
  const untouched = await weighPage(browser, `${site.origin}/`, { touch: false });
  expect(untouched.document).toBeGreaterThan(10_000);
  expect(untouched.script + untouched.fetch).toBe(0);
});

/*
 * The router's list of pages is 3.7 kB of it; when the page's links requested it, it was 23 kB more and was not
 * counted. React Router 8.5.1, which bounds what a path may cost, is 3.6 kB heavier than 8.4.0. Each page of the site
 * is 45 bytes of that list: ten more of them raised the bounds by 0.65 kB. Keeping a message that is typed early is
 * 0.1 kB, and so is laying a page's first view out first after a click on a link. Keeping a page whole that a
 * translation or an extension has changed, and what was typed in it, is 0.3 kB. Vite's own minifier leaves 1.3 kB more
 * than it did after Terser, and 2 kB of a vehicle's page, whose bound is higher for it; the build is shorter by 10 s of
 * processor.
 */
test("the script that the home page loads once it is touched weighs at most 120 kB, and it asks for no list of pages", () => {
  expect(weight.script).toBeGreaterThan(50_000);
  expect(weight.script).toBeLessThanOrEqual(120_000 + joined);
  expect(weight.fetch).toBe(0);
});

/* The thirteen crops of the warehouse, and counting two quick clicks as two steps, are 0.1 kB of it. */
test("with what comes while scrolling it weighs at most 124.6 kB", async ({ site, browser }) => {
  const whole = await weighPage(browser, `${site.origin}/`, { scroll: true });
  expect(whole.script).toBeGreaterThan(weight.script);
  expect(whole.script).toBeLessThanOrEqual(124_600 + joined);
});

test("fonts of the home page weigh at most 60 kB", () => {
  expect(weight.font).toBeLessThanOrEqual(60_000);
});

test("on a phone the film's picture is fetched once", () => {
  expect(weight.image).toBeGreaterThan(5_000);
  expect(weight.images.filter((path) => path.includes("hero"))).toHaveLength(1);
});

/**
 * Script, in bytes, of pages that are tools: a form that answers, and a floor that vehicles drive on. Driving by
 * messages alone is 2 kB of it. Sizing a plan's fleet is 2 kB of the planner's and up to 23 kB of the floor's, whose
 * worker comes sooner or later. The address of one sandbox's page is 0.1 kB of each page's list. Answering a plan while
 * it is changed is 1.1 kB of the planner's, and keeping its height meanwhile 0.1 kB. Searching trips in rows of
 * numbers, which takes a quarter less time, is 1.2 kB of the floor's. Pages that name a fleet carry the vehicles'
 * names, 1.1 kB, since a fleet may be of several kinds.
 */
const withTools: Record<string, number> = { "/planner": 122_300, "/planner/play": 171_200 };

const maxScript = (path: string) => withTools[path] ?? (path.startsWith("/case-study/") ? 128_300 : 127_400);

test("the first view of every page weighs at most 500 kB, its script, once it is touched, at most 127.4 kB or its tool's share", async ({
  site,
  browser,
}) => {
  const waiting = [...visitedPaths];
  const tooHeavy = await Promise.all([weighOnOneScale(), weighOnOneScale(), weighOnOneScale()]);
  expect(tooHeavy.flat()).toEqual([]);

  async function weighOnOneScale() {
    const found: string[] = [];
    const scale = await openScale(browser);
    for (let path = waiting.shift(); path !== undefined; path = waiting.shift()) {
      const { images: _, ...kinds } = await scale.weigh(site.origin + path);
      const whole = Object.values(kinds).reduce((sum, size) => sum + size, 0);
      if (whole > 500_000 || kinds.script > maxScript(path) + joined)
        found.push(`${path}: ${JSON.stringify(kinds)}`);
    }
    await scale.close();
    return found;
  }
}, 240_000);
