import type { Page } from "playwright-core";
import { describe, expect } from "vitest";
import { allSubmissions } from "#server/submissions/list.ts";
import { openDatabase } from "#server/tables/open-database.ts";
import { findViolations } from "#tests/support/axe.ts";
import { lostFile } from "#tests/support/lost-file.ts";
import { test } from "#tests/support/own-site-test.ts";
import { vehicles } from "#vehicles/index.ts";

const reference = /Your reference is MR-[0-9A-Z]{4}-[0-9A-Z]{4}/;

/* Not the one that is shown for an unknown name. */
const [, { product, title }] = vehicles;
const vehiclePage = `/products/mag-product?product=${product}`;
const consent = "I consent to receiving email and other updates from the company.";

async function fill(scope: Pick<Page, "getByLabel">) {
  await scope.getByLabel("Full name").fill("Asha Rao");
  await scope.getByLabel("Company name").fill("Rao Cold Stores");
  await scope.getByLabel("Email", { exact: true }).fill("asha@rao.example");
  await scope.getByLabel("Job title").fill("Planner");
  await scope.getByLabel(consent).check();
}

describe("with script", () => {
  test("the document of a vehicle comes by the slide-in, which stays until it is closed", async ({
    visit,
  }) => {
    const page = await visit(vehiclePage, { isCold: true });
    await page.getByRole("button", { name: "Download Product Document" }).click();
    const dialog = page.getByRole("dialog", { name: "Submit your details to learn more about our products" });
    await dialog.waitFor();
    await fill(dialog);
    await page.clock.install();
    const download = page.waitForEvent("download");
    await dialog.getByRole("button", { name: "Submit" }).click();
    expect((await download).suggestedFilename()).toBe(`${title}.pdf`);
    await dialog.getByText("Thank you for your submission. We'll email you with the document.").waitFor();
    await page.clock.fastForward(60_000);
    expect(await dialog.isVisible()).toBe(true);
    expect(await dialog.getByText(reference).isVisible()).toBe(true);
    await dialog.getByRole("button", { name: "Close" }).last().click();
    await dialog.waitFor({ state: "hidden" });
  });

  test("a case study comes by the popup, which closes by itself", async ({ visit }) => {
    const page = await visit("/case-study/two-decks");
    await page.getByRole("button", { name: "Download case study" }).click();
    const dialog = page.getByRole("dialog");
    await fill(dialog);
    const download = page.waitForEvent("download");
    await dialog.getByRole("button", { name: "Submit" }).click();
    expect((await download).suggestedFilename()).toBe("case-study-two-decks.pdf");
    await expect.poll(() => dialog.getByText("Success!").isVisible()).toBe(true);
    await dialog.waitFor({ state: "hidden" });
  });

  test("the documentation page thanks in its place", async ({ visit }) => {
    const page = await visit("/product-documentation");
    const form = page.getByRole("form", { name: "Your details" });
    await fill(form);
    await form.getByRole("button", { name: "Submit" }).click();
    await page.getByText("Thank you for your submission. We'll get back to you soon!").waitFor();
    const said = reference.exec(await page.getByRole("status").last().innerText())?.[0];
    await page.getByRole("link", { name: "See where your enquiry stands" }).click();
    await page.waitForURL("**/enquiry/track/MR-*");
    expect(await page.getByText(`${said}`.replace("Your reference is", "Reference")).isVisible()).toBe(true);
  });

  test("a press that comes before the script is answered with the popup", async ({ visit, site }) => {
    const page = await visit("about:blank", { isCold: true });
    await page.goto(site.origin + vehiclePage, { waitUntil: "domcontentloaded" });
    await page.getByRole("button", { name: "Download Product Document" }).click({ noWaitAfter: true });
    await page.getByRole("dialog").waitFor();
  });

  test("a form that can't be fetched leads to its page", async ({ visit }) => {
    const page = await visit(vehiclePage, { expectedErrors: lostFile });
    await page.route("**/lead-dialog*.js", (route) => route.abort());
    await page.getByRole("button", { name: "Download Product Document" }).click();
    await page.waitForURL(`**/documents/datasheet-${product}*`);
    expect(await page.getByRole("heading", { level: 1 }).innerText()).toBe(title);
  });

  test("no page fetches the popup before somebody points at its button", async ({ visit }) => {
    const fetched: string[] = [];
    const page = await visit(vehiclePage, {
      isCold: true,
      arrange: (page) => page.on("request", (request) => fetched.push(request.url())),
    });
    expect(fetched.filter((url) => url.includes("lead-dialog"))).toEqual([]);
    await page.getByRole("button", { name: "Download Product Document" }).focus();
    await expect.poll(() => fetched.filter((url) => url.includes("lead-dialog")).length).toBeGreaterThan(0);
  });
});

describe("without script", () => {
  test("the button leads to a form, the form to the thanks, the thanks to the document", async ({
    visit,
  }) => {
    const page = await visit(vehiclePage, {
      javaScriptEnabled: false,
    });
    await page.getByRole("button", { name: "Download Product Document" }).click();
    await page.waitForURL(`**/documents/datasheet-${product}*`);
    await fill(page);
    await page.getByRole("button", { name: "Submit" }).click();
    await page.waitForURL(`**/enquiry/thank-you/datasheet-${product}?track=MR-*`);
    expect(await page.getByText(reference).isVisible()).toBe(true);
    expect(await page.getByRole("heading", { level: 1 }).innerText()).toBe(
      "Thank you for your submission. We'll email you with the document.",
    );
    const link = await page.getByRole("link", { name: "Open the document" }).getAttribute("href");
    expect(link).toBe(`/pdfs/products/${encodeURIComponent(title)}.pdf`);
  });

  test("a refused form comes back filled in, with its words", async ({ visit, site }) => {
    const page = await visit("/product-documentation", {
      javaScriptEnabled: false,
      expectedErrors: [/422/],
    });
    await page.getByLabel("Document", { exact: true }).selectOption("Sizing a fleet");
    await fill(page);
    await page.getByLabel("Job title").fill("   ");
    await page.getByRole("button", { name: "Submit" }).click();
    await page.getByRole("alert").waitFor();
    expect(await page.getByRole("alert").innerText()).toBe("Please fill in all required fields");
    expect(await page.getByLabel("Full name").inputValue()).toBe("Asha Rao");
    expect(await page.getByLabel("Document", { exact: true }).inputValue()).toBe("Sizing a fleet");
    expect(await page.getByLabel(consent).isChecked()).toBe(true);
    await page.getByLabel("Job title").fill("Planner");
    await page.getByRole("button", { name: "Submit" }).click();
    await page.waitForURL("**/enquiry/thank-you/guide-sizing?track=MR-*");
    const db = await openDatabase({ dataDir: site.dataDir });
    const stored = await Array.fromAsync(allSubmissions(db));
    await db.destroy();
    const [lead] = stored.filter(({ fields }) => fields.source === "Sizing a fleet");
    expect(lead?.consent?.page).toBe("/product-documentation");
  });
});

test.for([
  [375, "light"],
  [1280, "dark"],
] as const)("axe finds nothing in the popups at %i px, %s", async ([width, colorScheme], { visit }) => {
  for (const [path, button] of [
    [vehiclePage, "Download Product Document"],
    ["/case-study/two-decks", "Download case study"],
  ] as const) {
    const page = await visit(path, {
      viewport: { width, height: 900 },
      colorScheme,
      reducedMotion: "reduce",
    });
    await page.getByRole("button", { name: button }).click();
    await page.getByRole("dialog").waitFor();
    expect(await findViolations(page, { within: "dialog" })).toEqual([]);
  }
});
