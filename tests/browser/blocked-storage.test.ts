import { expect } from "vitest";
import { test } from "#tests/support/own-site-test.ts";
import { vehicles } from "#vehicles/index.ts";

const withoutStorage = { beforeScripts: forbidStorage };

test.for(["/", "/products/mag-product?product=lifter", "/blogs", "/native-blogs"])(
  "%s works where a browser forbids sites to keep data",
  async (path, { visit }) => {
    const page = await visit(path, withoutStorage);
    const heading = await page.getByRole("heading", { level: 1 }).innerText();
    await page.getByRole("contentinfo").getByRole("link", { name: "Careers", exact: true }).click();
    await page.getByRole("heading", { level: 1, name: "Careers" }).waitFor();
    await page.goBack();
    await expect.poll(() => page.getByRole("heading", { level: 1 }).innerText()).toBe(heading);
  },
);

test("the lead form brings the document there", async ({ visit }) => {
  const [, { product, title }] = vehicles;
  const page = await visit(`/products/mag-product?product=${product}`, withoutStorage);
  await page.getByRole("button", { name: "Download Product Document" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("Full name").fill("Asha Rao");
  await dialog.getByLabel("Company name").fill("Rao Cold Stores");
  await dialog.getByLabel("Email", { exact: true }).fill("asha@rao.example");
  await dialog.getByLabel("Job title").fill("Planner");
  await dialog.getByLabel("I consent to receiving email and other updates from the company.").check();
  const download = page.waitForEvent("download");
  await dialog.getByRole("button", { name: "Submit" }).click();
  expect((await download).suggestedFilename()).toBe(`${title}.pdf`);
});

/** As in Chromium with all site data blocked: reading the property throws. */
function forbidStorage() {
  for (const name of ["localStorage", "sessionStorage"]) {
    Object.defineProperty(window, name, {
      configurable: true,
      get: () => {
        throw new DOMException("Access is denied for this document.", "SecurityError");
      },
    });
  }
}
