import type { Page } from "playwright-core";
import { expect } from "vitest";
import { tokenOf } from "#planner/link/link.ts";
import { presets } from "#planner/presets/presets.ts";
import { untilReady } from "#tests/support/browser.ts";
import { held } from "#tests/support/held.ts";
import { test } from "#tests/support/own-site-test.ts";
import { fullTitle, vehicles } from "#vehicles/index.ts";

const [vehicle, other] = vehicles;
const person = {
  fullName: "Asha Rao",
  companyName: "Rao Cold Stores",
  email: "asha@rao.example",
  countryCode: "+91",
  phoneNumber: "98765 43210",
};

const form = (page: Page) => page.getByRole("form", { name: "Enquiry" });
const message = (page: Page) => form(page).getByLabel("Message");
const reason = (page: Page) => form(page).getByLabel("Reason for contact");

async function fillIn(page: Page) {
  for (const [name, value] of Object.entries(person)) await form(page).locator(`[name=${name}]`).fill(value);
}

test.for([true, false])(
  "Get Quote on a vehicle's page leads to a form that knows the vehicle (script: %s)",
  async (javaScriptEnabled, { visit }) => {
    const page = await visit(`/products/mag-product?product=${vehicle.product}`, { javaScriptEnabled });
    await page.getByRole("link", { name: "Get Quote" }).first().click();
    await page.waitForURL("**/contact?about=*");
    await page.getByText(`Your message is about the vehicle ${fullTitle(vehicle)}`).waitFor();
    const opening = `About: vehicle “${fullTitle(vehicle)}”\n`;
    expect(await message(page).inputValue()).toBe(opening);
    expect(await reason(page).inputValue()).toBe("Looking for Solutions");
    await fillIn(page);
    await message(page).fill(`${opening}How many for 24 pallets an hour?`);
    const posted = page.waitForRequest((request) => request.method() === "POST");
    await form(page).getByRole("button", { name: "Send message" }).click();
    const sent = new URLSearchParams((await posted).postData() ?? "");
    expect(sent.get("message")?.replaceAll("\r\n", "\n")).toBe(`${opening}How many for 24 pallets an hour?`);
    expect([...sent.keys()].toSorted()).toEqual(
      [...Object.keys(person), "bot-field", "form-name", "message", "reason", "source"].toSorted(),
    );
    if (!javaScriptEnabled) return page.waitForURL("**/enquiry/sent*");
    await form(page).getByText("Thank you! Your message has been sent successfully.").waitFor();
    expect(await message(page).inputValue()).toBe("");
    expect(await reason(page).inputValue()).toBe("");
  },
);

test("what was typed before goes on below the new subject; the page's own words are never kept as the visitor's", async ({
  visit,
  site,
}) => {
  const page = await visit(`/contact?about=${vehicle.product}`);
  await form(page).getByLabel("Full name").fill(person.fullName);
  await page.goto(`${site.origin}/contact`);
  await untilReady(page);
  await expect.poll(() => form(page).getByLabel("Full name").inputValue()).toBe(person.fullName);
  expect(await message(page).inputValue()).toBe("");
  await message(page).fill("We have four docks.");
  await page.goto(`${site.origin}/contact?about=${other.product}`);
  await untilReady(page);
  const opening = `About: vehicle “${fullTitle(other)}”\n`;
  await expect.poll(() => message(page).inputValue()).toBe(`${opening}\nWe have four docks.`);
  await page.reload();
  await untilReady(page);
  await expect.poll(() => message(page).inputValue()).toBe(`${opening}\nWe have four docks.`);
});

test("the planner sends the plan along as a link that opens it", async ({ visit, site }) => {
  const [preset] = presets;
  if (!preset) throw new Error("There is no preset.");
  const page = await visit(`/planner?plan=${tokenOf(preset.plan)}`, { javaScriptEnabled: false });
  await page.getByRole("link", { name: "Ask an engineer" }).click();
  await page.getByText(`Your message is about the plan ${preset.plan.name}`).waitFor();
  const [, link = ""] = /^https:\S+(\/planner\?plan=\S+)$/m.exec(await message(page).inputValue()) ?? [];
  await page.goto(site.origin + link);
  await page.getByRole("heading", { name: preset.plan.name }).waitFor();
});

test.for(["nothing", "__proto__", "%00", "a".repeat(3000), "plan&plan=1.x"])(
  "/contact?about=%s is the plain form",
  async (about, { visit }) => {
    const page = await visit(`/contact?about=${about}`);
    expect(await message(page).inputValue()).toBe("");
    expect(await reason(page).inputValue()).toBe("");
    expect(await page.getByText("Your message is about").count()).toBe(0);
  },
);

test("what is typed into a prefilled message before the script comes stays", async ({ site, visit }) => {
  const { holdOn, release } = held("**/*.js");
  const page = await visit("about:blank", { isCold: true, arrange: holdOn });
  await page.goto(`${site.origin}/contact?about=${vehicle.product}`, { waitUntil: "commit" });
  await message(page).press("End");
  await message(page).pressSequentially("24 pallets an hour");
  const words = await message(page).inputValue();
  expect(words).toContain("24 pallets an hour");
  release();
  await untilReady(page);
  expect(await message(page).inputValue()).toBe(words);
});
