import type { Page } from "playwright-core";
import sharp from "sharp";
import { describe, expect } from "vitest";
import { timings } from "#app/timings.ts";
import { filmAt } from "#content/pictures/films.ts";
import { vehicleFigures } from "#content/wording/figures.ts";
import { untilReady } from "#tests/support/browser.ts";
import { test } from "#tests/support/browser-test.ts";
import { plain } from "#tests/support/plain.ts";
import { productNames, type Vehicle, vehicles } from "#vehicles/index.ts";
import { productContents } from "#vehicles/product-content.ts";

const vehiclePage = (product: string) => `/products/mag-product?product=${product}`;

const picturesOf = (product: Vehicle["product"]) => productContents[product].gallery.length;

const heading = (page: Page) => page.getByRole("heading", { level: 1 });

test.for(vehicles.map((vehicle) => [vehicle.product, vehicle] as const))(
  "the page of %s stands in its HTML without script",
  async ([product, vehicle], { visit }) => {
    const page = await visit(vehiclePage(product), { javaScriptEnabled: false });
    const { steps, steps2 = [], gallery } = productContents[product];
    expect(await heading(page).innerText()).toMatch(new RegExp(vehicle.title.split(" ").join("\\s+")));
    const opening = page.locator("main section").first();
    const { videoSrc } = productContents[product];
    const portrait = videoSrc ? opening.getByLabel(filmAt(videoSrc).alt) : opening.getByRole("img");
    expect((await portrait.boundingBox())?.width).toBeGreaterThan(500);
    if (videoSrc) expect(await portrait.evaluate((film) => getComputedStyle(film).objectFit)).toBe("contain");
    const cards = page.getByRole("region", { name: "Specifications -" });
    for (const { label, value, unit } of vehicleFigures(vehicle)) {
      expect(plain(await cards.textContent())).toContain(`${label}${value} ${unit}`);
    }
    const tasks = page.getByRole("region", { name: "Material Handling use cases" });
    expect(await tasks.getByRole("listitem").count()).toBe(steps.length + steps2.length);
    expect(await page.getByRole("region", { name: "Product gallery" }).count()).toBe(
      gallery.length > 0 ? 1 : 0,
    );
    expect(await page.getByRole("link", { name: "Get Quote" }).first().getAttribute("href")).toBe(
      `/contact?about=${product}`,
    );
    await page.getByRole("button", { name: "Download Product Document" }).click();
    await page.waitForURL(new RegExp(`/documents/datasheet-${product}`));
  },
);

test.for(["", "nothing", "constructor", "__proto__", "FORK"])(
  "a product that does not exist, %j, shows the fork",
  async (product, { visit }) => {
    const page = await visit(vehiclePage(product));
    expect(await heading(page).innerText()).toMatch(/MAG\s+1400\s+Fork$/);
  },
);

test.for([
  ["light", 180, 255],
  ["dark", 0, 60],
] as const)(
  "in the %s scheme the vehicle stands on such a ground",
  async ([colorScheme, from, to], { visit }) => {
    const page = await visit(vehiclePage("fork"), { colorScheme });
    const field = await page.getByLabel(filmAt("/videos/fork").alt).boundingBox();
    if (!field) throw new Error("The vehicle's picture has no place.");
    const corner = { x: field.x + field.width * 0.85, y: field.y + 20, width: field.width * 0.1, height: 20 };
    await expect
      .poll(() => brightnessOf(page, corner))
      .toSatisfy((value: number) => value >= from && value <= to);
  },
);

/** Mean of a part of the window, 0 for black to 255 for white. */
async function brightnessOf(page: Page, clip: { x: number; y: number; width: number; height: number }) {
  const { channels } = await sharp(await page.screenshot({ clip }))
    .greyscale()
    .stats();
  return channels[0]?.mean ?? Number.NaN;
}

