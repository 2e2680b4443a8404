import type { Page, Request } from "playwright-core";
import { describe, expect } from "vitest";
import { enquiryFields, enquiryForm } from "#content/forms/enquiry-form.ts";
import { untilReady } from "#tests/support/browser.ts";
import { held } from "#tests/support/held.ts";
import { test } from "#tests/support/own-site-test.ts";
import { startSite } from "#tests/support/site.ts";
import { expectStays } from "#tests/support/stays.ts";

const { fields, success, failure, submitting } = enquiryForm;

const enquiry = {
  fullName: "Asha Rao",
  companyName: "Rao Cold Stores",
  email: "asha@rao.example",
  countryCode: "+91",
  phoneNumber: "98765 43210",
  reason: "Partnership",
  message: "Two lines,\nand an umlaut: ü",
};

const form = (page: Page) => page.getByRole("form", { name: "Enquiry" });
const field = (page: Page, name: keyof typeof enquiry) => form(page).locator(`[name="${name}"]`);
const send = (page: Page) => form(page).locator("button[type=submit]");

async function fillIn(page: Page, values: Partial<typeof enquiry> = enquiry) {
  for (const [name, value] of Object.entries(values) as [keyof typeof enquiry, string][]) {
    if (name === "reason") await field(page, name).selectOption(value);
    else await field(page, name).fill(value);
  }
}

const typed = async (page: Page) =>
  Object.fromEntries(
    await Promise.all(
      enquiryFields.map(async (name) => [name, await field(page, name).inputValue()] as const),
    ),
  );

const empty = Object.fromEntries(enquiryFields.map((name) => [name, ""]));

/** What the page's form sends from now on. */
function postsOf(page: Page) {
  const posts: Request[] = [];
  page.on("request", (request) => request.method() === "POST" && posts.push(request));
  return posts;
}

/** Answers the next POSTs instead of the server. */
async function answer(
  page: Page,
  reply: { status: number; body?: object | string; headers?: Record<string, string> },
) {
  await page.route("**/", (route) =>
    route.request().method() === "POST"
      ? route.fulfill({
          status: reply.status,
          headers: { "content-type": "application/json", ...reply.headers },
          body: typeof reply.body === "string" ? reply.body : JSON.stringify(reply.body ?? {}),
        })
      : route.continue(),
  );
}

test("the form has the specified fields", async ({ visit }) => {
  const page = await visit("/");
  const names = await form(page)
    .locator("[name]")
    .evaluateAll((controls) => controls.map((control) => control.getAttribute("name")));
  expect(names).toEqual(["form-name", "source", "bot-field", ...enquiryFields]);
  expect(await form(page).locator("[name=form-name]").inputValue()).toBe("home-contact");
  expect(await form(page).locator("[name=source]").inputValue()).toBe("home-contact");
  expect(await field(page, "countryCode").getAttribute("placeholder")).toBe("+91");
  expect(await field(page, "email").getAttribute("type")).toBe("email");
  expect(await field(page, "phoneNumber").getAttribute("type")).toBe("tel");
  expect(await field(page, "reason").locator("option").allTextContents()).toEqual([
    "Select an option",
    "Looking for Solutions",
    "Partnership",
    "Support",
  ]);
  const required = enquiryFields.filter((name) => name !== "message");
  for (const name of required) expect(await field(page, name).getAttribute("required"), name).not.toBeNull();
  expect(await field(page, "message").getAttribute("required")).toBeNull();
  expect(await form(page).locator("[name=bot-field]").isVisible()).toBe(false);
});

describe("sending", () => {
  test("stores the enquiry, says so and clears the fields", async ({ visit }) => {
    const page = await visit("/");
    const posts = postsOf(page);
    const sending = held("**/");
    await sending.holdOn(page);
    await fillIn(page);
    await send(page).click();
    await expect.poll(() => send(page).textContent()).toBe(submitting);
    expect(await send(page).isDisabled()).toBe(true);
    sending.release();
    const status = form(page).getByRole("status");
    await status.waitFor();
    await expect.poll(() => status.textContent()).not.toBe("");
    const [words, receipt] = await status.locator("p").allTextContents();
    expect(words).toBe(success);
    expect(receipt).toMatch(/^Your reference is MR-[0-9A-Z]{4}-[0-9A-Z]{4}\. See where your enquiry stands/);
    expect(await typed(page)).toEqual(empty);
    expect(await form(page).locator("[name=source]").inputValue()).toBe("home-contact");
    expect(await send(page).isEnabled()).toBe(true);
    expect(await send(page).evaluate((button) => button === document.activeElement)).toBe(true);
    expect(posts).toHaveLength(1);
    expect(posts[0]?.headers()["content-type"]).toContain("application/x-www-form-urlencoded");
    expect(Object.fromEntries(new URLSearchParams(posts[0]?.postData() ?? ""))).toEqual({
      "form-name": "home-contact",
      source: "home-contact",
      "bot-field": "",
      ...enquiry,
    });
    await page.reload();
    expect(await typed(page)).toEqual(empty);
  });

  test("a double click sends once", async ({ visit }) => {
    const page = await visit("/contact");
    const posts = postsOf(page);
    await fillIn(page, { ...enquiry, fullName: "Asha Double" });
    await send(page).dblclick();
    await form(page).getByText(success).waitFor();
    await expectStays(() => posts.length, 1, 200);
  });

  test("a program caught by the honeypot gets the same answer", async ({ visit }) => {
    const page = await visit("/contact");
    await fillIn(page);
    await form(page)
      .locator("[name=bot-field]")
      .evaluate((input: HTMLInputElement) => Object.assign(input, { value: "http://spam.example" }));
    await send(page).click();
    await form(page).getByText(success).waitFor();
  });

  test("the form of the contact page says where it stands", async ({ visit }) => {
    const page = await visit("/contact");
    const posts = postsOf(page);
    await fillIn(page);
    await send(page).click();
    await form(page).getByText(success).waitFor();
    const sent = new URLSearchParams(posts[0]?.postData() ?? "");
    expect([sent.get("form-name"), sent.get("source")]).toEqual(["contact", "contact"]);
  });
});

