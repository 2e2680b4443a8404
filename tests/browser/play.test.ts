import type { Locator, Page } from "playwright-core";
import { expect } from "vitest";
import { floorBox, inBox } from "#app/sections/floor-drawing/floor-box.ts";
import { tokenOf } from "#planner/link/link.ts";
import { presets } from "#planner/presets/presets.ts";
import { fiftyForks } from "#planner/session/fifty-forks.ts";
import { test } from "#tests/support/browser-test.ts";
import { expectStays, untilSettled } from "#tests/support/stays.ts";

const countOf = async (page: Page, name: string) =>
  Number.parseInt(
    await page.locator("dl > div", { hasText: name }).locator("dd").innerText({ timeout: 20_000 }),
    10,
  );
/** Scrolls to the floor, which is below the first view, starts when it is in view and takes its drawing's place. */
async function see(page: Page) {
  const floor = page.getByRole("img", { name: /^Floor plan of/ });
  await expect
    .poll(() =>
      floor.scrollIntoViewIfNeeded().then(
        () => true,
        () => false,
      ),
    )
    .toBe(true);
}
const floor = presets[0]?.plan ?? fiftyForks();

/** The middle of the lane that is farthest from all vehicles and chargers, mm. */
async function farFromVehicles(page: Page) {
  const vehicles = await page.locator("[data-vehicle]").evaluateAll((all) =>
    all.map((vehicle) => ({
      x: 1000 * Number(vehicle.getAttribute("data-x")),
      y: 1000 * Number(vehicle.getAttribute("data-y")),
    })),
  );
  const chargers = floor.places.filter((place) => place.chargers > 0);
  const far = (at: { x: number; y: number }) =>
    Math.min(...[...vehicles, ...chargers].map(({ x, y }) => Math.hypot(x - at.x, y - at.y)));
  const middles = floor.lanes.map(({ from, to }) => {
    const [a, b] = [from, to].map((name) => floor.places.find(({ id }) => id === name));
    return { x: ((a?.x ?? 0) + (b?.x ?? 0)) / 2, y: ((a?.y ?? 0) + (b?.y ?? 0)) / 2 };
  });
  return middles.reduce((best, middle) => (far(middle) > far(best) ? middle : best));
}
const soFar = (page: Page) => page.getByRole("row", { name: /Orders delivered an hour/ }).innerText();
/** Of a clock's hours, minutes and seconds. */
const secondsIn = (clock: string) => clock.split(":").reduce((sum, part) => sum * 60 + Number(part), 0);
const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });

test("orders are delivered, a blocked aisle holds vehicles up, and clearing it sets them free", {
  timeout: 120_000,
}, async ({ visit }) => {
  const page = await visit("/planner/play");
  await see(page);
  await button(page, "Pause").waitFor({ timeout: 20_000 });
  await page.getByLabel("Speed").selectOption("100 times");
  await expect.poll(() => countOf(page, "Orders delivered"), { timeout: 30_000 }).toBeGreaterThan(3);

  // The log keeps only the latest entries, which at 100 times the speed are soon gone: it is read at once.
  const log = page.getByRole("log");
  const blocked = log.getByText(/Lane 1 .* is blocked/).waitFor();
  await button(page, "Block the lane").click();
  await blocked;
  await expect.poll(() => countOf(page, "Vehicles held up"), { timeout: 30_000 }).toBeGreaterThan(2);
  const before = await countOf(page, "Orders delivered");
  await button(page, "Clear the lane").click();
  await expect.poll(() => countOf(page, "Orders delivered"), { timeout: 30_000 }).toBeGreaterThan(before + 3);

  const doorShut = log.getByText(/has a door that stays shut/).waitFor();
  await button(page, "Keep the door shut").click();
  await doorShut;
  await expect.poll(() => countOf(page, "Vehicles held up"), { timeout: 30_000 }).toBeGreaterThan(2);
  const shut = await countOf(page, "Orders delivered");
  await button(page, "Let the door open").click();
  await expect.poll(() => countOf(page, "Orders delivered"), { timeout: 30_000 }).toBeGreaterThan(shut + 3);

  const against = page.getByRole("table", { name: "Plan against actual" });
  const inTime = against.getByRole("row", { name: /Pick-ups within 5 minutes/ });
  expect(await inTime.innerText()).toMatch(/\t95%\t\d+%$/);
  expect(await countOf(page, "Average wait, s")).toBeGreaterThan(0);
});

