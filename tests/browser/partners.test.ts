import { expect } from "vitest";
import { test } from "#tests/support/browser-test.ts";

test("The tab bar leads to the three partner pages and marks the one that is shown", async ({ visit }) => {
  const page = await visit("/partner-with-us");
  const bar = page.getByRole("navigation", { name: "Partner pages" });
  expect(await bar.getByRole("listitem").allTextContents()).toEqual([
    "Partner with MAG",
    "Integrate with us",
    "Sell our solutions",
  ]);
  await bar.getByRole("link", { name: "Sell our solutions" }).click();
  await page.waitForURL("**/our-solution");
  await expect.poll(() => bar.locator("[aria-current=page]").textContent()).toBe("Sell our solutions");
});

test.for([true, false])(
  "Arrows step through the tabs of a small screen, script: %s",
  async (javaScriptEnabled, { visit }) => {
    const page = await visit("/partner-with-us", {
      viewport: { width: 375, height: 800 },
      javaScriptEnabled,
    });
    const bar = page.getByRole("navigation", { name: "Partner pages" });
    expect(await bar.getByRole("listitem").filter({ visible: true }).allTextContents()).toEqual([
      "Partner with MAG",
    ]);
    await bar.getByRole("link", { name: "Next: Integrate with us" }).click();
    await page.waitForURL("**/tech-partner");
    await bar.getByRole("link", { name: "Next: Sell our solutions" }).click();
    await page.waitForURL("**/our-solution");
    await bar.getByRole("link", { name: "Next: Partner with MAG" }).click();
    await page.waitForURL("**/partner-with-us");
    await bar.getByRole("link", { name: "Previous: Sell our solutions" }).click();
    await page.waitForURL("**/our-solution");
  },
);

test("One type of partner is open at a time, the first one at first", async ({ visit }) => {
  const page = await visit("/partner-with-us", { isReady: false });
  const types = page.getByRole("region", { name: "Types of Commercial Partners" });
  const open = types.locator("details[open] h3");
  expect(await open.allTextContents()).toEqual(["Dealers"]);
  await types.getByText("Consultants", { exact: true }).click();
  await expect.poll(() => open.allTextContents()).toEqual(["Consultants"]);
});

test.for(["/partner-with-us", "/tech-partner", "/our-solution"])(
  "The form of %s is sent as commercial-contact",
  async (path, { site }) => {
    const html = await (await fetch(site.origin + path)).text();
    expect(html).toContain('name="form-name" value="commercial-contact"');
  },
);