describe("what is wrong", () => {
  test("is said beside each field in our words before anything is sent, and focus goes to the first", async ({
    visit,
  }) => {
    const page = await visit("/contact");
    const posts = postsOf(page);
    await fillIn(page, { fullName: "Asha Rao", email: "not an address" });
    await send(page).click();
    const summary = form(page).getByRole("alert");
    const words = [
      fields.companyName.missing,
      fields.email.wrong,
      fields.countryCode.missing,
      fields.phoneNumber.missing,
      fields.reason.missing,
    ];
    expect(await summary.getByRole("link").allTextContents()).toEqual(words);
    expect(posts).toHaveLength(0);
    expect(await page.evaluate(() => document.activeElement?.getAttribute("name"))).toBe("companyName");
    const email = field(page, "email");
    expect(await email.getAttribute("aria-invalid")).toBe("true");
    const described = await email.getAttribute("aria-describedby");
    expect(await page.locator(`[id="${described}"]`).textContent()).toBe(fields.email.wrong);

    await summary.getByRole("link", { name: fields.reason.missing }).click();
    expect(await page.evaluate(() => document.activeElement?.getAttribute("name"))).toBe("reason");
    await field(page, "companyName").fill("Rao");
    expect(await summary.getByRole("link").allTextContents()).toEqual(words.slice(1));
    expect(await field(page, "companyName").getAttribute("aria-invalid")).toBeNull();
  });

  test("a text that is too long is kept whole, and said before anything is sent", async ({ visit }) => {
    const page = await visit("/contact");
    const posts = postsOf(page);
    const message = "x".repeat(5001);
    await fillIn(page, enquiry);
    await field(page, "message").focus();
    await page.keyboard.insertText(message.slice(0, 5001 - enquiry.message.length));
    await send(page).click();
    const summary = form(page).getByRole("alert");
    await summary.waitFor();
    expect(await summary.getByRole("link").allTextContents()).toEqual([fields.message.wrong]);
    expect((await field(page, "message").inputValue()).length).toBe(5001);
    expect(posts).toEqual([]);
    await field(page, "message").press("Backspace");
    await summary.waitFor({ state: "hidden" });
  });

  test("is shown the same way if the server finds it", async ({ visit }) => {
    const page = await visit("/contact", { expectedErrors: [/status of 422/] });
    const posts = postsOf(page);
    const incomplete = { ...enquiry, companyName: "", phoneNumber: " " };
    for (const name of ["companyName", "phoneNumber"] as const)
      await field(page, name).evaluate((input) => input.removeAttribute("required"));
    await fillIn(page, incomplete);
    await send(page).click();
    const summary = form(page).getByRole("alert");
    await summary.waitFor();
    expect(posts).toHaveLength(1);
    expect(await summary.getByRole("heading").textContent()).toBe(failure);
    expect(await summary.getByRole("link").allTextContents()).toEqual([
      fields.companyName.missing,
      fields.phoneNumber.missing,
    ]);
    expect(await page.evaluate(() => document.activeElement?.getAttribute("name"))).toBe("companyName");
    expect(await typed(page)).toEqual(incomplete);
  });
});

