import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { tokenOf } from "#planner/link/link.ts";
import { presets } from "#planner/presets/presets.ts";
import { type PageOptions, startBrowser, untilReady } from "#tests/support/browser.ts";
import { type Site, startSite } from "#tests/support/site.ts";
import { visitPage } from "#tests/support/visit-page.ts";
import { fullTitle, vehicles } from "#vehicles/index.ts";

const [vehicle, other] = vehicles;
const person = {
  fullName: "Asha Rao",
  companyName: "Rao Cold Stores",
  email: "asha@rao.example",
  countryCode: "+91",
  phoneNumber: "98765 43210",
};

let site: Site;
let browser: Browser;

beforeAll(async () => {
  [site, browser] = await Promise.all([startSite(), startBrowser()]);
});
afterAll(async () => {
  await browser.close();
  await site.stop();
});

const visit = (path: string, act: (page: Page) => Promise<void>, options?: PageOptions) =>
  visitPage(browser, site.origin + path, act, options);

const form = (page: Page) => page.getByRole("form", { name: "Enquiry" });
const message = (page: Page) => form(page).getByLabel("Message");
const reason = (page: Page) => form(page).getByLabel("Reason for contact");

async function fillIn(page: Page) {
  for (const [name, value] of Object.entries(person)) await form(page).locator(`[name=${name}]`).fill(value);
}

test.each([true, false])(
  "Get Quote on a vehicle's page leads to a form that knows the vehicle (script: %s)",
  (javaScriptEnabled) =>
    visit(
      `/products/mag-product?product=${vehicle.product}`,
      async (page) => {
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
        expect(sent.get("message")?.replaceAll("\r\n", "\n")).toBe(
          `${opening}How many for 24 pallets an hour?`,
        );
        expect([...sent.keys()].toSorted()).toEqual(
          [...Object.keys(person), "bot-field", "form-name", "message", "reason", "source"].toSorted(),
        );
        if (!javaScriptEnabled) return page.waitForURL("**/enquiry/sent*");
        await form(page).getByText("Thank you! Your message has been sent successfully.").waitFor();
        expect(await message(page).inputValue()).toBe("");
        expect(await reason(page).inputValue()).toBe("");
      },
      { javaScriptEnabled },
    ),
);

test("what was typed before goes on below the new subject; the page's own words are never kept as the visitor's", () =>
  visit(`/contact?about=${vehicle.product}`, async (page) => {
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
  }));

test("the planner sends the plan along as a link that opens it", () => {
  const [preset] = presets;
  if (!preset) throw new Error("There is no preset.");
  return visit(
    `/planner?plan=${tokenOf(preset.plan)}`,
    async (page) => {
      await page.getByRole("link", { name: "Ask an engineer" }).click();
      await page.getByText(`Your message is about the plan ${preset.plan.name}`).waitFor();
      const [, link = ""] = /^https:\S+(\/planner\?plan=\S+)$/m.exec(await message(page).inputValue()) ?? [];
      await page.goto(site.origin + link);
      await page.getByRole("heading", { name: preset.plan.name }).waitFor();
    },
    { javaScriptEnabled: false },
  );
});

test.each(["nothing", "__proto__", "%00", "a".repeat(3000), "plan&plan=1.x"])(
  "/contact?about=%s is the plain form",
  (about) =>
    visit(`/contact?about=${about}`, async (page) => {
      expect(await message(page).inputValue()).toBe("");
      expect(await reason(page).inputValue()).toBe("");
      expect(await page.getByText("Your message is about").count()).toBe(0);
    }),
);

test("what is typed into a prefilled message before the script comes stays", async () => {
  const context = await browser.newContext();
  const page = await context.newPage();
  let letScriptsCome = () => {};
  const typed = new Promise<void>((resolve) => {
    letScriptsCome = resolve;
  });
  await page.route("**/*.js", (route) => typed.then(() => route.continue()));
  await page.goto(`${site.origin}/contact?about=${vehicle.product}`, { waitUntil: "commit" });
  await message(page).press("End");
  await message(page).pressSequentially("24 pallets an hour");
  const words = await message(page).inputValue();
  expect(words).toContain("24 pallets an hour");
  letScriptsCome();
  await untilReady(page);
  expect(await message(page).inputValue()).toBe(words);
  await context.close();
});
