import type { Page } from "playwright-core";
import { describe, expect } from "vitest";
import { alterations, charactersInMain } from "#tests/support/alter-page.ts";
import { untilReady } from "#tests/support/browser.ts";
import { test } from "#tests/support/browser-test.ts";

const expectedErrors = [/The page was rendered anew/];
const unaltered = { isReady: false, expectedErrors };

describe.each(Object.entries(alterations))("%s before the script comes", (_, alter) => {
  test.for(["/", "/planner", "/contact", "a post"])(
    "takes nothing from %s",
    async (address, { visit, site }) => {
      const page = await visit(address === "a post" ? await firstPost(site.origin) : address, unaltered);
      await page.evaluate(alter);
      const before = await page.evaluate(charactersInMain);
      const field = page.locator("main input[name=fullName], #steps input[name=weight]").first();
      const isForm = (await field.count()) > 0;
      if (isForm) {
        await field.fill("25");
        await field.focus();
      }
      await untilReady(page);
      await page.waitForFunction(() => document.querySelector("main a[href]"));
      if (isForm) {
        await expect.poll(() => field.inputValue()).toBe("25");
        await expect.poll(() => field.evaluate((element) => element === document.activeElement)).toBe(true);
      }
      await settled(page);
      if (isForm) expect(await field.inputValue()).toBe("25");
      /* A plan that is changed has its answer anew once it is sized. */
      await expect
        .poll(() => page.evaluate(charactersInMain), { timeout: 30_000 })
        .toBeGreaterThan(0.97 * before);
    },
  );
});

test("a page that is translated once its script runs goes on working", async ({ visit }) => {
  const page = await visit("/contact", { expectedErrors });
  const translate = () => page.evaluate(alterations["a translation"]);
  await translate();
  const before = await page.evaluate(charactersInMain);
  await page.locator("main form button[type=submit]").click();
  await page.locator("main form [role=alert]").first().waitFor();
  expect(await page.evaluate(charactersInMain)).toBeGreaterThan(before);
  await page.locator("main input[name=fullName]").fill("Asha Rao");
  await translate();
  await page.locator("a[href='/planner']").first().click();
  await page.waitForURL("**/planner");
  await page.locator("#steps").waitFor();
  await translate();
  await page.locator("#steps input[inputmode=decimal]").first().fill("777");
  await page.locator("button[type=submit][form=job]").click();
  await page.waitForURL("**/planner?*");
  await expect.poll(() => page.locator("#steps input[inputmode=decimal]").first().inputValue()).toBe("777");
  expect(await page.locator("main h2").count()).toBeGreaterThan(5);
});

test("text that changes after its translation shows what it is now", async ({ visit }) => {
  const page = await visit("/podcasts", { expectedErrors });
  const box = page.getByRole("main").getByRole("searchbox");
  const found = page.getByRole("main").getByRole("status");
  await box.fill("e");
  await expect.poll(() => found.innerText()).toMatch(/\d/);
  const before = await found.innerText();
  await page.evaluate(alterations["a translation"]);
  await box.fill("no such words");
  await expect.poll(async () => (await found.innerText()).toUpperCase()).not.toBe(before.toUpperCase());
});

test("a menu that was opened before the script stays open", async ({ visit }) => {
  const page = await visit("/", { ...unaltered, viewport: { width: 375, height: 700 } });
  await page.evaluate(alterations["a translation"]);
  await page.getByRole("button", { name: "Open menu" }).click();
  await page.waitForSelector("html[data-ready]");
  await settled(page);
  expect(await page.locator(":popover-open").count()).toBe(1);
});

/** The parts that wait for a visitor have come. */
async function settled(page: Page) {
  await page.waitForLoadState("networkidle");
  await page.evaluate(() => new Promise((resolve) => setTimeout(() => requestAnimationFrame(resolve), 50)));
}

async function firstPost(origin: string) {
  const list = await (await fetch(`${origin}/blogs`)).text();
  return /href="(\/blogs\/[a-z0-9-]+)"/.exec(list)?.[1] ?? "";
}
