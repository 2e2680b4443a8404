import { randomUUID } from "node:crypto";
import { describe, expect } from "vitest";
import type { Block } from "#content/posts/blog-posts.ts";
import type { Database } from "#server/tables/tables.ts";
import { goodPost, storePost } from "#tests/support/posts.ts";
import { test } from "#tests/support/staff-test.ts";

const heading = (id: number, content: string): Block => ({ id, type: "heading", content });
const paragraph = (id: number, words: number): Block => ({
  id,
  type: "paragraph",
  content: `<p>${Array.from({ length: words }, () => "pallet").join(" ")}</p>`,
});

describe("from the staff's pages to the reader's", () => {
  test("a post with a publish date ahead is scheduled, and readers have it at its time, without a restart", async ({
    visit,
    edit,
    staffed,
    admin,
  }) => {
    const writer = await edit(admin);
    await writer.getByRole("textbox", { name: "Title" }).fill("At its time");
    await writer.getByLabel("Publish date").fill("2039-01-05T09:30");
    await writer.getByRole("button", { name: "Save Blog" }).click();
    const question = writer.getByRole("dialog", { name: "Schedule this post?" });
    expect(await question.innerText()).toContain("there is nothing to read yet");
    await question.getByRole("button", { name: "Close" }).click();
    await writer.locator("[data-block]").first().click();
    await writer.keyboard.type("In time.");
    await writer.getByRole("button", { name: "Save Blog" }).click();
    expect(await question.innerText()).toContain("Everybody can read it from 5 January 2039 at 09:30 on");
    await question.getByRole("button", { name: "Schedule" }).click();
    await writer.waitForURL("**/native-blogs?saved=*");
    const far = writer.getByRole("article").filter({ hasText: "At its time" });
    expect(await far.textContent()).toContain("Scheduled");
    expect(await far.textContent()).toContain("5 January 2039");

    const page = await visit("/blogs", { isReady: false });
    const publishDate = new Date(Date.now() + 3000);
    await storePost(staffed.db, { title: "In a moment", publishDate: publishDate.toISOString() });
    const link = page.getByRole("link", { name: "In a moment" });
    const countAnew = async () => {
      await page.reload();
      return link.count();
    };
    await expect.poll(countAnew, { timeout: 20_000 }).toBe(1);
    expect(Date.now()).toBeGreaterThanOrEqual(publishDate.getTime());
    expect(await page.getByRole("link", { name: "At its time" }).count()).toBe(0);
    await link.click();
    await page.getByRole("heading", { level: 1, name: "In a moment" }).waitFor();
  });

  test("a post whose address changes is found at the old one", async ({ edit, site, staffed, admin }) => {
    const { id, slug } = await storePost(staffed.db, { title: "The old address" });
    const page = await edit(admin, `/native-blogs/${id}/edit`);
    const address = page.getByLabel("Address", { exact: true });
    expect(await address.inputValue()).toBe(slug);
    await address.fill("the-new-address");
    await page.getByRole("button", { name: "Update Blog" }).click();
    await page.waitForURL("**/native-blogs?saved=*");
    await page.goto(`${site.origin}/blogs/the-old-address`);
    expect(page.url()).toBe(`${site.origin}/blogs/the-new-address`);
    expect(await page.getByRole("heading", { level: 1 }).textContent()).toBe("The old address");
  });

  test("a deleted post is gone for readers, can be restored for 30 days, and then no more", async ({
    visitAs,
    site,
    staffed,
    admin,
  }) => {
    const title = `Deleted too soon ${randomUUID()}`;
    const { id, slug } = await storePost(staffed.db, { title });
    await admin.post(`/native-blogs/${id}/delete`);
    const page = await visitAs(admin, "/native-blogs", { expectedErrors: [/status of 404/], isReady: false });
    const deleted = page.getByRole("region", { name: "Deleted posts" });
    const row = deleted.getByRole("listitem").filter({ hasText: title });
    const inThirtyDays = new Date(Date.now() + 30 * 86_400_000);
    const options = { day: "numeric", month: "long", year: "numeric", timeZone: "UTC" } as const;
    expect(await row.textContent()).toContain(
      `Kept until ${inThirtyDays.toLocaleDateString("en-GB", options)}`,
    );
    expect((await page.goto(`${site.origin}/blogs/${slug}`))?.status()).toBe(404);

    await deletedBefore(staffed.db, id, 29.9);
    await page.goto(`${site.origin}/native-blogs`);
    await row.getByRole("button", { name: `Restore ${title}` }).click();
    await page.getByRole("article").filter({ hasText: title }).waitFor();
    expect(await deleted.getByText(title).count()).toBe(0);
    await page.goto(`${site.origin}/blogs/${slug}`);
    expect(await page.getByRole("heading", { level: 1 }).textContent()).toBe(title);

    await admin.post(`/native-blogs/${id}/delete`);
    await deletedBefore(staffed.db, id, 30.1);
    await page.goto(`${site.origin}/native-blogs`);
    expect(await page.getByText(title).count()).toBe(0);
  });
});

