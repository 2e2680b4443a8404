import type { Page } from "playwright-core";
import { expect } from "vitest";
import { timings } from "#app/timings.ts";
import { company } from "#content/company/company.ts";
import { industries } from "#content/tasks/industries.ts";
import { useCases } from "#content/tasks/use-cases.ts";
import { untilReady } from "#tests/support/browser.ts";
import { test } from "#tests/support/browser-test.ts";
import { expectStays } from "#tests/support/stays.ts";
import type { Visit } from "#tests/support/visits.ts";
import { productNames } from "#vehicles/index.ts";

const wide = { width: 1280, height: 800 };
const tablet = { width: 768, height: 900 };
const phone = { width: 375, height: 700 };

async function open(visit: Visit, viewport: typeof wide, { script = true, isCold = false } = {}) {
  const page = await visit("/privacy", { isCold, viewport, javaScriptEnabled: script });
  return { page, header: page.getByRole("banner") };
}

const group = (page: Page, title: string) => page.locator("header details", { hasText: title });
const summary = (page: Page, title: string) => page.locator("header summary", { hasText: title });
const isOpen = (page: Page, title: string) =>
  group(page, title).evaluate((details: HTMLDetailsElement) => details.open);

/** Every address that the open part of the header shows, in order. */
const shownLinks = (page: Page, title: string) =>
  group(page, title)
    .getByRole("link")
    .evaluateAll((links) =>
      links.filter((link) => link.checkVisibility()).map((link) => link.getAttribute("href")),
    );

test("four dropdowns, About Us, Contact Us, and a logo that leads home", async ({ visit, site }) => {
  const { page, header } = await open(visit, wide);
  expect(await header.locator("summary").allInnerTexts()).toEqual([
    "Products",
    "Use-cases",
    "Industries",
    "Resources",
  ]);
  await header.getByRole("link", { name: "About Us" }).click();
  await page.waitForURL("**/about-us");
  await header.getByRole("link", { name: "Contact Us" }).click();
  await page.waitForURL("**/contact");
  await header.getByRole("link", { name: `${company.name}, home` }).click();
  await page.waitForURL(`${site.origin}/`);
});

test("each dropdown leads to its routes", async ({ visit }) => {
  const { page } = await open(visit, wide);
  await summary(page, "Use-cases").click();
  expect(await shownLinks(page, "Use-cases")).toEqual(useCases.map(({ path }) => path));
  await summary(page, "Industries").click();
  expect(await shownLinks(page, "Industries")).toEqual(industries.map(({ path }) => path));
  await summary(page, "Resources").click();
  expect(await shownLinks(page, "Resources")).toEqual([
    "/blogs",
    "/case-studies",
    "/partner-with-us",
    "/careers",
    "/product-documentation",
    "/news",
    "/reports",
    "/events",
    "/podcasts",
  ]);
});

test("the Products panel is 600 px wide, opens on SyncOS and shows MAG on its second tab", async ({
  visit,
}) => {
  const { page } = await open(visit, wide);
  await summary(page, "Products").click();
  const panel = group(page, "Products").locator("> div");
  expect((await panel.boundingBox())?.width).toBe(600);
  expect(await page.getByRole("tab", { name: "SyncOS" }).getAttribute("aria-selected")).toBe("true");
  expect(await shownLinks(page, "Products")).toEqual([
    "/products/syncos",
    "/products/fleet-manager",
    "/products/integrator",
  ]);
  await page.getByRole("tab", { name: "MAG" }).click();
  expect(await shownLinks(page, "Products")).toEqual([
    ...productNames.map((product) => `/products/mag-product?product=${product}`),
    "/products/Mag",
  ]);
  await summary(page, "Products").click();
  await summary(page, "Products").click();
  await expect
    .poll(() => page.getByRole("tab", { name: "SyncOS" }).getAttribute("aria-selected"))
    .toBe("true");
});

test("a mouse that comes back in time keeps the dropdown open, and moving on opens the next one only", async ({
  visit,
}) => {
  /* A window that is kept would keep the clock. */
  const { page } = await open(visit, wide, { isCold: true });
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
  await summary(page, "Use-cases").hover();
  await page.mouse.move(640, 700);
  await summary(page, "Use-cases").hover();
  await page.clock.runFor(timings.dropdownCloseDelay * 2);
  expect(await isOpen(page, "Use-cases")).toBe(true);
  await summary(page, "Industries").hover();
  expect(await isOpen(page, "Industries")).toBe(true);
  expect(await isOpen(page, "Use-cases")).toBe(false);
});

