import type { Page } from "playwright-core";
import { describe, expect } from "vitest";
import { test } from "#tests/support/browser-test.ts";

const a4 = { width: 680, height: 1017 }; /* px: A4 without its margins */

/** One page of each kind, and the sheets of A4 that the longest ones may take. */
const kinds: [string, number?][] = [
  ["/", 12],
  ["/products/mag-product?product=fork", 7],
  ["/products/Mag"],
  ["/products/syncos"],
  ["/use-cases/box-packing", 6],
  ["/case-study/two-decks", 5],
  ["/blogs/a-milk-run-on-tape-stop-by-stop", 3],
  ["/careers"],
  ["/partner-with-us"],
  ["/contact", 3],
  ["/privacy", 4],
];

describe("printed from a dark screen", () => {
  test.for(kinds)(
    "%s is dark text on white, with nothing that only clicks, and short",
    async ([path, sheets], { visit }) => {
      const page = await visit(path, {
        viewport: a4,
        colorScheme: "dark",
      });
      await page.locator("link[media=print]").first().waitFor({ state: "attached" });
      await page.emulateMedia({ media: "print", colorScheme: "dark" });
      expect(await lightTexts(page)).toEqual([]);
      for (const role of ["navigation", "contentinfo", "textbox"] as const)
        expect(await page.getByRole(role).count(), role).toBe(0);
      expect(await fixedParts(page)).toEqual([]);
      if (sheets) {
        const pdf = (await page.pdf({ format: "A4" })).toString("latin1");
        const count = pdf.match(/\/Type \/Page\b/g)?.length;
        expect(count).toBeGreaterThan(0);
        expect(count).toBeLessThanOrEqual(sheets);
      }
    },
  );

  test("the home page is dark text on white without script too", async ({ visit }) => {
    const page = await visit("/", {
      viewport: a4,
      colorScheme: "dark",
      javaScriptEnabled: false,
    });
    await page.emulateMedia({ media: "print", colorScheme: "dark" });
    expect(await page.getByRole("navigation").count()).toBe(0);
    expect(await lightTexts(page)).toEqual([]);
  });

  test("a vehicle's lines end on its picture", async ({ visit }) => {
    const page = await visit("/products/mag-product?product=fork", {
      viewport: { width: 1280, height: 900 },
    });
    await page.locator("link[media=print]").first().waitFor({ state: "attached" });
    await page.emulateMedia({ media: "print" });
    const { ends, picture } = await page.evaluate(() => {
      const part = [...document.querySelectorAll("main section")].find(
        (section) => section.querySelectorAll("circle").length >= 5,
      );
      const box = part?.querySelector("picture img")?.getBoundingClientRect();
      const circles = [...(part?.querySelectorAll("circle") ?? [])].filter((circle) =>
        circle.checkVisibility(),
      );
      return {
        picture: box && { left: box.left, right: box.right, top: box.top, bottom: box.bottom },
        ends: circles.map((circle) => {
          const { x, y, width, height } = circle.getBoundingClientRect();
          return { x: x + width / 2, y: y + height / 2 };
        }),
      };
    });
    const { left = 0, right = 0, top = 0, bottom = 0 } = picture ?? {};
    expect(ends.length).toBeGreaterThanOrEqual(5);
    expect(ends.filter(({ x, y }) => x < left || x > right || y < top || y > bottom)).toEqual([]);
  });

  test("every answer can be read, the closed ones too", async ({ visit }) => {
    const page = await visit("/products/mag-product?product=fork", { isReady: false });
    await page.emulateMedia({ media: "print" });
    const answers = page.locator("main details:visible > :not(summary)");
    /* Four questions, and the folds of the sheet. */
    expect(await answers.count()).toBeGreaterThan(10);
    for (const answer of await answers.all()) {
      expect(await answer.isVisible()).toBe(true);
      expect((await answer.boundingBox())?.height).toBeGreaterThan(10);
    }
  });
});

/** Texts in a colour too light for white paper, except labels on a picture's own background. */
function lightTexts(page: Page) {
  return page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>("body *")]
      .filter((element) => element.checkVisibility() && !element.closest("svg"))
      .filter((element) => [...element.childNodes].some((node) => node instanceof Text && node.data.trim()))
      .filter((element) => {
        const [red = 0, green = 0, blue = 0, alpha = 1] =
          getComputedStyle(element)
            .color.match(/[\d.]+/g)
            ?.map(Number) ?? [];
        return alpha > 0 && 0.2126 * red + 0.7152 * green + 0.0722 * blue > 130;
      })
      .map((element) => `${element.tagName} ${element.textContent?.slice(0, 40)}`),
  );
}

/** Fixed elements, which a browser would repeat on every sheet. */
function fixedParts(page: Page) {
  return page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>("body *")]
      .filter((element) => element.checkVisibility() && getComputedStyle(element).position === "fixed")
      .map((element) => element.outerHTML.slice(0, 80)),
  );
}
