import type { Page, Route } from "playwright-core";
import { describe, expect } from "vitest";
import { company } from "#content/company/company.ts";
import { searchWords } from "#content/frame/search.ts";
import { test } from "#tests/support/browser-test.ts";
import { lostFile } from "#tests/support/lost-file.ts";
import type { Visit } from "#tests/support/visits.ts";
import { entriesOf } from "#tests/support/whole-run.ts";

/** Ways in which a file of the site can fail to arrive. */
const faults: [string, (page: Page, file: RegExp) => Promise<unknown>][] = [
  ["is gone", (page, file) => page.route(file, (route) => route.fulfill({ status: 404, body: "Not found" }))],
  ["can't be reached", (page, file) => page.route(file, (route) => route.abort("connectionreset"))],
  [
    "throws",
    (page, file) => page.route(file, (route) => answerWithScript(route, "throw new Error('broken')")),
  ],
];
const brokenPart = "export default function Broken() { throw new Error('broken') }";
const expectedErrors = [...lostFile, /broken/, /does not provide an export/, /could not be loaded/];
const careersModule = /assets\/careers-.*\.js/;
const offline: (typeof faults)[number] = ["is fetched offline", (page) => page.context().setOffline(true)];

describe.each(entriesOf([...faults, offline]))(
  "a part of the home page that %s leaves the page as it is",
  (_, fail) => {
    test.for([
      ["the sections below the first view", /assets\/later-sections-.*\.js/],
      ["the buttons of the case studies", /assets\/slider-controls-.*\.js/],
    ] as const)("%s", async ([_, file], { visit }) => {
      const page = await openMarked(visit, "/");
      if (file.test("assets/slider-controls-.js")) await untilSectionsAnswer(page);
      await fail(page, file);
      const words = await wordsOf(page);
      const asked = page.waitForRequest(file);
      await page.keyboard.press("Tab");
      await page.locator("#cases").scrollIntoViewIfNeeded();
      await asked;
      await untilSettled(page);
      expect(await wordsOf(page)).toBe(words);
      expect(await isSameDocument(page)).toBe(true);
      const question = page.locator("details:not([name]) summary").first();
      await question.click();
      expect(await question.evaluate((summary) => summary.closest("details")?.open)).toBe(true);
    });
  },
);

test("sections whose script throws as they are drawn stay as they are", async ({ visit }) => {
  const page = await openMarked(visit, "/");
  await page.route(/assets\/later-sections-.*\.js/, (route) => answerWithScript(route, brokenPart));
  const words = await wordsOf(page);
  const asked = page.waitForRequest(/assets\/later-sections-.*\.js/);
  await page.keyboard.press("Tab");
  await asked;
  await untilSettled(page);
  expect(await wordsOf(page)).toBe(words);
});

test("sections that can't be fetched when a visitor comes home from another page are loaded with the document", async ({
  visit,
}) => {
  const page = await openMarked(visit, "/careers");
  await page.route(/assets\/later-sections-.*\.js/, (route) => route.abort());
  const documents = countDocuments(page);
  await page
    .getByRole("link", { name: `${company.name}, home` })
    .first()
    .click();
  await page.getByRole("heading", { name: "Questions" }).or(page.locator("#cases")).first().waitFor();
  await untilSettled(page);
  expect(documents).toEqual(["/"]);
});

describe.each(entriesOf(faults))("a page whose module %s", (_, fail) => {
  test("is loaded as a document, once, by a click at once", async ({ visit }) => {
    const page = await openMarked(visit, "/terms");
    await fail(page, careersModule);
    const documents = countDocuments(page);
    await careers(page).dispatchEvent("click");
    await expectCareersOnce(page, documents);
  });

  test("is not fetched ahead, the page on show stays, and a click then loads a document, once", async ({
    visit,
  }) => {
    const page = await openMarked(visit, "/terms");
    await fail(page, careersModule);
    const documents = countDocuments(page);
    await restOnCareers(page);
    await careers(page).click();
    await expectCareersOnce(page, documents);
  });
});

