import { readFile } from "node:fs/promises";
import type { Page } from "playwright-core";
import { describe, expect } from "vitest";
import { pathOf } from "#planner/link/link.ts";
import type { Plan } from "#planner/plan/plan.ts";
import { presets } from "#planner/presets/presets.ts";
import { findViolations } from "#tests/support/axe.ts";
import { goodFields } from "#tests/support/enquiries.ts";
import { test } from "#tests/support/own-site-test.ts";
import type { Site } from "#tests/support/site.ts";
import { firstLink, password } from "#tests/support/staff.ts";

let track: string;
let reference: string;

test.beforeAll(async ({ site }) => {
  ({ track, reference } = await send(site));
});

describe("the first admin", () => {
  test("makes the account, signs in, answers, exports and erases, by keyboard alone", async ({
    visit,
    site,
  }) => {
    const link = await firstLink(site);
    const page = await visit(link, { isReady: false, acceptDownloads: true });
    await type(page, "Name", "Ada Lindqvist");
    await type(page, "Email", "ada@mag.example");
    await type(page, "Password", password);
    await page.keyboard.press("Enter");

    await page.getByRole("heading", { name: "Sign in" }).waitFor();
    await type(page, "Email", "ada@mag.example");
    await type(page, "Password", password);
    await page.keyboard.press("Enter");

    await page.getByRole("heading", { name: "Enquiries" }).waitFor();
    await type(page, "Search", "cold stores");
    await page.keyboard.press("Enter");
    await page.getByText("1 found").waitFor();
    await press(page, "link", reference);

    await press(page, "button", "Take it");
    await page.getByText("Handed to Ada Lindqvist").waitFor();
    await type(page, "Note for colleagues", "Called back");
    await press(page, "button", "Save the note");
    await page.getByText("Called back").waitFor();
    await press(page, "button", "Mark as answered");
    await page.getByText("State: Answered").waitFor();
    const seen = await visit(track, { isReady: false });
    expect(await seen.locator('[aria-current="step"]').textContent()).toBe("AnsweredNow");

    await press(page, "link", "All enquiries");
    const [download] = await Promise.all([
      page.waitForEvent("download"),
      press(page, "link", "Export these as CSV"),
    ]);
    const csv = await readFile(await download.path(), "utf8");
    expect(csv).toContain(`${reference},`);
    expect(csv).toContain(",answered,Ada Lindqvist,Asha Rao,");

    await press(page, "link", "Erase a person");
    await type(page, "Email", goodFields.email);
    await page.keyboard.press("Enter");
    await page.getByText("1 submission under").waitFor();
    await press(page, "button", "Erase for good");
    await page.getByText("Erased: 1 submission.").waitFor();
    await page.goto(`${site.origin}/staff/enquiries/${reference}`);
    expect(await page.getByRole("main").textContent()).not.toMatch(/Asha|Called back/);
    await press(page, "button", "Sign out");
    await page.getByRole("heading", { name: "Sign in" }).waitFor();
    await page.goBack();
    await page.reload();
    await page.getByRole("heading", { name: "Sign in" }).waitFor();
  });
});

const looks = [
  { width: 320, colorScheme: "dark", axe: true },
  { width: 375, colorScheme: "light" },
  { width: 1280, colorScheme: "light", axe: true },
  { width: 1920, colorScheme: "dark" },
] as const;

