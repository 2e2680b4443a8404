import type { Page } from "playwright-core";
import { describe, expect } from "vitest";
import { timings } from "#app/timings.ts";
import { company } from "#content/company/company.ts";
import { untilReady } from "#tests/support/browser.ts";
import { test } from "#tests/support/browser-test.ts";
import { held } from "#tests/support/held.ts";
import { lostFile } from "#tests/support/lost-file.ts";

describe("going from page to page", () => {
  test("shows the next page at its top without loading a document", async ({ visit }) => {
    const page = await visit("/about-us");
    await page.evaluate(() => Object.assign(window, { sameDocument: true }));
    await scrollTo(page, 600);
    await footerLink(page, "Careers").click();
    await page.getByRole("heading", { level: 1, name: "Careers" }).waitFor();
    expect(await page.evaluate(() => "sameDocument" in window)).toBe(true);
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
    expect(await page.title()).toBe(`Careers | ${company.name}`);
    expect(await page.evaluate(() => document.activeElement?.id)).toBe("main");
  });

  test("back and forward restore the place", async ({ visit }) => {
    const page = await visit("/about-us");
    await scrollTo(page, 700);
    /* A real click would first scroll to the footer. */
    await footerLink(page, "Careers").dispatchEvent("click");
    await page.getByRole("heading", { level: 1, name: "Careers" }).waitFor();
    await page.goBack();
    await page.getByRole("heading", { level: 1, name: "About us" }).waitFor();
    await expect.poll(() => page.evaluate(() => Math.round(scrollY))).toBe(700);
    await page.goForward();
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  });

  test("loading the page again keeps the place, before the page's script has come", async ({ visit }) => {
    const page = await visit("/about-us", { expectedErrors: lostFile });
    await scrollTo(page, 700);
    await page.route("**/assets/*.js", (route) => route.abort());
    await page.reload();
    expect(await page.evaluate(() => Math.round(scrollY))).toBe(700);
  });

  test("a skeleton stands in while a page takes its time", async ({ visit }) => {
    const page = await visit("/about-us");
    const data = held("**/careers.data*");
    await data.holdOn(page);
    await footerLink(page, "Careers").click();
    await page.getByText("The page is loading").waitFor({ state: "attached" });
    expect(await page.locator("main").getAttribute("aria-busy")).toBe("true");
    data.release();
    await page.getByRole("heading", { level: 1, name: "Careers" }).waitFor();
    expect(await page.getByText("The page is loading").count()).toBe(0);
  });

  test("a page's styles are loaded once a visitor points at its link, each stylesheet only once", async ({
    visit,
  }) => {
    const page = await visit("/");
    await scrollTo(page, 4000);
    await page.waitForLoadState("networkidle");
    const before = await stylesheets(page);
    await footerLink(page, "Careers").focus();
    await expect
      .poll(() => stylesheets(page), { timeout: 10_000 })
      .toContainEqual(expect.stringContaining("/careers-"));
    const aimed = await stylesheets(page);
    await footerLink(page, "Careers").press("Enter");
    await page.getByRole("heading", { level: 1, name: "Careers" }).waitFor();
    await expect.poll(() => page.title()).toBe(`Careers | ${company.name}`);
    expect(await stylesheets(page)).toEqual(aimed);
    expect(aimed).toEqual(expect.arrayContaining(before));
    expect(new Set(aimed).size).toBe(aimed.length);
  });

  test("SyncOS, About and Contact are prefetched two seconds after the page has loaded", async ({
    visit,
  }) => {
    const page = await visit("/terms", { isReady: false });
    const fetched: string[] = [];
    page.on("request", (request) => fetched.push(new URL(request.url()).pathname));
    await untilReady(page);
    expect(fetched.filter(isAhead)).toEqual([]);
    await expect
      .poll(() => fetched.filter(isAhead).sort(), { timeout: timings.prefetchDelay + 2000 })
      .toEqual(["/about-us.data", "/contact.data", "/products/syncos.data"]);

    function isAhead(path: string) {
      return /^\/(about-us|contact|products\/syncos)\.data$/.test(path);
    }
  });
});