describe("a failure keeps what was typed", () => {
  const says = async (page: Page, hint?: RegExp) => {
    const alert = form(page).getByRole("alert");
    await alert.waitFor();
    if (hint) expect(await alert.textContent()).toMatch(hint);
    expect(await alert.textContent()).toContain(failure);
    expect(await typed(page)).toEqual(enquiry);
    expect(await send(page).isEnabled()).toBe(true);
  };

  test.for([
    ["500", { status: 500, body: "<h1>Bad gateway</h1>" }, undefined],
    ["503", { status: 503, body: { ok: false, message: failure, errors: {} } }, undefined],
    [
      "413",
      {
        status: 413,
        body: {
          ok: false,
          message: failure,
          errors: {},
          hint: "The message is too long. Please shorten it.",
        },
      },
      /shorten it/,
    ],
    ["429", { status: 429, body: "", headers: { "retry-after": "37" } }, /wait 37 seconds/],
  ] as const)("answer %s", async ([status, reply, hint], { visit }) => {
    const page = await visit("/contact", { expectedErrors: [new RegExp(`status of ${status}`)] });
    await answer(page, reply);
    await fillIn(page);
    await send(page).click();
    await says(page, hint);
  });

  test("no network; once it is back, the same form goes through", async ({ visit }) => {
    const page = await visit("/contact", { expectedErrors: [/ERR_INTERNET_DISCONNECTED/] });
    await fillIn(page);
    await page.context().setOffline(true);
    await send(page).click();
    await says(page);
    await page.context().setOffline(false);
    await send(page).click();
    await form(page).getByText(success).waitFor();
    expect(await form(page).getByRole("alert").count()).toBe(0);
  });

  test("the server gone", async ({ visit }) => {
    const other = await startSite();
    const page = await visit(`${other.origin}/contact`, {
      isCold: true,
      expectedErrors: [/ERR_CONNECTION_REFUSED/],
    });
    await fillIn(page);
    await other.stop();
    await send(page).click();
    await says(page);
  });

  test("a server that never answers", async ({ visit, site }) => {
    const page = await visit("/contact", { isCold: true });
    await page.clock.install();
    await page.evaluate(() => {
      const { setTimeout } = window;
      AbortSignal.timeout = (time) => {
        const controller = new AbortController();
        setTimeout(() => controller.abort(), time);
        return controller.signal;
      };
    });
    await page.route(`${site.origin}/`, () => {});
    await fillIn(page);
    await send(page).click();
    await page.clock.fastForward(29_000);
    expect(await send(page).textContent()).toBe(submitting);
    await page.clock.fastForward(2_000);
    await says(page);
  });
});

describe("a draft", () => {
  test("is there again after a reload and on another page's form, and gone once it was sent", async ({
    visit,
    site,
  }) => {
    const page = await visit("/");
    await fillIn(page);
    await page.reload();
    await untilReady(page);
    await expect.poll(() => typed(page)).toEqual(enquiry);
    await page.goto(`${site.origin}/contact`);
    await untilReady(page);
    await expect.poll(() => typed(page)).toEqual(enquiry);
    await send(page).click();
    await form(page).getByText(success).waitFor();
    await page.goto(site.origin);
    await untilReady(page);
    await expectStays(() => typed(page), empty, 100);
  });

  test("does not overwrite what is typed before script comes", async ({ visit, site }) => {
    const page = await visit("/", { isCold: true });
    await fillIn(page);
    const scripts = held("**/*.js");
    await scripts.holdOn(page);
    await page.goto(`${site.origin}/about-us`);
    await page.goto(site.origin);
    await field(page, "fullName").fill("Somebody Else");
    scripts.release();
    await untilReady(page);
    await expect.poll(() => typed(page)).toEqual({ ...enquiry, fullName: "Somebody Else" });
  });
});

describe("without script", () => {
  const plain = { javaScriptEnabled: false } as const;

  test("a good enquiry arrives at a page with the words of success", async ({ visit }) => {
    const page = await visit("/contact", plain);
    await fillIn(page);
    await send(page).click();
    await page.waitForURL(/\/enquiry\/sent\?track=/);
    await page.getByRole("heading", { level: 1, name: success }).waitFor();
  });

  test("a refused one comes back filled in, with the words of failure and a link to each field", async ({
    visit,
  }) => {
    const page = await visit("/contact", { ...plain, expectedErrors: [/status of 422/] });
    await fillIn(page, { ...enquiry, phoneNumber: " " });
    await send(page).click();
    await page.getByRole("heading", { level: 1, name: "Please check your message" }).waitFor();
    expect(await page.title()).toMatch(/^Error:/);
    const summary = page.getByRole("alert");
    expect(await summary.getByRole("heading").textContent()).toBe(failure);
    expect(await typed(page)).toEqual({ ...enquiry, phoneNumber: " " });
    expect(await field(page, "phoneNumber").getAttribute("aria-invalid")).toBe("true");
    await field(page, "phoneNumber").fill(enquiry.phoneNumber);
    await send(page).click();
    await page.waitForURL(/\/enquiry\/sent\?track=/);
  });

  test("the page for a refused form is not one to visit", async ({ visit }) => {
    const page = await visit("/enquiry/again", plain);
    await page.waitForURL("**/contact");
  });
});
