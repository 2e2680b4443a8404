import type { Page } from "playwright-core";
import { expect } from "vitest";
import { test } from "#tests/support/browser-test.ts";
import { plain } from "#tests/support/plain.ts";
import { expectStays, untilDrawn, untilSettled } from "#tests/support/stays.ts";
import type { Visit, VisitOptions } from "#tests/support/visits.ts";
import { entriesOf } from "#tests/support/whole-run.ts";
import { vehicles } from "#vehicles/index.ts";
import { measures } from "#vehicles/measures.ts";

/** Under reduced motion, so that a picture changes once and then stays the same. */
const openPage = (visit: Visit, product: string, options?: VisitOptions) =>
  visit(`/products/mag-product?product=${product}`, { reducedMotion: "reduce", ...options });

const opener = (page: Page) => page.getByRole("button", { name: "Turn it in 3D" });
const picture = (page: Page) => page.getByRole("img", { name: /^Seen from/ });
const said = async (page: Page) =>
  plain(await page.getByRole("status").filter({ hasText: "Seen from" }).innerText());
const slider = (page: Page, name: string) => page.getByRole("slider", { name, exact: true });

async function open(page: Page) {
  await opener(page).click();
  await picture(page).waitFor();
}

/** Acts and waits until the picture has changed and is stable again. */
async function seeChange(page: Page, act: () => Promise<unknown>) {
  const shot = async () => (await picture(page).screenshot()).toString("base64");
  const before = await shot();
  await act();
  /* A screenshot takes as long as the frame it shows. */
  await expect.poll(shot, { timeout: 10_000, interval: 250 }).not.toBe(before);
}

test("nothing of it is loaded before the button is pressed, and then at most 180 kB", async ({ visit }) => {
  const page = await openPage(visit, "counterBalance");
  let bytes = 0;
  const loaded: string[] = [];
  const sizes: Promise<void>[] = [];
  page.on("requestfinished", (request) => {
    if (!["script", "stylesheet", "fetch", "other"].includes(request.resourceType())) return;
    loaded.push(new URL(request.url()).pathname);
    sizes.push(
      request.sizes().then(({ responseBodySize }) => {
        bytes += responseBodySize;
      }),
    );
  });
  await opener(page).scrollIntoViewIfNeeded();
  await opener(page).hover();
  await expectStays(() => loaded.filter((path) => /stage|model|turn-view|three/.test(path)), [], 300);
  [bytes, loaded.length] = [0, 0];
  await open(page);
  await Promise.all(sizes);
  expect(loaded.some((path) => path.includes("stage"))).toBe(true);
  expect(bytes).toBeGreaterThan(50_000);
  expect(bytes).toBeLessThanOrEqual(180_000);
});

test("it is turned, raised to the true lift, loaded and measured by keyboard; words and picture follow", async ({
  visit,
}) => {
  const page = await openPage(visit, "fork");
  await open(page);
  const { forks, length, width } = measures.fork;
  expect(await said(page)).toContain(`Forks ${forks?.lowest} mm above the floor. No load.`);
  await slider(page, "Turn").focus();
  await seeChange(page, () => page.keyboard.press("PageUp"));
  await page.keyboard.press("Home");
  expect(await said(page)).toMatch(/^Seen from the front,/);
  await slider(page, "Raise the forks").focus();
  await seeChange(page, () => page.keyboard.press("End"));
  expect(await said(page)).toContain("Forks 1600 mm above the floor.");
  await page.getByRole("checkbox", { name: "Put the load on" }).focus();
  await seeChange(page, () => page.keyboard.press("Space"));
  expect(await said(page)).toMatch(/Load on, 1200 × 800 × 1\d{3} mm\./);
  await page.getByRole("checkbox", { name: "Show dimensions" }).focus();
  await seeChange(page, () => page.keyboard.press("Space"));
  expect(await said(page)).toContain(`Vehicle ${length} × ${width} × ${forks?.raisedHeight} mm.`);
  await slider(page, "Zoom").focus();
  await seeChange(page, () => page.keyboard.press("End"));
});