test("a click keeps open what the mouse has opened; the next click closes it", async ({ visit }) => {
  const { page } = await open(visit, wide);
  await summary(page, "Industries").click();
  expect(await isOpen(page, "Industries")).toBe(true);
  await summary(page, "Industries").click();
  expect(await isOpen(page, "Industries")).toBe(false);
});

for (const key of ["Enter", "Space"]) {
  test(`${key} opens and closes a dropdown; Escape closes it and gives the focus back`, async ({ visit }) => {
    const { page } = await open(visit, wide);
    await summary(page, "Resources").focus();
    await page.keyboard.press(key);
    expect(await isOpen(page, "Resources")).toBe(true);
    await page.keyboard.press(key);
    expect(await isOpen(page, "Resources")).toBe(false);
    await page.keyboard.press(key);
    await page.keyboard.press("Tab");
    await page.keyboard.press("Escape");
    expect(await isOpen(page, "Resources")).toBe(false);
    expect(await summary(page, "Resources").evaluate((element) => element === document.activeElement)).toBe(
      true,
    );
  });
}

test("a dropdown closes when the keyboard's focus leaves it", async ({ visit }) => {
  const { page } = await open(visit, wide);
  await summary(page, "Industries").focus();
  await page.keyboard.press("Enter");
  for (let presses = 0; presses <= industries.length; presses++) await page.keyboard.press("Tab");
  expect(await isOpen(page, "Industries")).toBe(false);
});

test("choosing a link closes the dropdown, and says which page is shown", async ({ visit }) => {
  const { page, header } = await open(visit, wide);
  await summary(page, "Resources").click();
  await header.getByRole("link", { name: "Careers" }).click();
  await page.waitForURL("**/careers");
  expect(await isOpen(page, "Resources")).toBe(false);
  await expect
    .poll(() =>
      header.locator("[aria-current=page]").evaluateAll((links) => links.map((link) => link.textContent)),
    )
    .toEqual(["Careers"]);
});

test("a press outside closes at 1024 px and wider, and below that it does not", async ({ visit }) => {
  const { page } = await open(visit, wide);
  await summary(page, "Use-cases").focus();
  await page.keyboard.press("Enter");
  await page.mouse.click(640, 760);
  expect(await isOpen(page, "Use-cases")).toBe(false);

  await page.setViewportSize({ width: 1000, height: 800 });
  await summary(page, "Use-cases").focus();
  await page.keyboard.press("Enter");
  await page.mouse.click(640, 760);
  expect(await isOpen(page, "Use-cases")).toBe(true);
});

test("a finger opens and closes a dropdown", async ({ visit }) => {
  const page = await visit("/privacy", { isCold: true, viewport: tablet, hasTouch: true });
  await summary(page, "Products").tap();
  expect(await isOpen(page, "Products")).toBe(true);
  await summary(page, "Products").tap();
  expect(await isOpen(page, "Products")).toBe(false);
});

test.for([768, 900, 1023, 1024, 1920])("everything fits into the row at %i px", async (width, { visit }) => {
  const { page, header } = await open(visit, { width, height: 800 });
  const boxes = await header
    .locator("summary, nav > ul > li > a, nav > a, header > a")
    .evaluateAll((elements) =>
      elements.map((element) => element.getBoundingClientRect()).map(({ left, right }) => ({ left, right })),
    );
  const logo = await header
    .getByRole("link", { name: `${company.name}, home` })
    .first()
    .boundingBox();
  let edge = (logo?.x ?? 0) + (logo?.width ?? 0);
  for (const { left, right } of boxes) {
    expect(left).toBeGreaterThan(edge);
    edge = right;
  }
  expect(edge).toBeLessThanOrEqual(width);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  for (const title of ["Products", "Use-cases", "Industries", "Resources"]) {
    await summary(page, title).hover();
    const panel = await group(page, title).locator("> div").boundingBox();
    expect(panel?.x).toBeGreaterThanOrEqual(0);
    expect((panel?.x ?? 0) + (panel?.width ?? 0)).toBeLessThanOrEqual(width);
  }
});

