import type { Locator } from "playwright-core";
import { expect } from "vitest";
import { test } from "#tests/support/browser-test.ts";

const wide = { width: 1440, height: 900 };

async function boxOf(what: Locator) {
  const box = await what.boundingBox();
  if (!box) throw new Error(`${what} is not shown.`);
  return { ...box, right: box.x + box.width, bottom: box.y + box.height };
}

test.for(["/costs", "/safety", "/service", "/interfaces"])(
  "%s draws its answer whole in the first view, and says each chapter beside its headline",
  async (path, { visit }) => {
    const page = await visit(path, { viewport: wide });
    const drawn = page.getByRole("main").getByRole("figure").first();
    expect((await boxOf(drawn)).bottom).toBeLessThanOrEqual(wide.height);
    const chapters = page.getByRole("region").filter({ has: page.getByRole("heading", { level: 3 }) });
    expect(await chapters.count()).toBeGreaterThan(1);
    for (const chapter of await chapters.all()) {
      const [headline, part] = await Promise.all([
        boxOf(chapter.getByRole("heading", { level: 2 }).first()),
        boxOf(chapter.getByRole("heading", { level: 3 }).first()),
      ]);
      expect(headline.right).toBeLessThanOrEqual(part.x);
      expect(Math.abs(headline.y - part.y)).toBeLessThan(40);
    }
  },
);

test("each report's title stands beside the drawing of what it is about, or above one over the whole width", async ({
  visit,
}) => {
  const page = await visit("/reports", { viewport: wide });
  const reports = page.getByRole("region").filter({ has: page.getByRole("figure") });
  const placed = await Promise.all(
    (await reports.all()).map(async (report) => {
      const [title, figure] = await Promise.all([
        boxOf(report.getByRole("heading", { level: 2 })),
        boxOf(report.getByRole("figure")),
      ]);
      if (title.right <= figure.x && Math.abs(title.y - figure.y) < 60) return "beside";
      return title.bottom <= figure.y && figure.width > 0.75 * wide.width
        ? "above"
        : JSON.stringify({ title, figure });
    }),
  );
  expect(placed.toSorted()).toEqual(["above", "above", "beside", "beside", "beside", "beside"]);
});

test("the method's titles stand beside their texts, and none of its formulas leaves the page", async ({
  visit,
}) => {
  const page = await visit("/planner/method", { viewport: wide });
  const titles = await page.getByRole("main").getByRole("heading", { level: 2 }).all();
  const parts = page.locator("main div:has(> h2 + div > p)");
  expect(await parts.count()).toBeGreaterThan(4);
  expect(titles.length).toBeGreaterThanOrEqual(await parts.count());
  for (const part of await parts.all()) {
    const [title, text] = await Promise.all([boxOf(part.locator("> h2")), boxOf(part.locator("> h2 + div"))]);
    expect(title.right).toBeLessThanOrEqual(text.x);
    expect(Math.abs(title.y - text.y)).toBeLessThan(40);
    for (const formula of await part.locator("dd").all())
      expect((await boxOf(formula)).right).toBeLessThanOrEqual(wide.width);
  }
});

test.for([wide, { width: 390, height: 844 }])(
  "the plans to begin with stand in one line, $width px",
  async (viewport, { visit }) => {
    const page = await visit("/planner", { viewport });
    const presets = page.getByRole("navigation", { name: "Plans to begin with" }).getByRole("link");
    const boxes = await Promise.all((await presets.all()).map(boxOf));
    expect(boxes.length).toBeGreaterThan(4);
    expect(new Set(boxes.map(({ y }) => Math.round(y))).size).toBe(1);
    /* A line that is longer than the window is scrolled by itself. */
    const wider = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(wider).toBeLessThanOrEqual(0);
  },
);