test("crawlers find the vehicle's figures", async ({ visit }) => {
  const [, { product, payloadKg }] = vehicles;
  const page = await visit(vehiclePage(product));
  const data = await page.locator('script[type="application/ld+json"]').first().textContent();
  const graph: { "@type": string; additionalProperty?: { name: string; value: string }[] }[] = JSON.parse(
    data ?? "",
  )["@graph"];
  expect(graph.map((entry) => entry["@type"])).toEqual([
    "BreadcrumbList",
    "Product",
    ...(productContents[product].videoSrc ? ["VideoObject"] : []),
    "FAQPage",
  ]);
  expect(graph[1]?.additionalProperty).toContainEqual(
    expect.objectContaining({ name: "Payload", value: payloadKg, unitCode: "KGM" }),
  );
});

describe("the gallery", () => {
  const reduced = { reducedMotion: "reduce" } as const;
  const gallery = (page: Page) => page.getByRole("region", { name: "Product gallery" });
  const counter = (page: Page) => gallery(page).getByText(/^\d+ \/ \d+$/);
  const count = picturesOf("fork");
  const [largest = "fork"] = productNames.toSorted((one, other) => picturesOf(other) - picturesOf(one));

  test("goes on and back, and wraps at both ends", async ({ visit }) => {
    const page = await visit(vehiclePage("fork"), reduced);
    const [back, forth] = ["Previous image", "Next image"].map((name) =>
      gallery(page).getByRole("button", { name }),
    );
    expect(await counter(page).textContent()).toBe(`1 / ${count}`);
    await back?.click();
    expect(await counter(page).textContent()).toBe(`${count} / ${count}`);
    await forth?.click();
    await forth?.click();
    expect(await counter(page).textContent()).toBe(`2 / ${count}`);
  });

  test("jumps by thumbnail and by dot", async ({ visit }) => {
    const page = await visit(vehiclePage("fork"), reduced);
    await gallery(page).getByRole("button", { name: "Thumbnail 3" }).click();
    expect(await counter(page).textContent()).toBe(`3 / ${count}`);
    await gallery(page).getByRole("button", { name: "Show image 5" }).click();
    expect(await counter(page).textContent()).toBe(`5 / ${count}`);
    expect(await gallery(page).getByRole("link").filter({ visible: true }).count()).toBe(1);
  });

  test("takes two stops of the Tab key for all thumbnails and dots; the arrow keys go along them", async ({
    visit,
  }) => {
    const page = await visit(vehiclePage(largest), reduced);
    const many = await gallery(page)
      .getByRole("button", { name: /^Thumbnail/ })
      .count();
    expect(many).toBeGreaterThan(10);
    await gallery(page).getByRole("button", { name: "Next image" }).focus();
    const focused = () =>
      page.evaluate(() => {
        const element = document.activeElement;
        return element?.getAttribute("aria-label") ?? element?.querySelector("img")?.alt;
      });
    await page.keyboard.press("Tab");
    expect(await focused()).toBe("Thumbnail 1");
    await page.keyboard.press("ArrowRight");
    expect(await focused()).toBe("Thumbnail 2");
    await page.keyboard.press("End");
    expect(await focused()).toBe(`Thumbnail ${many}`);
    expect(await counter(page).textContent()).toBe(`${many} / ${many}`);
    await page.keyboard.press("Tab");
    expect(await focused()).toBe(`Show image ${many}`);
    await page.keyboard.press("ArrowRight");
    expect(await focused()).toBe("Show image 1");
    expect(await counter(page).textContent()).toBe(`1 / ${many}`);
    await page.keyboard.press("Tab");
    expect(await page.evaluate(() => document.activeElement?.closest("[role=toolbar]"))).toBe(null);
  });

  test("opens one picture over the whole screen, with its own place, keys and way out", async ({ visit }) => {
    const page = await visit(vehiclePage("fork"), reduced);
    await gallery(page).getByRole("link").filter({ visible: true }).click();
    const viewer = page.getByRole("dialog");
    const place = viewer.getByRole("status");
    expect(await place.textContent()).toBe(`1 / ${count}`);
    await page.keyboard.press("ArrowLeft");
    expect(await place.textContent()).toBe(`${count} / ${count}`);
    await page.keyboard.press("Control+ArrowLeft");
    expect(await place.textContent()).toBe(`${count} / ${count}`);
    await page.keyboard.press("ArrowRight");
    await viewer.getByRole("button", { name: "Next image" }).click();
    expect(await place.textContent()).toBe(`2 / ${count}`);
    await page.keyboard.press("Escape");
    await viewer.waitFor({ state: "detached" });
    expect(await counter(page).textContent()).toBe(`1 / ${count}`);
    const focused = await page.evaluate(() => document.activeElement?.tagName);
    expect(focused).toBe("A");
  });

  test("fills the screen with a picture and its caption, and zooms", async ({ visit }) => {
    const page = await visit(vehiclePage("fork"), reduced);
    await gallery(page).getByRole("link").filter({ visible: true }).click();
    const viewer = page.getByRole("dialog");
    const image = viewer.getByRole("img");
    const size = async () => ({ ...(await image.boundingBox()) });
    const whole = await size();
    expect(whole.width).toBe(page.viewportSize()?.width);
    const alt = (await image.getAttribute("alt")) ?? "";
    expect(await viewer.getByText(alt, { exact: true }).isVisible()).toBe(true);
    const zoom = viewer.getByRole("button", { name: "Zoom" });
    await zoom.click();
    expect(await zoom.getAttribute("aria-pressed")).toBe("true");
    expect((await size()).width).toBe(2 * (whole.width ?? 0));
    await viewer.getByRole("button", { name: "Next image" }).click();
    expect(await size()).toEqual(whole);
  });

  test("closes with its button", async ({ visit }) => {
    const page = await visit(vehiclePage(largest), reduced);
    await gallery(page).getByRole("link").filter({ visible: true }).click();
    await page.getByRole("dialog").getByRole("button", { name: "Close" }).click();
    await page.getByRole("dialog").waitFor({ state: "detached" });
  });

  test("follows a finger", async ({ visit }) => {
    const page = await visit(vehiclePage("fork"), reduced);
    const picture = gallery(page).getByRole("list");
    await picture.scrollIntoViewIfNeeded();
    const box = await picture.boundingBox();
    if (!box) throw new Error("The gallery has no place on the page.");
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.mouse.move(x - 120, y, { steps: 4 });
    await page.mouse.up();
    expect(await counter(page).textContent()).toBe(`2 / ${count}`);
    expect(await page.getByRole("dialog").count()).toBe(0);
  });

  test("goes on by itself every four seconds, holds under the pointer and with the focus, and stops for good when used", async ({
    visit,
  }) => {
    const page = await visit(vehiclePage("fork"), { clock: "told" });
    await page.clock.runFor(timings.galleryAutoAdvance + 50);
    await expect.poll(() => counter(page).textContent()).toBe(`2 / ${count}`);

    await counter(page).hover();
    await page.clock.runFor(3 * timings.galleryAutoAdvance);
    expect(await counter(page).textContent()).toBe(`2 / ${count}`);
    await page.mouse.move(0, 0);
    await page.clock.runFor(timings.galleryAutoAdvance + 50);
    await expect.poll(() => counter(page).textContent()).toBe(`3 / ${count}`);

    await gallery(page).getByRole("button", { name: "Next image" }).focus();
    await page.clock.runFor(3 * timings.galleryAutoAdvance);
    expect(await counter(page).textContent()).toBe(`3 / ${count}`);

    await gallery(page).getByRole("button", { name: "Next image" }).click();
    await page.mouse.move(0, 0);
    await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
    await page.clock.runFor(3 * timings.galleryAutoAdvance);
    await expect.poll(() => counter(page).textContent()).toBe(`4 / ${count}`);
  });

  test("is paused by its button", async ({ visit }) => {
    const page = await visit(vehiclePage("fork"), { clock: "told" });
    await gallery(page).getByRole("button", { name: "Pause the gallery" }).click();
    await page.mouse.move(0, 0);
    await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
    await page.clock.runFor(3 * timings.galleryAutoAdvance);
    expect(await counter(page).textContent()).toBe(`1 / ${count}`);
  });

  test("stays still under reduced motion", async ({ visit }) => {
    const page = await visit(vehiclePage("fork"), { ...reduced, clock: "told" });
    await page.clock.runFor(3 * timings.galleryAutoAdvance);
    expect(await counter(page).textContent()).toBe(`1 / ${count}`);
  });

  test("shows every picture without script", async ({ visit }) => {
    const page = await visit(vehiclePage("fork"), { javaScriptEnabled: false });
    expect(await gallery(page).getByRole("img").filter({ visible: true }).count()).toBe(count);
    expect(await gallery(page).getByRole("button").filter({ visible: true }).count()).toBe(0);
  });
});