test("a page whose module is fetched offline is not fetched ahead, and the page on show stays", async ({
  visit,
}) => {
  const page = await openMarked(visit, "/terms");
  await page.context().setOffline(true);
  await restOnCareers(page);
});

test("offline, a click asks for the page itself, once", async ({ visit }) => {
  const page = await openMarked(visit, "/terms");
  await page.context().setOffline(true);
  const documents = countDocuments(page);
  await careers(page).click();
  await expect.poll(() => documents).toEqual(["/careers"]);
});

test("a page whose data can't be fetched is loaded as a document", async ({ visit }) => {
  const page = await openMarked(visit, "/terms");
  await page.route("**/careers.data*", (route) => route.abort());
  const documents = countDocuments(page);
  await careers(page).click();
  await page.getByRole("heading", { level: 1, name: "Careers" }).waitFor();
  expect(documents).toEqual(["/careers"]);
});

test("a search that can't ask the server stays, with what was typed, and asks again", async ({ visit }) => {
  const page = await openMarked(visit, "/search?q=charging");
  const field = page.getByRole("searchbox");
  await page.route("**/search.data*", (route) => route.abort());
  const failed = page.waitForEvent("requestfailed");
  await field.fill("payload");
  await failed;
  await untilSettled(page);
  expect(await field.inputValue()).toBe("payload");
  expect(await isSameDocument(page)).toBe(true);
  await page.unroute("**/search.data*");
  await field.fill("lifter");
  await page.waitForURL("**/search?q=lifter");
  expect(await isSameDocument(page)).toBe(true);
});

test("a search that the site has no time for says so, keeps what was typed, and is tried again", async ({
  visit,
}) => {
  const page = await openMarked(visit, "/search?q=charging");
  const field = page.getByRole("searchbox");
  const outcome = page.getByRole("search").getByRole("status");
  await page.route("**/search.data*", answerBusy);
  await field.fill("payload");
  await expect.poll(() => outcome.innerText(), { timeout: 20_000 }).toBe(searchWords.late.words);
  const again = page.getByRole("button", { name: searchWords.late.again });
  await again.click();
  expect(await field.inputValue()).toBe("payload");
  await page.unroute("**/search.data*");
  await again.click();
  await page.waitForURL("**/search?q=payload");
  await expect.poll(() => outcome.innerText()).toMatch(/“payload”$/);
  await expect.poll(() => again.count()).toBe(0);
  expect(await isSameDocument(page)).toBe(true);
});

test.for([
  ["another page", "/terms", (page: Page) => careers(page).click(), "/careers"],
  [
    "other vehicles beside each other",
    "/products/compare",
    (page: Page) => page.getByRole("button", { name: "Compare" }).first().click(),
    "/products/compare",
  ],
] as const)(
  "%s that the site has no time for is loaded as a document, which says so",
  async ([_, from, click, to], { visit }) => {
    const page = await openMarked(visit, from);
    await page.route(/\.data(\?|$)/, answerBusy);
    const documents = countDocuments(page);
    await click(page);
    await expect.poll(() => documents.map((each) => each.replace(/\?.*/, ""))).toEqual([to]);
  },
);

describe.each(entriesOf(faults))("the page's own script that %s", (_, fail) => {
  test.for([
    ["the framework", /assets\/framework-.*\.js/],
    ["the entry", /assets\/entry\.client-.*\.js/],
    ["the page's module", /assets\/contact-.*\.js/],
  ] as const)("%s: the page stays, and its links lead on", async ([_, file], { visit }) => {
    const page = await visit("/contact", {
      expectedErrors,
      isReady: false,
      arrange: (page) => fail(page, file),
    });
    const asked = page.waitForRequest(file);
    const words = await wordsOf(page);
    await page.keyboard.press("Tab");
    await asked;
    await untilSettled(page);
    expect(await wordsOf(page)).toBe(words);
    await careers(page).click();
    await page.getByRole("heading", { level: 1, name: "Careers" }).waitFor();
  });
});

