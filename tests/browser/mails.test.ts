import { describe, expect } from "vitest";
import { messages } from "#server/deliveries/messages.ts";
import { withBrowser as test } from "#tests/support/browser-test.ts";
import { goodFields, storedEnquiry } from "#tests/support/enquiries.ts";

/* What a mail program with a browser's engine makes of a notice. */
const { html } = messages["sales-notice"](
  {
    ...storedEnquiry,
    fields: { ...goodFields, email: `${"annegret.mueller-".repeat(4)}@grossbaeckerei-lodz.example` },
  },
  "https://site.example",
);

describe("a notice by mail", () => {
  test("is no wider than a phone, whatever was written", async ({ browser }) => {
    const page = await browser.newPage({ viewport: { width: 360, height: 740 } });
    await page.setContent(html);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
    await page.close();
  });

  test("is dark where the reader's screen is dark", async ({ browser }) => {
    const page = await browser.newPage({ colorScheme: "dark" });
    await page.setContent(html);
    const lightness = (selector: string, what: "color" | "backgroundColor") =>
      page
        .locator(selector)
        .first()
        .evaluate((element, what) => {
          const [red = 0, green = 0, blue = 0] =
            getComputedStyle(element)
              [what].match(/[\d.]+/g)
              ?.map(Number) ?? [];
          return (red + green + blue) / 3;
        }, what);
    expect(await lightness("body", "backgroundColor")).toBeLessThan(40);
    for (const words of ["h1", "th", "td[class=sheet]"])
      expect(await lightness(words, "color"), words).toBeGreaterThan(150);
    await page.close();
  });
});