describe("on a phone", () => {
  const phone = { viewport: { width: 375, height: 812 }, reducedMotion: "reduce" } as const;

  test("the page of each vehicle takes at most 9 screens", async ({ visit, site }) => {
    const page = await visit(vehiclePage("fork"), phone);
    const screens: Record<string, number> = {};
    for (const { product } of vehicles) {
      await page.goto(site.origin + vehiclePage(product));
      await untilReady(page, "wheel");
      screens[product] = await page.evaluate(() => document.documentElement.scrollHeight / innerHeight);
    }
    for (const [product, length] of Object.entries(screens)) expect(length, product).toBeLessThanOrEqual(9);
  });

  test.for([true, false])(
    "its sheet and files are folded, and a tap opens them (script: %s)",
    async (script, { visit }) => {
      const page = await visit(vehiclePage("fork"), { ...phone, javaScriptEnabled: script });
      const figure = page.getByText("Turning circle", { exact: true });
      expect(await figure.count()).toBe(1);
      expect(await figure.isVisible()).toBe(false);
      await page.locator("summary", { hasText: "Room on the floor" }).click();
      expect(await figure.isVisible()).toBe(true);
      const file = page.getByRole("link", { name: "STEP" });
      expect(await file.count()).toBe(0);
      await page.locator("summary", { hasText: "Files for your layout" }).click();
      expect(await file.isVisible()).toBe(true);
    },
  );
});