describe("an article", () => {
  test("says how long it takes to read, and lists its parts once it has three", async ({
    visit,
    site,
    staffed,
  }) => {
    const two = [heading(1, "One part"), paragraph(2, 450), heading(3, "Another")];
    const short = await storePost(staffed.db, { title: "Two parts", content: two });
    const long = await storePost(staffed.db, {
      title: "Three parts",
      content: [...two, paragraph(4, 480), heading(5, "A third")],
    });
    const page = await visit(`/blogs/${short.slug}`, { isReady: false });
    const parts = page.getByRole("navigation", { name: "In this article" });
    expect(await page.getByText("2 min read").isVisible()).toBe(true);
    expect(await parts.count()).toBe(0);
    await page.goto(`${site.origin}/blogs/${long.slug}`);
    expect(await page.getByText("4 min read").isVisible()).toBe(true);
    expect(await parts.getByRole("link").allTextContents()).toEqual(["One part", "Another", "A third"]);
  });

  test("asks no other host for anything, and its ways to pass it on carry no trace of the reader", async ({
    visit,
    site,
    staffed,
  }) => {
    const { slug } = await storePost(staffed.db, { title: "Passed on" });
    const asked = new Set<string>();
    const page = await visit(`/blogs/${slug}?utm_source=letter`, {
      arrange: (page) => page.on("request", (request) => asked.add(new URL(request.url()).origin)),
    });
    await page.waitForLoadState("networkidle");
    expect([...asked].filter((from) => from !== "null")).toEqual([site.origin]);
    expect(await page.context().cookies()).toEqual([]);
    const ways = page.getByRole("navigation", { name: "Share" }).getByRole("link");
    expect(await ways.allTextContents()).toEqual(["Email", "LinkedIn", "X"]);
    for (const way of await ways.evaluateAll((links) =>
      links.map((link) => (link as HTMLAnchorElement).href),
    ))
      expect(way).not.toContain("utm");
  });

  test("leads on to posts of its category first", async ({ visit, staffed }) => {
    const category = "Ramps only";
    for (const title of ["Ramp one", "Ramp two"]) await storePost(staffed.db, { title, category });
    const { slug } = await storePost(staffed.db, { title: "Ramp three", category });
    const page = await visit(`/blogs/${slug}`, { isReady: false });
    const titles = await page.getByRole("region", { name: "Read next" }).getByRole("heading", { level: 3 });
    expect((await titles.allTextContents()).slice(0, 2).toSorted()).toEqual(["Ramp one", "Ramp two"]);
    expect(await titles.filter({ hasText: "Ramp three" }).count()).toBe(0);
  });
});

describe("many posts", () => {
  test("come in pages of 12 for staff, and the pages keep what narrows them", async ({
    visitAs,
    staffed,
    admin,
  }) => {
    for (let number = 1; number <= 13; number++)
      await storePost(staffed.db, { ...goodPost(), title: `Paged ${number}`, category: "Paged" });
    const page = await visitAs(admin, "/native-blogs?category=Paged", { isReady: false });
    const cards = page.getByRole("article");
    expect(await cards.count()).toBe(12);
    expect(await page.getByText("13 blog posts").isVisible()).toBe(true);
    await page.getByRole("link", { name: "Older" }).click();
    await page.getByText("Page 2 of 2").waitFor();
    expect(await cards.count()).toBe(1);
    await page.getByRole("link", { name: "Newer" }).click();
    await page.getByText("Page 1 of 2").waitFor();
  });

  test("are announced: the list leads to a feed that names them", async ({ visit, site, staffed }) => {
    const { slug } = await storePost(staffed.db, { title: "In the feed" });
    const page = await visit("/blogs", { isReady: false });
    const feed = page.getByRole("main").locator('a[href="/feed.xml"]');
    expect(await feed.isVisible()).toBe(true);
    for (const path of ["/feed.xml", "/sitemap.xml"])
      expect(await (await page.request.get(site.origin + path)).text()).toContain(`/blogs/${slug}`);
  });
});

/** Turns the clock of a deletion back. */
async function deletedBefore(db: Database, id: string, days: number) {
  await db
    .updateTable("blog_posts")
    .set({ deleted_at: new Date(Date.now() - days * 86_400_000).toISOString() })
    .where("id", "=", id)
    .execute();
}
