import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { chromium, type Page } from "playwright-core";
import { expect } from "vitest";
import { chromiumLaunch, untilReady } from "#tests/support/browser.ts";
import { test } from "#tests/support/browser-test.ts";
import { otherCase } from "#tests/support/other-case.ts";
import { expectStays } from "#tests/support/stays.ts";
import { processOf } from "#tests/support/writer.ts";

const weight = (page: Page) => page.getByLabel("Weight, kg").inputValue();
const type = async (page: Page, text: string) => {
  await untilReady(page);
  await page.getByLabel("Weight, kg").fill(text);
};
/** Waits until the browser has kept what was typed into a page. */
const kept = (page: Page, text: string) =>
  expect
    .poll(() =>
      page.evaluate(async (text) => {
        const isThere = (await indexedDB.databases()).some(({ name }) => name === "planner");
        if (!isThere) return false;
        const open = indexedDB.open("planner");
        await new Promise((resolve) => open.addEventListener("success", resolve));
        const all = open.result.transaction("unsent").objectStore("unsent").getAll();
        await new Promise((resolve) => all.addEventListener("success", resolve));
        open.result.close();
        return JSON.stringify(all.result).includes(text);
      }, text),
    )
    .toBe(true);
const left = (page: Page) => page.getByText("were not asked about");

test("unsent changes are back after a reload and after Back, for each tab its own, until they are sent", async ({
  visit,
  site,
}) => {
  const page = await visit("/planner", { isCold: true, isReady: false });
  const before = await weight(page);
  await type(page, "777");
  await kept(page, "777");
  await page.reload();
  expect(await weight(page)).toBe(before);
  await untilReady(page);
  await expect.poll(() => weight(page)).toBe("777");
  expect(await page.getByText("are back in their fields").count()).toBe(1);

  const other = await page.context().newPage();
  await other.goto(`${site.origin}/planner`);
  await type(other, "555");
  await kept(other, "555");
  expect(await left(other).count()).toBe(0);
  await other.reload();
  await untilReady(other);
  await expect.poll(() => weight(other)).toBe("555");
  expect(await weight(page)).toBe("777");
  await other.close();

  await page.getByRole("link", { name: otherCase.link }).click();
  await expect.poll(() => weight(page)).not.toBe("777");
  await page.goBack();
  await expect.poll(() => weight(page)).toBe("777");
  await page.getByRole("button", { name: "Ask again" }).first().click();
  await page.waitForURL(/weight=777/);
  /* What was sent is kept until the answer is rendered. */
  await page.waitForTimeout(400);
  await page.goto(`${site.origin}/planner`);
  await untilReady(page);
  /* What the closed tab left is offered; what was sent is not. */
  await left(page).waitFor();
  await page.getByRole("button", { name: "Throw them away" }).press("Enter");
  await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute("role"))).toBe("status");
  await page.reload();
  await untilReady(page);
  await expectStays(() => left(page).count(), 0, 600);
  expect(await weight(page)).toBe(before);
});

test("a killed browser offers what was typed when it is started again", { timeout: 90_000 }, async ({
  site,
}) => {
  const profile = await mkdtemp(join(tmpdir(), "mag-plan-"));
  const open = async () => {
    const context = await chromium.launchPersistentContext(profile, chromiumLaunch());
    const page = await context.newPage();
    await page.goto(`${site.origin}/planner?case=${otherCase.id}`);
    return { context, page };
  };
  const first = await open();
  await type(first.page, "321");
  await kept(first.page, "321");
  const ended = new Promise((resolve) => first.context.on("close", resolve));
  process.kill(await processOf(first.context), "SIGKILL");
  await ended;

  const { context, page } = await open();
  await page.goto(`${site.origin}/planner`);
  await untilReady(page);
  await page.getByRole("button", { name: "Go on with them" }).click();
  await page.waitForURL(new RegExp(`case=${otherCase.id}`));
  await expect.poll(() => weight(page)).toBe("321");
  await context.close();
  await rm(profile, { recursive: true, force: true });
});

test.for<[string, () => void]>([
  [
    "forbidden",
    () =>
      Object.defineProperty(window, "indexedDB", {
        get: () => {
          throw new DOMException("Access is denied for this document.", "SecurityError");
        },
      }),
  ],
  [
    "full",
    () => {
      IDBObjectStore.prototype.put = () => {
        throw new DOMException("There is no room.", "QuotaExceededError");
      };
    },
  ],
])("storage that is %s is said, and the page works", async ([_, beforeScripts], { visit }) => {
  const page = await visit("/planner", { isCold: true, isReady: false, beforeScripts });
  await type(page, "444");
  await page.getByText("storage is full or forbidden").waitFor();
  await page.getByRole("button", { name: "Ask again" }).first().click();
  await page.waitForURL(/weight=444/);
  expect(await weight(page)).toBe("444");
});
