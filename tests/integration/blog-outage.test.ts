import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { company } from "#content/company/company.ts";
import { examplePosts } from "#content/posts/example-posts.ts";
import { engines, freshDatabase } from "#tests/support/databases.ts";
import { storePost } from "#tests/support/posts.ts";
import { type StaffClient, startStaffedSite } from "#tests/support/staff.ts";

const [other = "", , kept = ""] = examplePosts.map(({ slug }) => `/blogs/${slug}`);
const external = new RegExp(`href="${RegExp.escape(company.blogUrl)}/`, "g");

describe.each(engines)("while the blog can't be loaded, over %s", (engine) => {
  let database: Awaited<ReturnType<typeof freshDatabase>>;
  let world: Awaited<ReturnType<typeof startStaffedSite>>;
  let staff: StaffClient;

  beforeAll(async () => {
    database = await freshDatabase(engine);
    world = await startStaffedSite(database.env);
    staff = await world.member("Ada", "admin");
    for (const path of ["/blogs", "/feed.xml", kept]) expect((await get(path)).status).toBe(200);
    /* So that something newer than what is kept could be read, if anything could. */
    await storePost(world.db, { title: "Not shown yet" });
  });
  afterAll(async () => {
    await world.stop();
    await database[Symbol.asyncDispose]();
  });

  const get = (path: string, accept = "text/html") =>
    fetch(world.site.origin + path, { headers: { accept }, redirect: "manual" });

  async function withoutTable<Result>(name: "blog_posts" | "blog_state", look: () => Promise<Result>) {
    await sql`alter table ${sql.table(name)} rename to mislaid`.execute(world.db);
    try {
      return await look();
    } finally {
      await sql`alter table mislaid rename to ${sql.table(name)}`.execute(world.db);
    }
  }

  test.each(["blog_posts", "blog_state"] as const)("cached pages are shown unchanged: %s", (table) =>
    withoutTable(table, async () => {
      for (const path of ["/blogs", "/feed.xml", kept]) {
        const page = await get(path);
        expect(page.status, path).toBe(200);
        expect(await page.text(), path).toContain(kept);
      }
    }),
  );

  test.runIf(engine === "PostgreSQL")("cached pages don't wait for a database that takes long", () =>
    world.db.transaction().execute(async (trx) => {
      await sql`lock table blog_state in access exclusive mode`.execute(trx);
      const began = performance.now();
      for (const page of await Promise.all(["/blogs", "/feed.xml", kept].map((path) => get(path))))
        expect(page.status).toBe(200);
      expect(performance.now() - began).toBeLessThan(5000);
    }),
  );

  test("a page that shows more than posts is rendered without them", () =>
    withoutTable("blog_posts", async () => {
      for (const path of ["/blogs?page=2", "/blogs?category=Nothing", "/blogs.data?page=2"]) {
        const list = await get(path);
        expect(list.status, path).toBe(200);
        const page = await list.text();
        expect(page, path).toContain(`${company.blogUrl}/`);
        if (!path.includes(".data")) expect(page.match(external), path).toHaveLength(7);
        expect(page, path).not.toContain("posts-heading");
      }
      const sitemap = await get("/sitemap.xml");
      expect(sitemap.status).toBe(200);
      expect(await sitemap.text()).toContain("/products/Mag</loc>");
    }));

  test("a post's page says so inside the frame, and in one line to a program", () =>
    withoutTable("blog_posts", async () => {
      const page = await get(other);
      expect(page.status).toBe(500);
      expect(page.headers.get("cache-control")).toBe("private, no-store");
      const html = await page.text();
      expect(html).toContain("Something stopped on our side</h1>");
      expect(html).toContain("<footer");
      const line = await get(other, "application/json");
      expect([line.status, line.headers.get("content-type")]).toEqual([500, "text/plain; charset=UTF-8"]);
      expect(await line.text()).toBe("Something stopped on our side. Please try again in a moment.");
    }));

  test("the management's list says so inside the frame, to visitors and to staff", () =>
    withoutTable("blog_posts", async () => {
      for (const page of [await get("/native-blogs"), await staff.get("/native-blogs")]) {
        expect(page.status).toBe(503);
        const html = await page.text();
        expect(html).toContain("could not be loaded");
        expect(html).toContain("<footer");
      }
      expect((await get("/native-blogs.data")).status).toBe(503);
    }));

  test("the search still finds pages, and the posts that it knew", async () => {
    expect(await (await get("/search?q=January")).text()).toContain(kept);
    await withoutTable("blog_state", async () => {
      expect(await (await get("/search?q=January")).text()).toContain(kept);
      expect(await (await get("/search?q=lifter")).text()).toContain("/products/mag-product?product=lifter");
    });
  });

  test("each failure is one line of the log, and everything works again afterwards", async () => {
    const before = await failuresUpTo(await get("/healthz"));
    const after = await failuresUpTo(await withoutTable("blog_posts", () => get("/blogs?page=7")));
    expect(after - before).toBe(1);
    expect((await get(other)).status).toBe(200);
    expect(await (await get("/blogs?category=Power")).text()).toContain("posts-heading");
    expect((await get("/native-blogs")).status).toBe(200);
    expect((await get("/failed")).status).toBe(404);
  });

  /** How many the log holds by the line of a request. */
  async function failuresUpTo({ headers }: Response) {
    const request = `"request":"${headers.get("x-request-id")}"`;
    const end = () =>
      world.site.output.findIndex((line) => line.includes(request) && line.includes(`"status"`));
    await expect.poll(end).toBeGreaterThan(-1);
    const lines = world.site.output.slice(0, end());
    return lines.filter((line) => line.includes("The blog could not be loaded")).length;
  }
});