test("a phone's menu fills the screen, holds the page still, and shows its groups one at a time", async ({
  visit,
}) => {
  const { page, header } = await open(visit, phone);
  expect(await summary(page, "Products").isVisible()).toBe(false);
  await header.getByRole("button", { name: "Open menu" }).click();
  expect(await page.getByRole("navigation", { name: "Main" }).boundingBox()).toEqual({
    x: 0,
    y: 0,
    ...phone,
  });

  await page.mouse.wheel(0, 500);
  await page.keyboard.press("PageDown");
  await expectStays(() => page.evaluate(() => window.scrollY), 0, 100);
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).overflowY)).toBe("hidden");

  await summary(page, "Use-cases").click();
  expect(await isOpen(page, "Use-cases")).toBe(true);
  await summary(page, "Industries").click();
  expect(await isOpen(page, "Use-cases")).toBe(false);
  await summary(page, "Industries").click();
  expect(await isOpen(page, "Industries")).toBe(false);
});

test("in a phone's menu the card of the MAG 1400 Fork leads to the overview; choosing it closes the menu", async ({
  visit,
}) => {
  const { page, header } = await open(visit, phone);
  await header.getByRole("button", { name: "Open menu" }).click();
  await summary(page, "Products").click();
  await page.getByRole("tab", { name: "MAG" }).click();
  expect(await shownLinks(page, "Products")).toEqual([
    ...productNames.map((product) =>
      product === "fork" ? "/products/Mag" : `/products/mag-product?product=${product}`,
    ),
    "/products/Mag",
  ]);
  await header.getByRole("link", { name: /^MAG 1400 Fork Payload/ }).click();
  await page.waitForURL("**/products/Mag");
  expect(await summary(page, "Products").isVisible()).toBe(false);
});

test("Escape and the close button close a phone's menu and give the focus back", async ({ visit }) => {
  const { page, header } = await open(visit, phone);
  const toggle = header.getByRole("button", { name: "Open menu" });
  for (const leave of [
    () => page.keyboard.press("Escape"),
    () => header.getByRole("button", { name: "Close menu" }).click(),
  ]) {
    await toggle.click();
    expect(await summary(page, "Products").isVisible()).toBe(true);
    const closeButton = header.getByRole("button", { name: "Close menu" });
    await expect.poll(() => closeButton.evaluate((element) => element === document.activeElement)).toBe(true);
    await leave();
    expect(await summary(page, "Products").isVisible()).toBe(false);
    expect(await toggle.evaluate((element) => element === document.activeElement)).toBe(true);
  }
});

test("a phone's menu closes when the window reaches 768 px, and stays closed below it again", async ({
  visit,
}) => {
  const { page, header } = await open(visit, phone);
  await header.getByRole("button", { name: "Open menu" }).click();
  await page.setViewportSize({ width: 767, height: 700 });
  expect(await summary(page, "Products").isVisible()).toBe(true);
  await page.setViewportSize({ width: 768, height: 700 });
  await page.waitForFunction(() => !document.querySelector(":popover-open"));
  await page.setViewportSize(phone);
  expect(await summary(page, "Products").isVisible()).toBe(false);
});

test("without script a click opens dropdowns and the menu, and every link is there", async ({ visit }) => {
  const desktop = await open(visit, wide, { script: false });
  await summary(desktop.page, "Products").click();
  expect(await desktop.header.getByRole("link", { name: "Integrator" }).isVisible()).toBe(true);
  const vehicle = desktop.header.locator(`a[href$="product=${productNames.at(-1)}"]`);
  expect(await vehicle.isVisible()).toBe(true);

  const mobile = await open(visit, phone, { script: false });
  await mobile.header.getByRole("button", { name: "Open menu" }).click();
  await summary(mobile.page, "Resources").click();
  await mobile.header.getByRole("link", { name: "Podcasts" }).click();
  await mobile.page.waitForURL("**/podcasts");
});

test("nothing of the header moves when the script arrives", async ({ visit }) => {
  const page = await visit("/privacy", { isCold: true, isReady: false, viewport: wide });
  const measure = () =>
    page
      .locator("header :is(a, summary)")
      .evaluateAll((all) => all.map((one) => JSON.stringify(one.getBoundingClientRect())));
  const before = await measure();
  await untilReady(page);
  await expectStays(measure, before, 200);
});
