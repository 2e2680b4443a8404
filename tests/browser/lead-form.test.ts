import type { Page, Request, Route } from "playwright-core";
import { describe, expect } from "vitest";
import { timings } from "#app/timings.ts";
import { findViolations } from "#tests/support/axe.ts";
import { test } from "#tests/support/examples-test.ts";
import type { VisitOptions } from "#tests/support/visits.ts";

const details = {
  "Full name": "Asha Rao",
  "Company name": "Rao Cold Stores",
  Email: "asha@rao.example",
  "Job title": "Planner",
};
const consentLabel = "I consent to receiving email and other updates from the company.";

type Answers = {
  submit?: number;
  pdf?: number;
  colorScheme?: "light" | "dark";
  width?: number;
  still?: boolean;
};

type VisitExamples = (options: VisitOptions) => Promise<Page>;

/**
 * Opens the examples with a server whose answers the test sets, and a clock that is stopped unless `still` is false.
 */
async function open(
  visitExamples: VisitExamples,
  { submit = 200, pdf = 200, colorScheme = "light", width = 1280, still = true }: Answers = {},
) {
  const sent: Request[] = [];
  const fetched: string[] = [];
  const answer = (route: Route, request: Request) => {
    const { pathname } = new URL(request.url());
    if (request.method() === "POST") {
      sent.push(request);
      return route.fulfill({ status: submit, json: { ok: submit === 200, errors: {} } });
    }
    if (!pathname.startsWith("/pdfs/")) return route.continue();
    fetched.push(pathname);
    return route.fulfill({ status: pdf, contentType: "application/pdf", body: "%PDF-" });
  };
  /* A window that is kept would keep the clock, a minute ahead. */
  const page = await visitExamples({
    isCold: true,
    viewport: { width, height: 900 },
    colorScheme,
    expectedErrors: [/^Failed to load resource: .* (404|500)/, /^Error: PDF not found/],
    arrange: (page) => page.route("**/*", answer),
  });
  await page.clock.install();
  if (still) await page.clock.pauseAt(Date.now() + 60_000);
  return { page, sent, fetched };
}

const dialogOf = (page: Page) => page.getByRole("dialog");
const alertOf = (page: Page) => dialogOf(page).getByRole("alert");

async function openDialog(page: Page, button: "Get the product document" | "Get the case study") {
  await page.getByRole("button", { name: button, exact: true }).click();
  await dialogOf(page).waitFor();
  return dialogOf(page);
}

async function fill(scope: ReturnType<typeof dialogOf>, values: Record<string, string> = details) {
  for (const [label, value] of Object.entries(values))
    await scope.getByLabel(label, { exact: true }).fill(value);
  await scope.getByLabel(consentLabel).check();
}

const submit = (scope: ReturnType<typeof dialogOf>) => scope.getByRole("button", { name: "Submit" }).click();

describe("what is missing is said in an alert, and nothing is sent", () => {
  test("an empty field", async ({ visitExamples }) => {
    const { page, sent } = await open(visitExamples);
    const dialog = await openDialog(page, "Get the case study");
    await fill(dialog, { ...details, "Job title": "  " });
    await submit(dialog);
    expect(await alertOf(page).innerText()).toBe("Please fill in all required fields");
    expect(await dialog.getByLabel("Job title").evaluate((field) => field === document.activeElement)).toBe(
      true,
    );
    expect(sent).toHaveLength(0);
  });

  test("the consent", async ({ visitExamples }) => {
    const { page, sent } = await open(visitExamples);
    const dialog = await openDialog(page, "Get the case study");
    await fill(dialog);
    await dialog.getByLabel(consentLabel).uncheck();
    await submit(dialog);
    expect(await alertOf(page).innerText()).toBe("Please consent to receiving updates to proceed");
    expect(sent).toHaveLength(0);
  });

  test("a corrected field loses its error, and the last one removes the alert", async ({ visitExamples }) => {
    const { page } = await open(visitExamples);
    const dialog = await openDialog(page, "Get the case study");
    await fill(dialog, { ...details, Email: "asha" });
    await submit(dialog);
    expect(await alertOf(page).innerText()).toBe("Enter an email address like name@company.com");
    await dialog.getByLabel("Email", { exact: true }).fill("asha@rao.example");
    expect(await alertOf(page).count()).toBe(0);
  });
});

