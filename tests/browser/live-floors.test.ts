import { statSync } from "node:fs";
import type { Page, Request } from "playwright-core";
import { expect } from "vitest";
import { test } from "#tests/support/browser-test.ts";
import { untilSettled } from "#tests/support/stays.ts";

const tab = (page: Page, name: string) => page.getByRole("tab", { name });
const list = (page: Page, name: string) => page.getByRole("tabpanel").getByRole("list", { name });

test("the screens of a software page are views of one running floor, and what a visitor does in one shows in the others", {
  timeout: 60_000,
}, async ({ visit }) => {
  const workers: string[] = [];
  const page = await visit("/products/integrator", {
    arrange: (page) => page.on("worker", (worker) => workers.push(worker.url())),
  });
  await page.getByRole("tablist").scrollIntoViewIfNeeded();

  await tab(page, "People").click();
  const orders = list(page, "Orders under way");
  const call = page.getByRole("button", { name: "Press the call button at Wrapper 1" });
  await call.click({ timeout: 20_000 });
  await tab(page, "Machines").click();
  const signals = list(page, "The last signals");
  await expect
    .poll(() => signals.innerText(), { timeout: 20_000 })
    .toMatch(/Wrapper 1, call button\s+Mission 2901/);
  await tab(page, "People").click();
  await expect.poll(() => orders.innerText(), { timeout: 20_000 }).toMatch(/2901\s+Wrapper 1 → Staging 1/);

  await tab(page, "Building").click();
  await page.getByRole("button", { name: "Keep the door shut" }).click();
  await tab(page, "Machines").click();
  await expect.poll(() => signals.innerText(), { timeout: 20_000 }).toMatch(/Desk\s+Door stays shut/);
  expect(workers).toHaveLength(1);
});

test("it stops out of view, and pauses for all screens", { timeout: 60_000 }, async ({ visit }) => {
  const page = await visit("/products/syncos");
  const panel = page.getByRole("tabpanel");
  await page.getByRole("tablist").scrollIntoViewIfNeeded();
  const time = async () => /\d\d:\d\d:\d\d/.exec(await panel.innerText())?.[0];
  const first = await time();
  await expect.poll(time, { timeout: 20_000 }).not.toBe(first);
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  const left = await untilSettled(time, 1500);
  await page.getByRole("tablist").scrollIntoViewIfNeeded();
  await expect.poll(time).not.toBe(left);
  await panel.getByRole("button", { name: "Pause" }).click();
  await page.evaluate(() => scrollTo(0, 0));
  await page.getByRole("button", { name: "Run", exact: true }).first().waitFor();
});

test("on a task's plan vehicles drive, and the steps light up where they are", {
  timeout: 60_000,
}, async ({ visit }) => {
  const page = await visit("/use-cases/solution-end-of-line");
  const plan = page.getByRole("region", { name: "From the line to the truck." });
  await plan.getByRole("img").first().scrollIntoViewIfNeeded();
  await plan.getByRole("button", { name: "Pause" }).waitFor({ timeout: 20_000 });
  const lit = () => plan.locator("li[data-happens] h3").allInnerTexts();
  const seen = new Set<string>();
  await expect
    .poll(
      async () => {
        for (const title of await lit()) seen.add(title);
        return seen.size;
      },
      { timeout: 30_000, interval: 200 },
    )
    .toBeGreaterThan(1);
});

test("under reduced motion it moves only on request, a second at a time", { timeout: 60_000 }, async ({
  visit,
}) => {
  const page = await visit("/products/syncos", {
    reducedMotion: "reduce",
  });
  const panel = page.getByRole("tabpanel");
  await page.getByRole("tablist").scrollIntoViewIfNeeded();
  await panel.getByRole("button", { name: "Run" }).waitFor({ timeout: 20_000 });
  const time = async () => /\d\d:\d\d:\d\d/.exec(await panel.innerText())?.[0];
  expect(await time()).toBe("14:14:12");
  await panel.getByRole("button", { name: "One second on" }).click();
  await expect.poll(time).toBe("14:14:13");
});

test("the product's own screen runs when it is first seen, with several kinds of vehicle, untouched", {
  timeout: 60_000,
}, async ({ visit }) => {
  const page = await visit("/products/fleet-manager", { isReady: false });
  const screen = page.locator("[data-live]").first();
  const time = async () => /\d\d:\d\d:\d\d/.exec(await screen.innerText())?.[0];
  await expect.poll(time, { timeout: 20_000 }).not.toBe("14:13:22");
  const names = await screen.getByRole("list", { name: "Vehicles" }).innerText();
  expect(names).toMatch(/Fork 1[\s\S]*Fork AMR 3[\s\S]*Lifter 6/);
  expect(await screen.innerText()).toMatch(/2\s×\s1400 Fork, 2\s×\s1400 Fork AMR and 2 lifters/);
});

test("without script a screen shows a moment of the run, and a plan its vehicles", async ({ visit }) => {
  const page = await visit("/products/syncos", {
    javaScriptEnabled: false,
  });
  expect(await page.getByText("Hall 2, 14:14:12").first().isVisible()).toBe(true);
  expect(await page.getByText("4 under way, 1 waiting, 1 charging").first().isVisible()).toBe(true);
  expect(await page.getByText("WMS, REST").first().innerText()).toContain("Mission 2045");
  expect(await page.getByRole("button", { name: /Pause|Run/ }).count()).toBe(0);
});

/** The weight of a running floor's script: its worker with the traffic, and the drawing code. */
const heaviestFloor = 45_000; /* bytes, compressed */

test("a floor's script weighs at most 45 kB, and comes when the floor is seen", {
  timeout: 60_000,
}, async ({ visit }) => {
  const scripts = new Set<string>();
  const note = (request: Request) => {
    const { pathname } = new URL(request.url());
    /* Prefetched files are not part of it. */
    if (pathname.endsWith(".js") && request.resourceType() !== "fetch") scripts.add(pathname);
  };
  /* Where no screen is in view. */
  const page = await visit("/products/syncos#questions", {
    isCold: true,
    isReady: "wheel",
    arrange: (page) => page.context().on("requestfinished", note),
  });
  await page.waitForLoadState("networkidle");
  const ofPage = new Set(scripts);
  expect(page.workers()).toEqual([]);

  await page.evaluate(() => scrollTo({ top: 0, behavior: "instant" }));
  const time = async () => /\d\d:\d\d:\d\d/.exec(await page.locator("main").innerText())?.[0];
  const first = await time();
  await expect.poll(time, { timeout: 20_000 }).not.toBe(first);
  /* The browser doesn't report the size of what a worker fetches. */
  const ofFloor = [...scripts.difference(ofPage)].map((path) => statSync(`build/client${path}.br`).size);
  const weight = ofFloor.reduce((sum, size) => sum + size, 0);
  expect(weight).toBeGreaterThan(20_000);
  expect(weight).toBeLessThanOrEqual(heaviestFloor);
});
