import type { Page } from "playwright-core";
import { expect } from "vitest";
import { thresholds, timings } from "#app/timings.ts";
import { test } from "#tests/support/browser-test.ts";
import { measureTyping } from "#tests/support/editor-typing.ts";
import { test as staffTest } from "#tests/support/staff-test.ts";
import { expectStays, untilDrawn } from "#tests/support/stays.ts";

const finalValues = ["150+", "2M", "30+"];
const shown = (page: Page) => page.locator("[data-count]").allTextContents();

test("the figures of the home page count up once from 0, within two seconds", async ({ visit }) => {
  const page = await visit("/");
  expect(await shown(page)).toEqual(finalValues);
  const section = page.getByRole("region", { name: "In operation" });
  const width = () => section.evaluate((element) => element.getBoundingClientRect().width);
  const before = await width();
  await section.evaluate((element, share) => {
    const { top } = element.getBoundingClientRect();
    scrollTo({ top: scrollY + top - innerHeight * share + 1, behavior: "instant" });
  }, thresholds.countersStartAt);
  await expect.poll(async () => Number.parseInt((await shown(page))[0] ?? "", 10)).toBeLessThan(100);
  const start = Date.now();
  expect(await section.getByRole("img", { name: "150+" }).count()).toBe(1);
  expect(await width()).toBe(before);
  await expect.poll(() => shown(page), { timeout: timings.counterDuration + 1000 }).toEqual(finalValues);
  expect(Date.now() - start).toBeLessThan(timings.counterDuration + 500);

  await page.evaluate(() => scrollTo({ top: 0, behavior: "instant" }));
  await untilDrawn(page);
  await section.scrollIntoViewIfNeeded();
  await expectStays(() => shown(page), finalValues, 200);
});

test("a mouse opens a dropdown by being on it; it closes 150 ms after the mouse has left", async ({
  visit,
}) => {
  const page = await visit("/privacy", { isCold: true, viewport: { width: 1280, height: 800 } });
  const products = page.locator("header details", { hasText: "Products" });
  const summary = page.locator("header summary", { hasText: "Products" });
  await summary.hover();
  expect(await products.evaluate((details: HTMLDetailsElement) => details.open)).toBe(true);

  await summary.evaluate((element) => {
    const details = element.closest("details");
    element.closest("li")?.addEventListener("pointerleave", () => {
      const left = performance.now();
      details?.addEventListener("toggle", () =>
        details.setAttribute("data-took", `${performance.now() - left}`),
      );
    });
  });
  await page.mouse.move(640, 700);
  await page.waitForSelector("header details[data-took]", { state: "attached" });
  const took = Number(await products.getAttribute("data-took"));
  expect(took).toBeGreaterThanOrEqual(timings.dropdownCloseDelay - 5);
  expect(took).toBeLessThan(timings.dropdownCloseDelay + 150);
});

staffTest(
  "a key among 200 blocks costs less than 50 ms of work, and no typed character is lost",
  async ({ edit, site, admin }) => {
    const { work, median, late, text } = await measureTyping(
      (address) => edit(admin, address),
      site.origin,
      admin,
      {
        blocks: 200,
        keys: 60,
      },
    );
    console.info(
      `a key among 200 blocks: ${work.toFixed(1)} ms of work; from key to paint median ${median} ms, 95th ${late} ms`,
    );
    expect(text.trim()).toBe("The quick brown fox jumps over the lazy dog and then again.");
    expect(work).toBeGreaterThan(0);
    expect(work).toBeLessThan(50);
    expect(median).toBeLessThan(50);
  },
);
