import type { Browser } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { startBrowser, untilReady } from "#tests/support/browser.ts";
import { type Site, startSite } from "#tests/support/site.ts";
import { openWarmPage } from "#tests/support/warm-page.ts";

let site: Site;
let browser: Browser;

beforeAll(async () => {
  [site, browser] = await Promise.all([startSite(), startBrowser()]);
});
afterAll(async () => {
  await browser.close();
  await site.stop();
});

test.each(["/", "/products/mag-product?product=lifter", "/blogs", "/native-blogs"])(
  "%s works where a browser forbids sites to keep data",
  async (path) => {
    const { page, close, checkConsole } = await openWithoutStorage(path);
    const heading = await page.getByRole("heading", { level: 1 }).innerText();
    await page.getByRole("contentinfo").getByRole("link", { name: "Careers", exact: true }).click();
    await page.getByRole("heading", { level: 1, name: "Careers" }).waitFor();
    await page.goBack();
    await expect.poll(() => page.getByRole("heading", { level: 1 }).innerText()).toBe(heading);
    checkConsole();
    await close();
  },
);

test("the lead form brings the document there", async () => {
  const { page, close, checkConsole } = await openWithoutStorage(
    "/products/mag-product?product=counterBalance",
  );
  await page.getByRole("button", { name: "Download Product Document" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("Full name").fill("Asha Rao");
  await dialog.getByLabel("Company name").fill("Rao Cold Stores");
  await dialog.getByLabel("Email", { exact: true }).fill("asha@rao.example");
  await dialog.getByLabel("Job title").fill("Planner");
  await dialog.getByLabel("I consent to receiving email and other updates from the company.").check();
  const download = page.waitForEvent("download");
  await dialog.getByRole("button", { name: "Submit" }).click();
  expect((await download).suggestedFilename()).toBe("MAG 1400 Fork AMR.pdf");
  checkConsole();
  await close();
});

/** React Router's inline script for the scroll position: the page works without it. */
const inlineScript = /Access is denied for this document/;

async function openWithoutStorage(path: string) {
  const opened = await openWarmPage(browser, site.origin + path, {
    beforeScripts: forbidStorage,
    expectedErrors: [inlineScript],
  });
  await untilReady(opened.page);
  return opened;
}

/** As in Chromium with all site data blocked: reading the property throws. */
function forbidStorage() {
  for (const name of ["localStorage", "sessionStorage"]) {
    Object.defineProperty(window, name, {
      get: () => {
        throw new DOMException("Access is denied for this document.", "SecurityError");
      },
    });
  }
}