describe("the popup of a case study", () => {
  test("sends the fields, thanks after 1.5 s, downloads 1 s later and closes 2 s after that", async ({
    visitExamples,
  }) => {
    const { page, sent, fetched } = await open(visitExamples);
    const dialog = await openDialog(page, "Get the case study");
    await fill(dialog);
    await submit(dialog);
    await expect.poll(() => sent.length).toBe(1);
    expect(Object.fromEntries(new URLSearchParams(sent[0]?.postData() ?? ""))).toEqual({
      "form-name": "case-study-form",
      source: "Pallets reach the dock in loading order.",
      fullName: "Asha Rao",
      companyName: "Rao Cold Stores",
      email: "asha@rao.example",
      jobTitle: "Planner",
      consent: "Yes",
      page: "/examples",
      "bot-field": "",
    });
    await dialog.getByRole("button", { name: "Submit", exact: true, disabled: true }).waitFor();
    await page.clock.runFor(timings.leadThankYouSlide - 100);
    expect(await dialog.getByText("Success!").count()).toBe(0);
    await page.clock.runFor(100);
    const thanks = dialog.getByRole("status").filter({ hasText: "Success!" });
    expect(await thanks.innerText()).toContain(
      "Your form has been submitted successfully and your download will start shortly.",
    );
    expect(await thanks.evaluate((panel) => panel === document.activeElement)).toBe(true);

    await page.clock.runFor(timings.leadDownloadDelay - 100);
    expect(fetched).toEqual([]);
    const download = page.waitForEvent("download");
    await page.clock.runFor(100);
    expect((await download).suggestedFilename()).toBe("case-study-wrapped-pallets.pdf");
    await page.clock.runFor(timings.leadPopupClose - 100);
    expect(await dialog.isVisible()).toBe(true);
    await page.clock.runFor(200);
    await dialog.waitFor({ state: "hidden" });
  });

  test("stays open where the document can't be had, and names the file", async ({ visitExamples }) => {
    const { page } = await open(visitExamples, { pdf: 404 });
    const dialog = await openDialog(page, "Get the case study");
    await fill(dialog);
    await submit(dialog);
    await dialog.getByRole("button", { name: "Submit", exact: true, disabled: true }).waitFor();
    await page.clock.runFor(timings.leadThankYouSlide);
    await page.clock.runFor(timings.leadDownloadDelay);
    await alertOf(page).waitFor();
    expect(await alertOf(page).innerText()).toContain(
      "Failed to download PDF. Please make sure the file is in the public folder: case-study-wrapped-pallets.pdf",
    );
    const way = dialog.getByRole("link", { name: "Open the document" });
    expect(await way.getAttribute("href")).toBe("/pdfs/case-study-wrapped-pallets.pdf");
    await page.clock.fastForward(5000);
    expect(await dialog.isVisible()).toBe(true);
  });
});

describe("the slide-in of a vehicle", () => {
  test("downloads 100 ms after the success, and its thanks stay until they are closed", async ({
    visitExamples,
  }) => {
    const { page, sent, fetched } = await open(visitExamples);
    const dialog = await openDialog(page, "Get the product document");
    await dialog
      .getByRole("heading", { name: "Submit your details to learn more about our products" })
      .waitFor();
    await fill(dialog);
    await submit(dialog);
    await dialog.getByRole("button", { name: "Submit", exact: true, disabled: true }).waitFor();
    expect(new URLSearchParams(sent[0]?.postData() ?? "").get("form-name")).toBe("mag-sub-product");
    expect(new URLSearchParams(sent[0]?.postData() ?? "").get("source")).toBe("MAG 1400 Fork");
    await page.clock.runFor(timings.productDownloadDelay - 1);
    expect(fetched).toEqual([]);
    const download = page.waitForEvent("download");
    await page.clock.runFor(1);
    expect((await download).suggestedFilename()).toBe("MAG 1400 Fork.pdf");
    expect(fetched).toEqual(["/pdfs/products/MAG%201400%20Fork.pdf"]);

    await page.clock.runFor(timings.leadThankYouSlide);
    await dialog.getByText("Thank you for your submission. We'll email you with the document.").waitFor();
    await page.clock.fastForward(60_000);
    expect(await dialog.isVisible()).toBe(true);
    await dialog.getByRole("status").getByRole("button", { name: "Close" }).click();
    await dialog.waitFor({ state: "hidden" });
  });

  test("names the file of the vehicle where it can't be had", async ({ visitExamples }) => {
    const { page } = await open(visitExamples, { pdf: 500 });
    const dialog = await openDialog(page, "Get the product document");
    await fill(dialog);
    await submit(dialog);
    await dialog.getByRole("button", { name: "Submit", exact: true, disabled: true }).waitFor();
    await page.clock.runFor(timings.leadThankYouSlide);
    await alertOf(page).waitFor();
    expect(await alertOf(page).innerText()).toContain(
      "Failed to download PDF. Please make sure MAG 1400 Fork.pdf is in the public folder.",
    );
  });
});