test("another vehicle begins its page anew", async ({ visit }) => {
  const from = productNames.find(
    (product) => productContents[product].related.includes("fork") && picturesOf(product) >= 3,
  );
  const page = await visit(vehiclePage(`${from}`), { reducedMotion: "reduce" });
  await page.getByRole("button", { name: "Thumbnail 3" }).click();
  await page.locator('main a[href$="product=fork"]').last().click();
  await page.getByText("The loads it handles.").waitFor();
  expect(await page.getByText(/^\d+ \/ \d+$/).textContent()).toBe(`1 / ${picturesOf("fork")}`);
});

test("the comparison is sorted by the figure that is pressed", async ({ visit }) => {
  const page = await visit("/products/Mag");
  const table = page.getByRole("table");
  const first = () => table.getByRole("rowheader").first().textContent();
  const lift = table.getByRole("columnheader", { name: /Lift/ });
  await lift.getByRole("button").click();
  const line: readonly Vehicle[] = vehicles;
  const highest = line.toSorted((a, b) => (b.liftMillimetres ?? 0) - (a.liftMillimetres ?? 0))[0];
  expect(await first()).toContain(highest?.title);
  expect(await lift.getAttribute("aria-sort")).toBe("descending");
  await table.getByRole("button", { name: /Payload/ }).click();
  await table.getByRole("button", { name: /Payload/ }).click();
  const lightest = line.toSorted((a, b) => a.payloadKg - b.payloadKg)[0];
  expect(await first()).toContain(lightest?.title);
});
