import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { expect } from "vitest";
import { openPage } from "#tests/support/browser.ts";
import { test } from "#tests/support/browser-test.ts";

test("a sandbox opened by a button: a copied command moves a vehicle on its page, and its end is told", async ({
  browser,
  site,
}) => {
  const { page, close } = await openPage(browser, `${site.origin}/sandbox`, {
    expectedErrors: [/status of 410/],
  });
  await page.getByRole("button", { name: "Open a sandbox" }).click();
  const copied = page.getByText("curl -s -X POST").first();
  await copied.waitFor();
  await page.getByText("Live.").waitFor();
  const before = await page.locator("[data-vehicle]").evaluateAll(places);
  expect(before).toHaveLength(6);
  const { stdout } = await promisify(execFile)("sh", ["-c", await copied.innerText()]);
  expect(stdout).toContain('"state":"accepted"');
  await page.getByRole("cell", { name: "Driving" }).first().waitFor();
  await expect
    .poll(() => page.locator("[data-vehicle]").evaluateAll(places), { timeout: 10_000 })
    .not.toEqual(before);
  await page.getByText(/messages judged, no rule broken/).waitFor();
  await page.getByRole("button", { name: "End this sandbox" }).click();
  await page.getByRole("heading", { name: "This sandbox has ended" }).waitFor();
  expect(await page.getByRole("link", { name: "Its report" }).count()).toBe(1);
  await close();
}, 60_000);

test("without script the page has everything, as it was", async ({ browser, site }) => {
  const made = await (await fetch(`${site.origin}/sandbox`, { method: "POST" })).json();
  const { page, close } = await openPage(browser, made.page, { javaScriptEnabled: false });
  await page.getByRole("link", { name: "Look again" }).waitFor();
  await page.getByRole("textbox", { name: "Key" }).fill(made.key);
  await page.getByRole("button", { name: "Show everything" }).click();
  expect(await page.getByText(made.key).count()).toBeGreaterThan(3);
  expect(await page.getByRole("row").count()).toBeGreaterThan(6);
  await page.getByLabel("What goes wrong").selectOption("Loses its connection");
  await page.getByRole("button", { name: "Begin" }).click();
  await expect
    .poll(async () => {
      await page.reload();
      return page.getByRole("cell", { name: "Out of contact" }).count();
    })
    .toBe(1);
  await close();
});

const places = (vehicles: Element[]) => vehicles.map((vehicle) => vehicle.getAttribute("style"));