test("it stands in a doorway and in an aisle of the width that is set, and says what that leaves", async ({
  visit,
}) => {
  const page = await openPage(visit, "fork");
  await open(page);
  await seeChange(page, () => page.getByRole("radio", { name: "A doorway" }).check());
  await slider(page, "Width of the doorway").fill(`${measures.fork.width - 4}`);
  expect(await said(page)).toContain("it does not fit, 4 mm too narrow");
  await seeChange(page, () => page.getByRole("radio", { name: "An aisle" }).check());
  expect(await said(page)).toContain("it fits, 0 mm to spare across.");
});

test("a drag turns it, by mouse and by finger, and the wheel still scrolls the page", async ({ visit }) => {
  const page = await openPage(visit, "lifter", { hasTouch: true });
  await open(page);
  await picture(page).scrollIntoViewIfNeeded();
  const box = await picture(page).boundingBox();
  if (!box) throw new Error("The picture has no place on the page.");
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + 100, y, { steps: 5 });
  await page.mouse.up();
  await expect.poll(() => said(page)).toMatch(/^Seen from the front,|^Seen from the front right,/);
  const top = await page.evaluate(() => scrollY);
  await page.mouse.wheel(0, 200);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(top);
  expect(await picture(page).evaluate((canvas) => getComputedStyle(canvas).touchAction)).toBe("pan-y");
});

test("it draws only while it is seen and something changes", async ({ visit }) => {
  const page = await openPage(visit, "fork", {
    reducedMotion: "no-preference",
    beforeScripts: () => {
      const counter = globalThis as unknown as { draws: number };
      counter.draws = 0;
      const draw = WebGL2RenderingContext.prototype.drawElements;
      WebGL2RenderingContext.prototype.drawElements = function (...settings) {
        counter.draws += 1;
        return draw.apply(this, settings);
      };
    },
  });
  await open(page);
  const draws = () => page.evaluate(() => (globalThis as unknown as { draws: number }).draws);
  expect(await untilSettled(draws, 400)).toBeGreaterThan(0);
  await page.evaluate(() => scrollTo({ top: 0, behavior: "instant" }));
  await untilDrawn(page);
  const before = await draws();
  await slider(page, "Turn").evaluate((input: HTMLInputElement) => {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")?.set?.call(input, "200");
    input.dispatchEvent(new Event("input", { bubbles: true }));
  });
  await expect
    .poll(() => page.getByRole("status").allInnerTexts())
    .toContainEqual(expect.stringContaining("the rear"));
  await expectStays(draws, before, 300);
  await picture(page).scrollIntoViewIfNeeded();
  await expect.poll(draws).toBeGreaterThan(before);
});

test("without WebGL it says so, and where to see the same", async ({ visit }) => {
  const page = await openPage(visit, "dualConveyor", {
    beforeScripts: () => {
      HTMLCanvasElement.prototype.getContext = () => null;
    },
  });
  await opener(page).click();
  await page.getByRole("status").filter({ hasText: "The 3D view can't be shown here" }).waitFor();
  expect(await page.getByRole("slider", { name: "Turn" }).count()).toBe(0);
});

test.for(entriesOf(vehicles.map(({ product }) => product)))(
  "every vehicle can be turned: %s",
  async (product, { visit }) => {
    const page = await openPage(visit, product);
    await open(page);
    await seeChange(page, () => page.getByRole("checkbox", { name: "Put the load on" }).check());
    expect(await said(page)).toMatch(/Load on, \d+ × \d+ × \d+ mm/);
    expect(await page.getByRole("slider", { name: /^Raise/ }).count()).toBe(
      measures[product].forks || "plate" in measures[product] ? 1 : 0,
    );
    await page.getByRole("button", { name: "Close the 3D view" }).click();
    await expect.poll(() => picture(page).count()).toBe(0);
  },
);

test("without script there is no button, and words lead to the drawings", async ({ visit }) => {
  const page = await openPage(visit, "fork", { javaScriptEnabled: false });
  expect(await opener(page).count()).toBe(0);
  expect(await page.getByText("The 3D view needs script.").isVisible()).toBe(true);
});
