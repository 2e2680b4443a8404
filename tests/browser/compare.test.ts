import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type PageOptions, startBrowser } from "#tests/support/browser.ts";
import { type Site, startSite } from "#tests/support/site.ts";
import { visitPage } from "#tests/support/visit-page.ts";
import { fullTitle, type Vehicle, vehicles } from "#vehicles/index.ts";
import { measures } from "#vehicles/measures.ts";

const [first, second, third] = vehicles;

let site: Site;
let browser: Browser;

beforeAll(async () => {
  [site, browser] = await Promise.all([startSite(), startBrowser()]);
});
afterAll(async () => {
  await browser.close();
  await site.stop();
});

const visit = (path: string, act: (page: Page) => Promise<void>, options?: PageOptions) =>
  visitPage(browser, site.origin + path, act, options);

const box = (page: Page, vehicle: Vehicle) =>
  page.getByRole("checkbox", { name: fullTitle(vehicle), exact: true });

test.each([true, false])(
  "two vehicles are chosen and compared at one scale, differences first (script: %s)",
  (javaScriptEnabled) =>
    visit(
      "/products/compare",
      async (page) => {
        await box(page, first).check();
        await box(page, third).check();
        await page.getByRole("button", { name: "Compare" }).click();
        await page.waitForURL(`**/products/compare?vehicles=${first.product}&vehicles=${third.product}`);
        await page.getByText(/^What decides is /).waitFor();
        const scales = await Promise.all(
          [first, third].map(async ({ product }) => {
            const { length } = measures[product];
            const drawn = page.getByRole("img", { name: new RegExp(`${length} mm long`) });
            return ((await drawn.boundingBox())?.width ?? 0) / length;
          }),
        );
        expect(scales[0]).toBeGreaterThan(0.02);
        expect((scales[1] ?? 0) / (scales[0] ?? 1)).toBeCloseTo(1, 1);
        const headings = await page.getByRole("heading", { level: 2 }).allTextContents();
        expect(headings.indexOf("Where they differ.")).toBeLessThan(headings.indexOf("What they share."));
        expect(headings).toContain("Where they differ.");
        const row = page.getByRole("row", { name: /^Length \d/ });
        for (const { product } of [first, third])
          expect(await row.textContent()).toContain(`${measures[product].length} mm`);
        await page.emulateMedia({ media: "print" });
        expect(await page.getByRole("button", { name: "Compare" }).isVisible()).toBe(false);
        expect(await row.isVisible()).toBe(true);
      },
      { javaScriptEnabled },
    ),
);

test("too few vehicles give a message and keep the choice; an unknown name is left out", () =>
  visit(
    `/products/compare?vehicles=${second.product},hovercraft`,
    async (page) => {
      await page.getByRole("alert").getByText("Choose one more").waitFor();
      await page.getByText("No vehicle of ours is called “hovercraft”").waitFor();
      expect(await box(page, second).isChecked()).toBe(true);
      expect(await box(page, first).isChecked()).toBe(false);
    },
    { javaScriptEnabled: false },
  ));

test("the aisle of a vehicle's page follows its slider, by keyboard too", () =>
  visit(`/products/mag-product?product=${first.product}`, async (page) => {
    const slider = page.getByRole("slider", { name: "Width of the aisle" });
    const need = Number(await slider.inputValue());
    const said = page.getByRole("status").filter({ hasText: " mm " });
    expect(await said.textContent()).toBe(`${need} mm just wide enough`);
    await slider.focus();
    await page.keyboard.press("ArrowLeft");
    await expect.poll(() => said.textContent()).toBe(`${need - 1} mm 1 mm too narrow`);
    await slider.fill(`${need + 120}`);
    await expect.poll(() => said.textContent()).toBe(`${need + 120} mm 120 mm to spare`);
  }));
