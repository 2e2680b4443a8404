import type { Page } from "playwright-core";
import { expect } from "vitest";
import { test } from "#tests/support/browser-test.ts";
import { held } from "#tests/support/held.ts";
import { lostFile } from "#tests/support/lost-file.ts";
import { otherCase } from "#tests/support/other-case.ts";
import { findVehicle } from "#vehicles/index.ts";

const stepsScript = /assets\/steps-.*\.js/;
/* kg: more than the fork carries. */
const tooHeavy = `${findVehicle("fork").payloadKg + 50}`;
const weight = (page: Page) => page.getByLabel("Weight, kg");
const soon = { timeout: 15_000 };

/** The planner, before the script of its steps has come. */
function withoutSteps() {
  const steps = held(stepsScript);
  return {
    options: {
      isReady: "wheel" as const,
      /* Routing disables the cache. */
      arrange: async (page: Page) => {
        await page.route("**/*", (route) => route.continue());
        await steps.holdOn(page);
      },
    },
    letCome: steps.release,
  };
}

test("what is typed and pressed in steps before their script loads is kept, and sent once it has loaded", async ({
  visit,
}) => {
  const { options, letCome } = withoutSteps();
  const page = await visit("/planner", options);
  await weight(page).fill("777");
  await page.getByText("Change places and lanes as rows").click();
  const places = page.getByLabel("Places", { exact: true });
  const rows = `${await places.inputValue()}\nnew corner; 28000; 14000; floor`;
  await places.fill(rows);
  await page.getByRole("button", { name: "Draw the floor" }).click();
  letCome();
  const canvas = page.getByRole("group", { name: "Floor to draw on" });
  await canvas.waitFor(soon);
  await expect.poll(() => canvas.getByRole("button").count(), soon).toBe(rows.split("\n").length);
  expect(await weight(page).inputValue()).toBe("777");
  expect(await places.inputValue()).toBe(rows);

  await page.getByRole("button", { name: "Ask again" }).first().click();
  await page.waitForURL(/weight=777/);
  expect(new URL(page.url()).searchParams.get("places")?.replaceAll("\r", "")).toBe(rows);
});

test("a press that has been handled is not handled again", async ({ visit }) => {
  const { options, letCome } = withoutSteps();
  const page = await visit("/planner", options);
  letCome();
  const asked = page.waitForRequest(stepsScript);
  const draw = page.getByRole("button", { name: "Draw the floor" });
  await draw.click();
  await asked;
  const again = page.getByRole("button", { name: "Draw what the rows hold now" });
  await again.waitFor(soon);
  await page.getByRole("group", { name: "Floor to draw on" }).waitFor(soon);
  expect(await page.getByRole("group", { name: "Floor to draw on" }).count()).toBe(1);
});

test.for<[string, (page: Page) => Promise<unknown>]>([
  ["is gone", (page: Page) => page.route(stepsScript, (route) => route.fulfill({ status: 404, body: "" }))],
  [
    "throws as it is drawn",
    (page: Page) =>
      page.route(stepsScript, (route) =>
        route.fulfill({
          contentType: "text/javascript",
          body: "export default function Broken() { throw new Error('broken') }",
        }),
      ),
  ],
])("steps whose script %s stay as they are, and ask by document", async ([_, fail], { visit }) => {
  const page = await visit("/planner", {
    isReady: "wheel",
    expectedErrors: [...lostFile, /broken/, /reading 'default'/],
    arrange: async (page) => {
      await page.route("**/*", (route) => route.continue());
      await fail(page);
    },
  });
  const words = await page.locator("main").innerText();
  const asked = page.waitForRequest(stepsScript);
  await weight(page).fill(tooHeavy);
  await asked;
  expect(await page.locator("main").innerText()).toBe(words);

  await page.getByRole("button", { name: "Ask again" }).first().click();
  await page.waitForURL(new RegExp(`weight=${tooHeavy}`));
  const fits = page.getByRole("region", { name: "Fit", exact: true });
  await expect.poll(() => fits.innerText(), soon).toContain(`weighs ${tooHeavy} kg`);
  expect(await weight(page).inputValue()).toBe(tooHeavy);

  await page.getByRole("link", { name: otherCase.link }).click();
  await expect.poll(() => fits.locator("li").first().innerText(), soon).toContain(otherCase.vehicle);
});

test.for<[string, RegExp, (page: Page) => Promise<unknown>, (page: Page) => Promise<unknown>]>([
  [
    "what keeps changes",
    /assets\/unsent-plan-.*\.js/,
    (page) => weight(page).fill(tooHeavy),
    (page) =>
      expect
        .poll(() => page.getByRole("region", { name: "Fit", exact: true }).innerText(), soon)
        .toContain(`weighs ${tooHeavy} kg`),
  ],
  [
    "the drawing",
    /assets\/floor-editor-.*\.js/,
    (page) => page.getByRole("button", { name: "Draw the floor" }).click(),
    (page) => page.getByText("The drawing could not be loaded.").waitFor(soon),
  ],
  [
    "the reader of orders",
    /assets\/orders-import-.*\.js/,
    (page) => page.getByRole("button", { name: "Take the orders from an export" }).click(),
    (page) => page.getByText("The reader could not be loaded.").waitFor(soon),
  ],
])(
  "a page stays as it is where the script of %s can't be fetched",
  async ([_, script, act, see], { visit }) => {
    const page = await visit("/planner", {
      expectedErrors: lostFile,
      arrange: async (page) => {
        await page.route("**/*", (route) => route.continue());
        await page.route(script, (route) => route.abort("connectionreset"));
      },
    });
    await page.getByLabel("Orders an hour").fill("4");
    const asked = page.waitForRequest(script);
    await act(page);
    await asked;
    await see(page);
    expect(await page.getByLabel("Orders an hour").inputValue()).toBe("4");
  },
);