test("axe finds nothing on a phone in the dark and on a desk by day, and nothing scrolls sideways", async ({
  visit,
  site,
}) => {
  const sent = await send(site, `A second one\n${linkOf(presets[0]?.plan)}`);
  const page = await visit("/staff/sign-in", { isReady: false });
  const problems = await findProblems("/staff/sign-in");
  await type(page, "Email", "ada@mag.example");
  await type(page, "Password", password);
  await page.keyboard.press("Enter");
  await page.getByRole("heading", { name: "Enquiries" }).waitFor();
  const paths = [
    "/staff",
    "/staff?view=late&search=nothing+at+all&form=contact&reason=Support&from=2026-01-01",
    `/staff/enquiries/${sent.reference}`,
    `/staff/enquiries/${reference}`,
    "/staff/erase",
    "/staff/accounts",
    "/staff/account",
    sent.track,
  ];
  for (const path of paths) {
    await page.goto(site.origin + path);
    problems.push(...(await findProblems(path)));
  }
  expect(problems).toEqual([]);

  async function findProblems(path: string) {
    const found: string[] = [];
    for (const { width, colorScheme, ...look } of looks) {
      const where = `${path} at ${width} px, ${colorScheme}`;
      await page.setViewportSize({ width, height: 900 });
      await page.emulateMedia({ colorScheme });
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      if (overflow > 0) found.push(`${where} is ${overflow} px too wide`);
      if (!("axe" in look)) continue;
      for (const violation of await findViolations(page)) found.push(`${where}: ${violation}`);
    }
    return found;
  }
});

test("a plan that came with an enquiry is drawn, opened, changed and answered with a second link", async ({
  visit,
  site,
}) => {
  const { reference } = await send(site, `Can you do this?\n${linkOf(presets[1]?.plan)}`);
  const page = await visit("/staff/sign-in", { isReady: false });
  await type(page, "Email", "ada@mag.example");
  await type(page, "Password", password);
  await page.keyboard.press("Enter");
  await page.getByRole("heading", { name: "Enquiries" }).waitFor();
  await page.goto(`${site.origin}/staff/enquiries/${reference}`);
  const sent = page.getByRole("region", { name: "The plan that was sent" });
  expect(await sent.getByRole("img", { name: /^Floor with \d+ places/ }).boundingBox()).toMatchObject({
    width: expect.toSatisfy((width: number) => width > 200),
  });
  expect(await sent.innerText()).toMatch(/How many\s+(\d+ vehicles?|At least \d+|No fleet)/);
  await sent.getByRole("link", { name: "Open it in the planner" }).click();
  await page.getByLabel("Weight, kg").fill("123");
  await page.getByRole("button", { name: "Ask again" }).first().click();
  await page.waitForURL(/weight=123/);
  const changed = page.url();

  await page.goto(`${site.origin}/staff/enquiries/${reference}`);
  await page.getByLabel("Link of the plan as you would change it").fill(changed);
  await page.getByRole("button", { name: "Save it as the answer" }).click();
  const answer = page.getByRole("region", { name: "The plan to answer with" });
  await answer.getByRole("img", { name: /^Floor with/ }).waitFor();
  expect(await answer.innerText()).toMatch(/Weight, kg\s+\d+ → 123/);
  const mail = await answer
    .getByRole("link", { name: "Answer by email with both links" })
    .getAttribute("href");
  const [, second = ""] = decodeURIComponent(mail ?? "").match(/\/planner\?plan=\S+/g) ?? [];
  await page.goto(site.origin + second);
  expect(await page.getByLabel("Weight, kg").inputValue()).toBe("123");
});

const linkOf = (plan: Plan | undefined) => plan && `https://site.example${pathOf(plan)}`;

/** Moves to a field with Tab and types, as without a mouse. */
async function type(page: Page, label: string, words: string) {
  await reach(page, page.getByLabel(label, { exact: true }));
  await page.keyboard.press("Control+A");
  await page.keyboard.type(words);
}

async function press(page: Page, role: "link" | "button", name: string) {
  await reach(page, page.getByRole(role, { name, exact: true }));
  await page.keyboard.press("Enter");
}

async function reach(page: Page, target: ReturnType<Page["getByLabel"]>) {
  await target.waitFor();
  for (let step = 0; step < 60; step++) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press("Tab");
  }
  throw new Error("Tab does not lead there");
}

async function send(site: Site, message = "Please call") {
  const response = await fetch(`${site.origin}/`, {
    method: "POST",
    headers: { accept: "application/json" },
    body: new URLSearchParams({ "form-name": "contact", ...goodFields, message }),
  });
  return (await response.json()) as { reference: string; track: string };
}