describe("the form in the page", () => {
  test("promises the document that was chosen, or an answer where none was", async ({ visitExamples }) => {
    for (const [choice, words] of [
      ["", "Thank you for your submission. We'll get back to you soon!"],
      ["Sizing a fleet", "Thank you for your submission. We'll email you with the document."],
    ] as const) {
      const { page, sent, fetched } = await open(visitExamples);
      const form = page.locator('[data-example="Inline"]');
      await form.getByLabel("Document").selectOption(choice);
      await fill(form);
      await submit(form);
      await expect.poll(() => sent.length).toBe(1);
      expect(new URLSearchParams(sent[0]?.postData() ?? "").get("source")).toBe(choice);
      await form.getByRole("button", { name: "Submit", exact: true, disabled: true }).waitFor();
      await page.clock.runFor(timings.leadThankYouSlide);
      await form.getByText(words).waitFor();
      await page.clock.fastForward(10_000);
      expect(fetched).toEqual([]);
    }
  });
});

test("a server that fails brings the form back with both messages and all that was typed", async ({
  visitExamples,
}) => {
  const { page } = await open(visitExamples, { submit: 500 });
  const dialog = await openDialog(page, "Get the case study");
  await fill(dialog);
  await submit(dialog);
  await alertOf(page).waitFor();
  expect(await alertOf(page).innerText()).toBe("There was an error submitting the form. Please try again.");
  expect(await dialog.getByText("Sorry, there was an error. Please try again.").isVisible()).toBe(true);
  expect(await dialog.getByLabel("Full name").inputValue()).toBe("Asha Rao");
  expect(await dialog.getByRole("button", { name: "Submit" }).isEnabled()).toBe(true);
});

describe("focus", () => {
  test.for(["Escape", "Close"])(
    "is kept inside and goes back to the button with %s",
    async (way, { visitExamples }) => {
      const { page } = await open(visitExamples);
      const button = page.getByRole("button", { name: "Get the product document", exact: true });
      await button.focus();
      await page.keyboard.press("Enter");
      const dialog = dialogOf(page);
      await dialog.waitFor();
      for (let presses = 0; presses < 12; presses++) {
        await page.keyboard.press("Tab");
        const outside = await page.evaluate(() => {
          const active = document.activeElement;
          return active !== document.body && !active?.closest("dialog");
        });
        expect(outside).toBe(false);
      }
      if (way === "Escape") await page.keyboard.press("Escape");
      else await dialog.getByRole("button", { name: "Close" }).click();
      await dialog.waitFor({ state: "hidden" });
      expect(await button.evaluate((element) => element === document.activeElement)).toBe(true);
    },
  );
});

describe("a visitor whom the device knows", () => {
  async function knownVisitor(visitExamples: VisitExamples) {
    const visitor = await open(visitExamples);
    const form = visitor.page.locator('[data-example="Inline"]');
    await fill(form);
    await submit(form);
    await expect.poll(() => visitor.sent.length).toBe(1);
    return visitor;
  }

  test("is only asked to confirm", async ({ visitExamples }) => {
    const { page, sent } = await knownVisitor(visitExamples);
    const dialog = await openDialog(page, "Get the case study");
    expect(await dialog.getByRole("textbox").count()).toBe(0);
    expect(await dialog.getByText("asha@rao.example").isVisible()).toBe(true);
    await dialog.getByLabel(consentLabel).check();
    await submit(dialog);
    await expect.poll(() => sent.length).toBe(2);
    expect(new URLSearchParams(sent[1]?.postData() ?? "").get("jobTitle")).toBe("Planner");
  });

  test("is forgotten when they ask for it", async ({ visitExamples }) => {
    const { page } = await knownVisitor(visitExamples);
    const dialog = await openDialog(page, "Get the case study");
    await dialog.getByRole("button", { name: "Forget me" }).click();
    await expect.poll(() => dialog.getByLabel("Full name").inputValue()).toBe("");
    expect(await page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }))).not.toContain(
      "Asha",
    );
  });
});

test.for([
  [375, "light"],
  [1280, "dark"],
] as const)(
  "axe finds nothing in any state at %i px, %s",
  async ([width, colorScheme], { visitExamples }) => {
    const { page } = await open(visitExamples, {
      width,
      colorScheme,
      still: false /* axe waits by the clock */,
    });
    const dialog = await openDialog(page, "Get the product document");
    const states: string[] = [];
    const look = async (state: string) =>
      states.push(
        ...(await findViolations(page, { within: "dialog" })).map((violation) => `${state}: ${violation}`),
      );
    await look("editing");
    await submit(dialog);
    await look("missing");
    await fill(dialog);
    await submit(dialog);
    await dialog.getByRole("button", { name: "Submit", exact: true, disabled: true }).waitFor();
    await page.clock.runFor(timings.leadThankYouSlide);
    await dialog.getByText("Thank you for your submission").waitFor();
    await page.clock.resume();
    await look("thanked");
    expect(states).toEqual([]);
  },
);