test("the hall names the planner's figure for its fleet, before it runs and while it does", async ({
  visit,
}) => {
  const planner = await visit("/planner");
  const sized = await planner.locator("main").innerText();
  const [share] = /[\d.]+%(?= of pick-ups)/.exec(sized) ?? [];
  const page = await visit("/planner/play");
  const against = page.getByRole("table", { name: "Plan against actual" });
  expect(await against.getByRole("row", { name: /Orders delivered an hour/ }).innerText()).toContain("40.0");
  expect(await page.locator("main").innerText()).toContain(`it reaches ${share} in time`);
  await see(page);
  await expect.poll(() => countOf(page, "Orders delivered"), { timeout: 30_000 }).toBeGreaterThan(0);
  expect(await page.locator("main").innerText()).toContain(`it reaches ${share} in time`);
});

test("a vehicle is chosen, stopped and let go by keyboard, and says what it holds", async ({ visit }) => {
  const page = await visit("/planner/play");
  await see(page);
  const row = page.getByRole("row", { name: /Vehicle 1/ });
  await row.getByRole("button").waitFor({ timeout: 20_000 });
  await row.getByRole("button").focus();
  await page.keyboard.press("Enter");
  await button(page, "Stop it").focus();
  await page.keyboard.press("Enter");
  await expect.poll(() => row.innerText()).toContain("Stopped by you");
  expect(await page.getByText(/^Holds /).count()).toBe(1);
  const messages = page.getByRole("region", { name: "Its VDA 5050 messages" });
  await expect.poll(() => messages.innerText()).toMatch(/instantActions startPause/);
  await messages.locator("summary", { hasText: "startPause" }).click();
  expect(await messages.locator("pre:visible").innerText()).toContain('"actionType": "startPause"');
  await button(page, "Let it go on").click();
  await expect.poll(() => row.innerText()).not.toContain("Stopped by you");
});

test("a vehicle tells what it said before it was chosen, after time went back too", async ({ visit }) => {
  const page = await visit("/planner/play");
  await see(page);
  await button(page, "Block the lane").click({ timeout: 20_000 });
  await button(page, "Pause").click();
  const clock = page.locator("time").first();
  const messages = page.getByRole("region", { name: "Its VDA 5050 messages" });
  const said = () => messages.locator("summary time").allInnerTexts();
  await page
    .getByRole("row", { name: /Vehicle 2/ })
    .getByRole("button")
    .click();
  await expect.poll(async () => (await said()).length, { timeout: 10_000 }).toBeGreaterThan(5);
  const [now, latest = ""] = [await clock.innerText(), ...(await said())];
  /* The worker is up to a second of the run ahead. */
  expect(secondsIn(latest)).toBeLessThanOrEqual(secondsIn(now) + 1);

  await button(page, "One minute back").click();
  await expect.poll(async () => (await said())[0] ?? now, { timeout: 10_000 }).not.toBe(latest);
  await expect.poll(async () => (await said()).length, { timeout: 10_000 }).toBeGreaterThan(5);
  const earlier = secondsIn(await clock.innerText());
  expect(earlier).toBeLessThan(secondsIn(now));
  for (const time of await said()) expect(secondsIn(time)).toBeLessThanOrEqual(earlier);
});

test("what moves is drawn within the frame, and the page's script sleeps while nothing is seen of it", async ({
  visit,
}) => {
  const page = await visit("/planner/play");
  await see(page);
  await button(page, "Pause").waitFor({ timeout: 20_000 });
  const inked = () =>
    page.locator("canvas").evaluate((canvas: HTMLCanvasElement) => {
      const { data } = canvas.getContext("2d")?.getImageData(0, 0, canvas.width, canvas.height) ?? {
        data: [],
      };
      return data.some((value) => value > 0);
    });
  await page.locator("canvas").scrollIntoViewIfNeeded();
  await expect.poll(inked).toBe(true);
  const clock = page.locator("time").first();
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  await untilSettled(() => clock.innerText(), 2000);
});