test("a page that throws as script takes it over stays as it is, and its links lead on", async ({
  visit,
}) => {
  const page = await visit("/contact", {
    expectedErrors,
    isReady: false,
    arrange: (page) => page.route(/assets\/contact-.*\.js/, (route) => answerWithScript(route, brokenPart)),
  });
  const asked = page.waitForRequest(/assets\/contact-.*\.js/);
  const words = await wordsOf(page);
  await page.keyboard.press("Tab");
  await asked;
  await untilSettled(page);
  expect(await wordsOf(page)).toBe(words);
  await careers(page).click();
  await page.getByRole("heading", { level: 1, name: "Careers" }).waitFor();
});

/** Hovers over and focuses the link, whose prefetch fails. */
async function restOnCareers(page: Page) {
  const words = await wordsOf(page);
  const told = untilTold(page);
  await careers(page).hover();
  await told;
  await careers(page).focus();
  await untilSettled(page);
  expect(await wordsOf(page)).toBe(words);
  expect(await isSameDocument(page)).toBe(true);
}

async function expectCareersOnce(page: Page, documents: readonly string[]) {
  await page.getByRole("heading", { level: 1, name: "Careers" }).waitFor();
  await page.mouse.wheel(0, 100);
  await untilSettled(page);
  expect(documents).toEqual(["/careers"]);
  /* The window's empty page, the page that was left, and the requested page. */
  expect(await page.evaluate(() => history.length)).toBe(3);
  await page.goBack();
  await page.getByRole("heading", { level: 1, name: /terms/i }).waitFor();
}

/** Opens a page whose files can fail, waits until its script runs, and marks its document. */
async function openMarked(visit: Visit, path: string) {
  const page = await visit(path, {
    reducedMotion: "reduce",
    expectedErrors,
    isReady: path === "/" ? "wheel" : true,
    /* Routing disables the cache, so files that an earlier visit fetched can fail, too. */
    arrange: (page) => page.route("**/*", (route) => route.continue()),
  });
  await page.evaluate(() => {
    Object.assign(window, { sameDocument: true });
    addEventListener("vite:preloadError", () => console.info("a part is lost"));
  });
  return page;
}

/** Loads the script of the sections below the first view, which turns their links into tabs. */
async function untilSectionsAnswer(page: Page) {
  await page.keyboard.press("Tab");
  await page.locator("#later [role=tab]").first().waitFor({ state: "attached" });
}

function untilTold(page: Page) {
  return page.waitForEvent("console", (message) => message.text() === "a part is lost");
}

function isSameDocument(page: Page) {
  return page.evaluate(() => "sameDocument" in window);
}

/** The page's text and the addresses of its pictures. */
function wordsOf(page: Page) {
  return page.evaluate(() => document.querySelector("main")?.textContent);
}

/** Collects the paths of documents requested from now on. */
function countDocuments(page: Page) {
  const documents: string[] = [];
  page.on("request", (request) => {
    if (request.resourceType() === "document") documents.push(new URL(request.url()).pathname);
  });
  return documents;
}

/** Waits until React has finished its current work. */
/** As the site answers where too many pages wait. */
function answerBusy(route: Route) {
  const headers = { "Retry-After": "2" };
  return route.fulfill({
    status: 503,
    headers,
    contentType: "text/html",
    body: "<h1>Too many visitors</h1>",
  });
}

function untilSettled(page: Page) {
  return page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 400)));
}

function careers(page: Page) {
  return page.getByRole("contentinfo").getByRole("link", { name: "Careers", exact: true });
}

function answerWithScript(route: Route, body: string) {
  return route.fulfill({ contentType: "text/javascript", body });
}
