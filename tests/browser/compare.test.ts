import type { Page } from "playwright-core";
import { expect } from "vitest";
import { test } from "#tests/support/browser-test.ts";
import { plain } from "#tests/support/plain.ts";
import { fullTitle, type Vehicle, vehicles } from "#vehicles/index.ts";
import { measures } from "#vehicles/measures.ts";

const [first, second, third] = vehicles;

const box = (page: Page, vehicle: Vehicle) =>
  page.getByRole("checkbox", { name: fullTitle(vehicle), exact: true });

test.for([true, false])(
  "two vehicles are chosen and compared at one scale, differences first (script: %s)",
  async (javaScriptEnabled, { visit }) => {
    const page = await visit("/products/compare", { javaScriptEnabled });
    /* It opens with three, and says what decides between them. */
    await page.getByText(/^What decides is /).waitFor();
    for (const vehicle of [first, second, third]) expect(await box(page, vehicle).isChecked()).toBe(true);
    await box(page, second).uncheck();
    await page.getByRole("button", { name: "Compare" }).click();
    await page.waitForURL(`**/products/compare?vehicles=${first.product}&vehicles=${third.product}`);
    await page.getByText(/^What decides is /).waitFor();
    const left = page.getByRole("img", { name: new RegExp(`${measures[second.product].length} mm long`) });
    await expect.poll(() => left.count()).toBe(0);
    const scales = await Promise.all(
      [first, third].map(async (vehicle) => {
        const { length } = measures[vehicle.product];
        const drawn = page.getByRole("img", {
          name: `${fullTitle(vehicle)} from its side, ${length} mm long`,
        });
        return ((await drawn.boundingBox())?.width ?? 0) / length;
      }),
    );
    expect(scales[0]).toBeGreaterThan(0.02);
    expect((scales[1] ?? 0) / (scales[0] ?? 1)).toBeCloseTo(1, 1);
    const headings = await page.getByRole("heading", { level: 2 }).allTextContents();
    expect(headings.indexOf("Where they differ.")).toBeLessThan(headings.indexOf("What they share."));
    expect(headings).toContain("Where they differ.");
    const row = page.getByRole("row", { name: /^Payload / });
    for (const { payloadKg } of [first, third])
      expect(plain(await row.textContent())).toContain(`${payloadKg} kg`);
    await page.emulateMedia({ media: "print" });
    expect(await page.getByRole("button", { name: "Compare" }).isVisible()).toBe(false);
    expect(await row.isVisible()).toBe(true);
  },
);

test("too few vehicles give a message and keep the choice; an unknown name is left out", async ({
  visit,
}) => {
  const page = await visit(`/products/compare?vehicles=${second.product},hovercraft`, {
    javaScriptEnabled: false,
  });
  await page.getByRole("alert").getByText("Choose one more").waitFor();
  await page.getByText("No vehicle of ours is called “hovercraft”").waitFor();
  expect(await box(page, second).isChecked()).toBe(true);
  expect(await box(page, first).isChecked()).toBe(false);
});

test("the aisle of a vehicle's page follows its slider, by keyboard too", async ({ visit }) => {
  const page = await visit(`/products/mag-product?product=${first.product}`);
  const slider = page.getByRole("slider", { name: "Width of the aisle" });
  const need = Number(await slider.inputValue());
  const said = page.getByRole("status").filter({ hasText: " mm " });
  const text = async () => plain(await said.textContent());
  expect(await text()).toBe(`${need} mm just wide enough`);
  await slider.focus();
  await page.keyboard.press("ArrowLeft");
  await expect.poll(text).toBe(`${need - 1} mm 1 mm too narrow`);
  await slider.fill(`${need + 120}`);
  await expect.poll(text).toBe(`${need + 120} mm 120 mm to spare`);
});
