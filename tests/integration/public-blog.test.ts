import { createHash } from "node:crypto";
import { setTimeout as wait } from "node:timers/promises";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { company } from "#content/company/company.ts";
import { examplePosts } from "#content/posts/example-posts.ts";
import { deletePost, restorePost } from "#server/blog/delete.ts";
import { savePost } from "#server/blog/save.ts";
import { fieldsOf, storePost } from "#tests/support/posts.ts";
import { startStaffedSite } from "#tests/support/staff.ts";

let world: Awaited<ReturnType<typeof startStaffedSite>>;

beforeAll(async () => {
  world = await startStaffedSite();
});
afterAll(() => world.stop());

const get = (path: string, headers: Record<string, string> = {}) =>
  fetch(world.site.origin + path, { headers, redirect: "manual" });
const read = async (path: string) => (await get(path)).text();

describe("a post", () => {
  test.each(examplePosts)(
    "that came with the site reads as HTML: $slug",
    async ({ slug, title, content }) => {
      const page = await read(`/blogs/${slug}`);
      expect(page).toContain(`<link rel="canonical" href="${company.siteUrl}/blogs/${slug}"`);
      expect(page).toContain(`<meta property="og:type" content="article"`);
      expect(page.match(/<h1[^>]*>(.*?)<\/h1>/)?.[1]).toBe(title);
      for (const { type, content: words } of content)
        if (type === "heading") expect(page).toContain(`>${words}</h2>`);
      expect(page).toContain("In this article");
      expect(page).toMatch(/\d(<!-- -->)?\smin read/);
    },
  );

  test("tells machines what it is about in plain words, and who signs it", async () => {
    const content = [{ id: 1, type: "paragraph" as const, content: "<p>Fork &amp; lift</p>" }];
    await storePost(world.db, { slug: "in-plain-words", excerpt: "", content });
    const page = await read("/blogs/in-plain-words");
    expect(page).toContain('<meta name="description" content="Fork &amp; lift"');
    expect(page).toContain('"author":{"@type":"Person","name":"Asha"}');
    expect(await read(`/blogs/${examplePosts[0].slug}`)).toContain(
      '"author":{"@type":"Organization","name":"Fleet engineering"',
    );
  });

  test("is cached until any process changes it, and then rendered again", async () => {
    const post = await storePost(world.db, { title: "Before" });
    const encoding = { "Accept-Encoding": "br" };
    const first = await get("/blogs/before", encoding);
    expect(first.headers.get("content-encoding")).toBe("br");
    expect(first.headers.get("cache-control")).toBe("public, no-cache");
    const etag = first.headers.get("etag") ?? "";
    expect((await get("/blogs/before", { ...encoding, "If-None-Match": etag })).status).toBe(304);

    const fields = { ...fieldsOf(post), title: "After" };
    await savePost(world.db, { id: post.id, fields, startedFrom: post.updatedAt }, by());
    const second = await get("/blogs/before", { ...encoding, "If-None-Match": etag });
    expect(second.status).toBe(200);
    expect(await second.text()).toContain(">After</h1>");
  });

  test("that moved is found at its old address, as a document and by the browser's router", async () => {
    const post = await storePost(world.db, { slug: "old-place" });
    await read("/blogs/old-place");
    const fields = { ...fieldsOf(post), slug: "new-place" };
    await savePost(world.db, { id: post.id, fields, startedFrom: post.updatedAt }, by());
    for (const again of [1, 2]) {
      const moved = await get("/blogs/old-place");
      expect(moved.status, `request ${again}`).toBe(301);
      expect(moved.headers.get("location")).toBe("/blogs/new-place");
    }
    expect(await read("/blogs/old-place.data")).toContain("/blogs/new-place");
    expect((await get("/Blogs/New-Place/")).status).toBe(200);
  });

  test("that is scheduled appears at its time, without a restart", async () => {
    const publishDate = new Date(Date.now() + 2500).toISOString();
    await storePost(world.db, { slug: "at-its-time", publishDate });
    const everywhere = async () => [
      (await get("/blogs/at-its-time")).status,
      ...(await Promise.all(["/blogs", "/feed.xml", "/sitemap.xml"].map(read))).map((page) =>
        page.includes("/blogs/at-its-time"),
      ),
    ];
    expect(await everywhere()).toEqual([404, false, false, false]);
    await wait(Date.parse(publishDate) - Date.now() + 20);
    expect(await everywhere()).toEqual([200, true, true, true]);
  });

  test("that is deleted is gone at once, and comes back", async () => {
    const { id } = await storePost(world.db, { slug: "to-and-fro" });
    expect((await get("/blogs/to-and-fro")).status).toBe(200);
    await deletePost(world.db, id, new Date());
    const gone = await get("/blogs/to-and-fro");
    expect(gone.status).toBe(404);
    expect(await gone.text()).toContain("Page not found");
    expect(await read("/blogs")).not.toContain("/blogs/to-and-fro");
    await restorePost(world.db, id, new Date());
    expect((await get("/blogs/to-and-fro")).status).toBe(200);
  });

  test.each(["nowhere", "a.data.data", "%00", "%E0%A4%A", "A".repeat(3000), "constructor"])(
    "that never was answers 404: %s",
    async (slug) => {
      expect((await get(`/blogs/${slug}`)).status).toBe(404);
    },
  );

  test("allows only the page's own scripts in its policy, never one in the post's text", async () => {
    const script = "alert('from the words')";
    /* As if the cleaning had let it through. */
    const post = await storePost(world.db, { slug: "hostile" });
    const { number, fields } = await world.db
      .selectFrom("blog_versions")
      .select(["number", "fields"])
      .where("post_id", "=", post.id)
      .executeTakeFirstOrThrow();
    const hostile = JSON.parse(fields);
    hostile.content = [{ id: 1, type: "paragraph", content: `<p>x</p><script>${script}</script>` }];
    await world.db
      .updateTable("blog_versions")
      .set({ fields: JSON.stringify(hostile) })
      .where("post_id", "=", post.id)
      .where("number", "=", number)
      .execute();
    const page = await get("/blogs/hostile");
    expect(await page.text()).not.toContain(script);
    const policy = page.headers.get("content-security-policy") ?? "";
    expect(policy).toMatch(/script-src 'self' 'sha256-/);
    expect(policy).not.toMatch(/script-src[^;]*'unsafe/);
    expect(policy).not.toContain(createHash("sha256").update(script).digest("base64"));
  });
});

describe("the list", () => {
  test("has our posts under a heading of their own, after the seven of the external blog", async () => {
    const page = await read("/blogs");
    const external = `href="${company.blogUrl}/`;
    expect(page.split(external)).toHaveLength(8);
    const heading = page.indexOf('id="posts-heading"');
    expect(heading).toBeGreaterThan(page.lastIndexOf(external));
    for (const { slug } of examplePosts) expect(page.indexOf(`/blogs/${slug}`)).toBeGreaterThan(heading);
  });

  test("is filtered by category and paged by addresses alone", async () => {
    for (let number = 1; number <= 14; number++)
      await storePost(world.db, { title: `Many ${number}`, category: "Many & <more>" });
    const category = encodeURIComponent("Many & <more>");
    const count = async (query: string) =>
      (await read(`/blogs?${query}`)).match(/href="\/blogs\/many-/g)?.length ?? 0;
    expect(await count(`category=${category}`)).toBe(12);
    expect(await count(`category=${category}&page=2`)).toBe(2);
    expect(await count("category=Power")).toBe(0);
    const second = await read(`/blogs?page=2`);
    expect(second).toContain(`<link rel="canonical" href="${company.siteUrl}/blogs?page=2"`);
    for (const query of ["page=99", "category=nothing", `category=${category}&page=3`])
      expect((await get(`/blogs?${query}`)).status, query).toBe(404);
    for (const query of ["page=0", "page=-1", "page=x", "page=1e9", "utm_source=x"])
      expect((await get(`/blogs?${query}`)).status, query).toBe(200);
  });

  test("holds no word that a visitor put into the address", async () => {
    const page = await get("/blogs?page=1&category=&x=%3Cscript%3Eunmistakable");
    expect(await page.text()).not.toContain("unmistakable");
  });

  test("is answered for the browser's router, too", async () => {
    const data = await get("/blogs.data?category=Power");
    expect(data.status).toBe(200);
    expect(data.headers.get("content-type")).toContain("text/x-script");
    expect(await data.text()).toContain("open-dock-door-in-january");
  });
});

test("the feed and the sitemap name public posts and no others", async () => {
  await storePost(world.db, { slug: "a-draft", publishDate: null });
  await storePost(world.db, { title: '<b>&"bold"</b>', slug: "bold" });
  const [feed, sitemap] = [await read("/feed.xml"), await read("/sitemap.xml")];
  for (const file of [feed, sitemap]) {
    expect(file).toContain(`${company.siteUrl}/blogs/bold`);
    expect(file).not.toContain("a-draft");
  }
  expect(feed).toContain("&lt;b&gt;&amp;&quot;bold&quot;&lt;/b&gt;");
  expect(sitemap).toMatch(/\/blogs\/bold<\/loc><lastmod>\d{4}-/);
});

test("no character that XML can't hold reaches the feed, whatever is stored", async () => {
  await storePost(world.db, {
    title: "Safety\u0002 first\uFFFE",
    excerpt: "\u000B\u001BAll of it",
    slug: "safety",
  });
  const feed = await read("/feed.xml");
  expect(feed).toContain("<title>Safety first</title>");
  expect(feed).toContain("<summary>All of it</summary>");
  expect(feed).not.toMatch(/[^\t\n\r\x20-\uFFFD]/);
});

function by() {
  return { staffId: null, now: new Date() };
}
