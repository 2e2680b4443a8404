import { expect } from "vitest";
import { test } from "#tests/support/browser-test.ts";

/** One of each kind of page that ends in a large button, or has a row of tabs. */
const paths = ["/", "/contact", "/partner-with-us", "/our-solution", "/safety", "/case-studies", "/podcasts"];

/* Lengths in a media query follow the browser's setting alone, not the size that a page gives its root. */
test("with a browser's text set to twice its size no page scrolls sideways at 390 px", async ({ visit }) => {
  const wider: string[] = [];
  for (const path of paths) {
    const page = await visit(path, { viewport: { width: 390, height: 844 }, isReady: false });
    const protocol = await page.context().newCDPSession(page);
    await protocol.send("Page.setFontSizes", { fontSizes: { standard: 32 } });
    await expect
      .poll(() => page.evaluate(() => Number.parseFloat(getComputedStyle(document.documentElement).fontSize)))
      .toBeGreaterThanOrEqual(32);
    const beyond = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    if (beyond > 0) wider.push(`${path}: ${beyond} px`);
    await page.close();
  }
  expect(wider).toEqual([]);
});