describe("a page module that fails to load", () => {
  test("brings the visitor to the page all the same, with one reload", async ({ visit }) => {
    const page = await visit("/about-us", {
      expectedErrors: lostFile,
    });
    const documents: string[] = [];
    page.on("request", (request) => {
      if (request.resourceType() === "document") documents.push(new URL(request.url()).pathname);
    });
    await page.route(/assets\/case-study-.*\.js/, (route) => route.abort());
    await page.evaluate(() => {
      history.pushState(null, "", "/case-study/two-decks");
      dispatchEvent(new PopStateEvent("popstate", { state: null }));
    });
    await page.getByRole("heading", { level: 1, name: "Full goods out" }).waitFor();
    await page.waitForLoadState("networkidle");
    expect(documents.length).toBeLessThanOrEqual(2);
    expect(new URL(page.url()).pathname).toBe("/case-study/two-decks");
  });
});

test.for([
  ["script", /assets\/careers-.*\.js/],
  ["stylesheet", /assets\/careers-.*\.css/],
] as const)(
  "a page's %s that fails to load is told by Vite's event, and the page comes all the same",
  async ([_, file], { visit }) => {
    const page = await visit("/about-us", {
      expectedErrors: [...lostFile, /^vite:preloadError$/],
    });
    const failed = page.waitForEvent("console", (message) => message.text() === "vite:preloadError");
    await page.evaluate(() => addEventListener("vite:preloadError", ({ type }) => console.error(type)));
    await page.route(file, (route) => route.abort(), { times: 2 });
    await footerLink(page, "Careers").hover();
    await failed;
    await footerLink(page, "Careers").click();
    await page.getByRole("heading", { level: 1, name: "Careers" }).waitFor();
  },
);

describe("the frame", () => {
  test("the first Tab reaches a link that skips to the content", async ({ visit }) => {
    const page = await visit("/about-us");
    await page.keyboard.press("Tab");
    await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe("Skip to content");
    await page.keyboard.press("Enter");
    await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe("main");
  });

  test("the button to the top comes after more than 300 px, and leads there", async ({ visit }) => {
    const page = await visit("/about-us");
    const button = page.getByRole("button", { name: "Scroll to top" });
    await scrollTo(page, 300);
    expect(await button.isVisible()).toBe(false);
    await scrollTo(page, 301);
    await button.click();
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
    await button.waitFor({ state: "hidden" });
  });

  test("the footer has its five columns, four networks and the small print", async ({ visit }) => {
    const page = await visit("/about-us");
    const footer = page.getByRole("contentinfo");
    expect(await footer.getByRole("heading").allTextContents()).toEqual([
      "SyncOS",
      "MAG",
      "Industries",
      "Resources",
      "About Us",
    ]);
    const resources = footer.locator("nav > div", { has: page.getByText("Resources", { exact: true }) });
    expect(await resources.getByRole("link").allTextContents()).toEqual([
      "Blogs",
      "Case Studies",
      "News",
      "Product Documentation",
      "Careers",
      "Partners",
    ]);
    const networks = footer.getByRole("link", { name: /opens in a new tab/ });
    expect(await networks.count()).toBe(4);
    for (const network of await networks.all()) expect(await network.getAttribute("target")).toBe("_blank");
    expect(await footer.textContent()).toContain(`© 2025 ${company.name}`);
    expect(await footer.getByRole("link", { name: "Terms & Conditions" }).getAttribute("href")).toBe(
      "/terms",
    );
    expect(await footer.getByRole("link", { name: "Privacy Policy" }).getAttribute("href")).toBe("/privacy");
  });

  test("an address that no page answers says so inside the frame", async ({ visit }) => {
    const page = await visit("/nowhere", { isReady: false, expectedErrors: [/404/] });
    await page.getByRole("heading", { level: 1, name: "Page not found" }).waitFor();
    expect(await page.title()).toContain("Page not found");
    await page.getByRole("main").getByRole("link", { name: "Contact" }).click();
    await page.getByRole("heading", { level: 1, name: "Contact" }).waitFor();
  });
});

/** The paths of the page's stylesheets, without print styles, which load two seconds after the page. */
function stylesheets(page: Page) {
  return page
    .locator('link[rel="stylesheet"]:not([media="print"])')
    .evaluateAll((links) => links.map((link) => new URL((link as HTMLLinkElement).href).pathname));
}

function footerLink(page: Page, name: string) {
  return page.getByRole("contentinfo").getByRole("link", { name, exact: true });
}

async function scrollTo(page: Page, top: number) {
  await page.evaluate((top) => window.scrollTo({ top, behavior: "instant" }), top);
  await expect.poll(() => page.evaluate(() => Math.round(scrollY))).toBe(top);
}
