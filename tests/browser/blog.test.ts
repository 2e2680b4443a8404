import { describe, expect } from "vitest";
import { company } from "#content/company/company.ts";
import { firstMinute } from "#content/posts/example-posts/first-minute.ts";
import { findViolations } from "#tests/support/axe.ts";
import { findFaintTexts, showEverything } from "#tests/support/contrast.ts";
import { storePost } from "#tests/support/posts.ts";
import { test } from "#tests/support/staff-test.ts";

const article = `/blogs/${firstMinute.slug}`;

test.beforeAll(async ({ staffed }) => {
  for (let number = 1; number <= 13; number++)
    await storePost(staffed.db, { title: `Door ${number}`, category: "Doors", cover: null });
});

describe("a visitor", () => {
  test("narrows the posts, turns the page, opens one and reads on, without script", async ({ visit }) => {
    const page = await visit("/blogs", { javaScriptEnabled: false });
    const posts = page.getByRole("region", { name: "Longer notes, on this site" });
    const titles = posts.getByRole("heading", { level: 3 });
    await expect.poll(() => titles.count()).toBe(12);
    const doors = posts.getByRole("link", { name: "Doors", exact: true });
    await doors.click();
    await expect.poll(() => doors.getAttribute("aria-current")).toBe("true");
    await posts.getByRole("link", { name: "Earlier posts" }).click();
    await expect.poll(() => titles.count()).toBe(1);
    await posts.getByRole("link", { name: "Later posts" }).click();
    /* A press while one document takes the place of another is lost. */
    await expect.poll(() => titles.count()).toBe(12);
    await posts.getByRole("link", { name: "All", exact: true }).click();
    await posts.getByRole("link", { name: firstMinute.title }).click();
    await expect.poll(() => new URL(page.url()).pathname).toBe(article);
    await expect.poll(() => page.getByRole("heading", { level: 1 }).textContent()).toBe(firstMinute.title);
    await page.getByRole("link", { name: "Operations", exact: true }).click();
    await expect.poll(() => new URL(page.url()).search).toBe("?category=Operations");
  });

  test("follows the same links with script, without a load and without a complaint on the console", async ({
    visit,
  }) => {
    const page = await visit("/blogs");
    await page.evaluate(() => Object.assign(window, { sameDocument: true }));
    await page.getByRole("link", { name: firstMinute.title }).click();
    await expect.poll(() => page.getByRole("heading", { level: 1 }).textContent()).toBe(firstMinute.title);
    await page.getByRole("region", { name: "Read next" }).getByRole("link").first().click();
    await expect
      .poll(() => page.getByRole("heading", { level: 1 }).textContent())
      .not.toBe(firstMinute.title);
    expect(await page.evaluate(() => "sameDocument" in window)).toBe(true);
  });

  test("finds a part by the list of parts, which lies open beside the text and is folded on a phone", async ({
    visit,
  }) => {
    const page = await visit(article, { isReady: false });
    const parts = page.getByRole("navigation", { name: "In this article" });
    await parts.getByRole("link", { name: "Second 20: it is not clear" }).click();
    await expect
      .poll(() =>
        page
          .getByRole("heading", { name: "Second 20: it is not clear" })
          .evaluate((e) => e.getBoundingClientRect().top),
      )
      .toBeLessThan(160);

    const phone = await visit(article, { isReady: false, viewport: { width: 390, height: 844 } });
    const link = phone.getByRole("link", { name: "Second 20: it is not clear" });
    expect(await link.isVisible()).toBe(false);
    await phone.getByText("In this article").click();
    expect(await link.isVisible()).toBe(true);
  });

  test("passes a post on by plain links", async ({ visit }) => {
    const page = await visit(article, { javaScriptEnabled: false });
    const ways = page.getByRole("navigation", { name: "Share" }).getByRole("link");
    const addresses = await ways.evaluateAll((links) =>
      links.map((link) => (link as HTMLAnchorElement).href),
    );
    const address = encodeURIComponent(`${company.siteUrl}${article}`);
    expect(addresses).toHaveLength(3);
    for (const to of addresses) expect(to).toContain(address);
    expect(addresses[0]).toMatch(/^mailto:\?subject=The%20first%20minute/);
  });
});

describe("an article", () => {
  test.for([
    [320, "light"],
    [768, "dark"],
    [1440, "light"],
  ] as const)(
    "is free of barriers at %i px, %s, and nothing is cut off",
    async ([width, colorScheme], { visit }) => {
      const options = { viewport: { width, height: 900 }, colorScheme, reducedMotion: "reduce" as const };
      for (const path of [article, "/blogs"]) {
        const page = await visit(path, { ...options, isReady: false });
        expect(await findViolations(page, { contrast: false })).toEqual([]);
        /* Computed from the rendered pixels: axe takes the line for as wide as the box that clips it. */
        const drawing = await page.context().newCDPSession(page);
        await showEverything(page);
        expect((await findFaintTexts(page, drawing)).faint).toEqual([]);
        expect(
          await page.evaluate(() => document.documentElement.scrollWidth - innerWidth),
        ).toBeLessThanOrEqual(0);
      }
    },
  );

  test("has lines of 45 to 75 characters on a desk, and its cover's place is kept", async ({ visit }) => {
    const page = await visit(article, { isReady: false, viewport: { width: 1440, height: 900 } });
    const text = page.getByText(/^The laser scanner sees a leg/);
    const characters = await text.evaluate((paragraph) => {
      const words = paragraph.firstChild as Text;
      const range = document.createRange();
      const lines = new Set<number>();
      for (let place = 0; place < words.length; place++) {
        range.setStart(words, place);
        range.setEnd(words, place + 1);
        lines.add(Math.round(range.getBoundingClientRect().top));
      }
      return words.length / lines.size;
    });
    expect(characters).toBeGreaterThan(45);
    expect(characters).toBeLessThan(75);
    const cover = page.getByRole("img", { name: /Five vehicles at a crossing/ });
    expect(
      await cover.evaluate((image: HTMLImageElement) => [image.width > 0, image.height > 0, image.complete]),
    ).toEqual([true, true, true]);
  });

  /* In a fresh window: a warm one might reuse a larger copy from its cache. */
  test("brings a phone its cover in the phone's width, on the list, too", async ({ visit, site }) => {
    const page = await visit(article, {
      isCold: true,
      isReady: false,
      viewport: { width: 375, height: 800 },
    });
    const cover = page.getByRole("img", { name: /Five vehicles at a crossing/ });
    const isFetched = (image: typeof cover) =>
      expect
        .poll(() => image.evaluate((element: HTMLImageElement) => element.currentSrc))
        .toBe(`${site.origin}/blog/crossing-480.webp`);
    await isFetched(cover);
    await page.goto(`${site.origin}/blogs`);
    const card = page.getByRole("article").filter({ hasText: firstMinute.title }).locator("img");
    await card.scrollIntoViewIfNeeded();
    await isFetched(card);
  });

  test("on paper is the article alone, with its address", async ({ visit }) => {
    const page = await visit(article, { isReady: false });
    await page.emulateMedia({ media: "print" });
    expect(await page.getByRole("navigation", { name: "In this article" }).isVisible()).toBe(false);
    expect(await page.getByRole("heading", { name: "Read next" }).isVisible()).toBe(false);
    expect(await page.getByText(`${company.siteUrl}${article}`).isVisible()).toBe(true);
  });
});
