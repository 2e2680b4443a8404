import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { BlogPost } from "#content/posts/blog-posts.ts";
import { engines, freshDatabase } from "#tests/support/databases.ts";
import { editorOf, storePost } from "#tests/support/posts.ts";
import { type StaffClient, startStaffedSite } from "#tests/support/staff.ts";

/** Values that a database may choke on: invalid text, too large a number, no number at all. */
const hostile = ["%00", "x%00y", "%F0%9F%9A%9C", "2147483648", "9007199254740991", "99999999999999999999"];
const more = ["-1", "0", "1.5", "1e3", "NaN", "0x1", "'", "%25", "%ED%A0%80", "x".repeat(300)];

describe.each(engines)("whatever an address says, over %s", (engine) => {
  let database: Awaited<ReturnType<typeof freshDatabase>>;
  let world: Awaited<ReturnType<typeof startStaffedSite>>;
  let staff: StaffClient;
  let post: BlogPost;

  beforeAll(async () => {
    database = await freshDatabase(engine);
    world = await startStaffedSite(database.env);
    staff = await world.member("Ada", "admin");
    post = await storePost(world.db);
  });
  afterAll(async () => {
    await world.stop();
    await database[Symbol.asyncDispose]();
  });

  test.each([...hostile, ...more])(
    "a page is asked for with %s, and no answer is a failure",
    async (value) => {
      const queries = ["category", "search", "state", "page"].map((name) => `${name}=${value}`);
      const paths = [
        ...["", ".data"].flatMap((page) => queries.map((query) => `/native-blogs${page}?${query}`)),
        `/native-blogs/${post.id}/versions?older=${value}&newer=${value}`,
        `/native-blogs/${value}`,
        `/native-blogs/${value}/edit`,
        `/blogs?category=${value}&page=${value}`,
        `/blogs/${value}`,
        `/og/blogs/${value}.jpg`,
        `/blog-pictures/${value}`,
      ];
      for (const visitor of [world.anonymous, staff])
        for (const path of paths) expect((await visitor.get(path)).status, path).toBeLessThan(500);
    },
  );

  test.each([...hostile, ...more])("no version is numbered %s", async (value) => {
    const editor = editorOf(staff, world.site.origin);
    const { updatedAt: startedFrom } = post;
    const path = `/posts/${post.id}/versions/${value}/restoration`;
    expect((await editor.send("POST", path, { startedFrom })).status).toBe(404);
    const form = `/native-blogs/${post.id}/versions/${value}/restore`;
    /* Where nothing is at the address, no form is taken there. */
    expect([404, 405]).toContain((await staff.post(form, { startedFrom })).status);
  });
});