test("under reduced motion it moves only on request, a second at a time", async ({ visit }) => {
  const page = await visit("/planner/play", { reducedMotion: "reduce" });
  await see(page);
  await button(page, "Run").waitFor({ timeout: 20_000 });
  const clock = page.locator("time").first();
  const seconds = async () => secondsIn(await clock.innerText());
  const begins = await seconds();
  await expectStays(seconds, begins, 1500);
  await button(page, "One second on").click();
  await expect.poll(seconds, { timeout: 5000 }).toBe(begins + 1);
});

test("it begins in the middle of a shift, and programs read where each vehicle is", async ({ visit }) => {
  const page = await visit("/planner/play");
  await see(page);
  const vehicles = page.locator("[data-vehicle]");
  const places = () =>
    vehicles.evaluateAll((all) =>
      all.map((vehicle) => `${vehicle.getAttribute("data-x")} ${vehicle.getAttribute("data-y")}`),
    );
  const delivered = async () => Number(await page.locator("[data-delivered]").getAttribute("data-delivered"));
  await vehicles.first().waitFor({ state: "attached", timeout: 20_000 });
  await expect.poll(delivered).toBeGreaterThan(0);
  const [first, done] = [await places(), await delivered()];
  const moved = new Set<number>();
  await expect
    .poll(
      async () => {
        for (const [id, place] of (await places()).entries()) if (place !== first[id]) moved.add(id);
        return moved.size;
      },
      { interval: 200 },
    )
    .toBe(first.length);
  await expect.poll(delivered).toBeGreaterThan(done);
});

test("it runs without a touch, time goes back, and a press on the floor closes what is there", async ({
  visit,
}) => {
  const page = await visit("/planner/play", { isReady: false });
  await button(page, "Pause").click({ timeout: 20_000 });
  const clock = page.locator("time").first();
  const seconds = async () => secondsIn(await clock.innerText());
  const paused = await seconds();
  const canvas = page.locator("canvas");
  const { width, height } = (await canvas.boundingBox()) ?? { width: 0, height: 0 };
  const box = floorBox(floor);
  const place = inBox(box, await farFromVehicles(page));
  await canvas.click({ position: { x: (place.x / box.width) * width, y: (place.y / box.height) * height } });
  await button(page, "One second on").click();
  await page
    .getByRole("log")
    .getByText(/is blocked/)
    .waitFor();
  await button(page, "One minute back").click();
  await expect.poll(seconds).toBeLessThan(paused - 50);
  expect(
    await page
      .getByRole("log")
      .getByText(/is blocked/)
      .count(),
  ).toBe(0);
});

test("a plan that is too large for the server is read and driven by the browser", async ({ visit }) => {
  const address = `/planner/play?plan=${tokenOf(fiftyForks())}&count=20`;
  const page = await visit(address);
  await page.getByRole("heading", { name: "On the floor" }).scrollIntoViewIfNeeded();
  await page.mouse.wheel(0, 300);
  await page.getByRole("button", { name: "Vehicle 20" }).waitFor({ timeout: 30_000 });
  expect(await page.getByText("A wrapper 1", { exact: true }).count()).toBe(1);
});

test("its first view is the moment from which it goes on, before any script", async ({ visit }) => {
  const still = await visit("/planner/play", { javaScriptEnabled: false });
  const began = {
    clock: await still.locator("time").first().innerText(),
    delivered: await countOf(still, "Orders delivered"),
    vehicles: await still.locator("[data-live] polygon").count(),
    soFar: await soFar(still),
  };
  expect(began.delivered).toBeGreaterThan(0);
  expect(began.vehicles).toBe(5);
  expect(began.soFar).toMatch(/\t\d+\.\d$/);
  const page = await visit("/planner/play", { reducedMotion: "reduce" });
  await see(page);
  await button(page, "Run").waitFor({ timeout: 20_000 });
  expect(await page.locator("[data-live] polygon").count()).toBe(0);
  expect(await page.locator("time").first().innerText()).toBe(began.clock);
  expect(await countOf(page, "Orders delivered")).toBe(began.delivered);
  expect(await soFar(page)).toBe(began.soFar);
});

