import { expect } from "vitest";
import { test } from "#tests/support/browser-test.ts";

test("from the header of any page to a place on another one, by keyboard, while the results follow the keys", async ({
  visit,
}) => {
  const page = await visit("/privacy");
  await page.getByRole("banner").getByRole("link", { name: "Search", exact: true }).focus();
  await page.keyboard.press("Enter");
  await page.waitForURL("**/search");

  const field = page.getByRole("searchbox", { name: "Search this site" });
  await expect.poll(() => field.evaluate((element) => element === document.activeElement)).toBe(true);
  await page.keyboard.type("stack into racks");
  const status = page.getByRole("search").getByRole("status");
  await expect.poll(() => status.innerText()).toMatch(/^\d+ pages match “stack into racks”$/);
  expect(new URL(page.url()).searchParams.get("q")).toBe("stack into racks");
  expect(await field.inputValue()).toBe("stack into racks");

  const result = page.getByRole("listitem").filter({ hasText: "Can it stack into racks?" });
  expect(await result.locator("mark").allInnerTexts()).toContain("stack");
  await result.getByRole("link", { name: "MAG 1400 Fork", exact: true }).click();
  await page.waitForURL(/product=fork#questions/);
  await expect
    .poll(() => page.locator("#questions").evaluate((element) => element.getBoundingClientRect().top))
    .toBeLessThan(400);

  await page.goBack();
  await expect.poll(() => field.inputValue()).toBe("stack into racks");
});

test("without script the header leads to a form that finds", async ({ visit }) => {
  const page = await visit("/privacy", { javaScriptEnabled: false });
  await page.getByRole("banner").getByRole("link", { name: "Search", exact: true }).click();
  await page.getByRole("searchbox").fill("chargng");
  await page.getByRole("button", { name: "Search", exact: true }).click();
  await page.waitForURL(/\/search\/?\?q=chargng/);
  expect(await page.getByRole("status").innerText()).toMatch(/pages match “chargng”/);
  expect(await page.locator("mark").first().innerText()).toMatch(/charg/i);
});

test("in the menu of a phone it is a row like the others", async ({ visit }) => {
  const page = await visit("/privacy", { viewport: { width: 375, height: 700 } });
  await page.getByRole("button", { name: "Open menu" }).click();
  await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Search" }).click();
  await page.waitForURL("**/search");
  await expect.poll(() => page.locator("[popover]:popover-open").count()).toBe(0);
});

test("if nothing is found it says so and shows links to go on", async ({ visit }) => {
  const page = await visit("/search?q=submarine", { isReady: false });
  expect(await page.getByRole("status").innerText()).toBe("No page matches “submarine”");
  expect(await page.getByRole("link", { name: "Ask an engineer" }).getAttribute("href")).toBe("/contact");
});

test("the icon in the header fits: its row has one line at every width", async ({ visit }) => {
  const page = await visit("/privacy", { isReady: false });
  for (const width of [768, 799, 800, 1023, 1024, 1280, 1920]) {
    await page.setViewportSize({ width, height: 800 });
    const box = await page.getByRole("banner").boundingBox();
    const contact = await page.getByRole("banner").getByRole("link", { name: "Contact Us" }).boundingBox();
    const search = await page.getByRole("banner").getByRole("link", { name: "Search" }).boundingBox();
    expect(box?.height, `${width} px`).toBe(72);
    expect(search?.width, `${width} px`).toBeGreaterThanOrEqual(24);
    expect((search?.x ?? 0) + (search?.width ?? 0), `${width} px`).toBeLessThanOrEqual(contact?.x ?? 0);
  }
});