test("a label says before any script what it says on the floor that runs, where there is room for words", async ({
  visit,
}) => {
  for (const [width, shown] of [
    [1280, true],
    [390, false],
  ] as const) {
    /* Of two kinds, some stand when all that can drive do. */
    const mixed = presets.find(({ plan }) => new Set(plan.flows.map(({ vehicle }) => vehicle)).size > 1);
    const page = await visit(`/planner/play?plan=${tokenOf(mixed?.plan ?? floor)}`, {
      javaScriptEnabled: false,
      viewport: { width, height: 800 },
    });
    const words = page.locator("[data-live] small");
    expect(await words.count()).toBeGreaterThan(0);
    expect(await words.first().isVisible()).toBe(shown);
  }
});

test("in forced colours a vehicle's label has another colour than its ground", async ({ visit }) => {
  const page = await visit("/planner/play", { forcedColors: "active" });
  await see(page);
  await button(page, "Pause").waitFor({ timeout: 20_000 });
  const { ink, paper } = await page.locator("canvas").evaluate((canvas) => {
    const { color, caretColor } = getComputedStyle(canvas);
    return { ink: color, paper: caretColor };
  });
  expect(ink).not.toBe(paper);
});

test("before any script only the sized fleet stands on the floor: a count that is asked for drives in the browser", async ({
  visit,
}) => {
  for (const [count, standing] of [
    [5, 5],
    [7, 0],
  ] as const) {
    const page = await visit(`/planner/play?count=${count}`, { javaScriptEnabled: false });
    expect(await page.locator("[data-live] polygon").count()).toBe(standing);
  }
});

test("without script the floor is a drawing, and a wrong seed gets a message", async ({ visit }) => {
  const page = await visit("/planner/play?count=0&seed=early", {
    javaScriptEnabled: false,
  });
  const floor = page.getByRole("img", { name: /Floor plan of “Wrapped pallets to staging”/ });
  await floor.waitFor();
  expect(await page.getByText("wrapper 1", { exact: true }).isVisible()).toBe(true);
  expect(await page.getByLabel("Seed").inputValue()).toBe("early");
  expect(await page.getByText("Seed: must be a whole number from 0 to 4294967295").count()).toBe(1);
  expect(await page.getByText("Vehicles: must be a whole number from 1 to 200").count()).toBe(1);
  /* A telephone that lies. */
  await page.setViewportSize({ width: 844, height: 390 });
  const top = (locator: Locator) => locator.boundingBox().then((box) => box?.y);
  expect(await top(floor)).toBe(await top(page.getByRole("table", { name: "Plan against actual" })));
});

test.for([
  { width: 1280, height: 800 },
  { width: 390, height: 844 },
])(
  "nothing below the hall moves while its script comes and its floor begins to run, $width px",
  async (viewport, { visit, site }) => {
    const page = await visit("about:blank", { viewport, isCold: true });
    await page.addInitScript(() => {
      const ends = new Set<number>();
      const look = () => {
        const footer = document.querySelector("footer");
        if (footer) ends.add(Math.round(footer.getBoundingClientRect().top + scrollY));
        requestAnimationFrame(look);
      };
      look();
      Object.assign(window, { ends });
    });
    await page.goto(`${site.origin}/planner/play`);
    await page.locator("[data-vehicle]").first().waitFor({ state: "attached", timeout: 20_000 });
    const ends = await page.evaluate(() => [...((window as Window & { ends?: Set<number> }).ends ?? [])]);
    expect(Math.max(...ends) - Math.min(...ends)).toBeLessThanOrEqual(2);
    if (viewport.width >= 1024) return;
    /* Nor is more room kept for it than it takes. */
    const [controls, vehicles] = await Promise.all([
      page.getByLabel("Speed").boundingBox(),
      page.getByRole("heading", { name: "Vehicles", exact: true }).boundingBox(),
    ]);
    expect((vehicles?.y ?? 0) - (controls?.y ?? 0) - (controls?.height ?? 0)).toBeLessThan(100);
  },
);
