import { randomUUID } from "node:crypto";
import { readdir } from "node:fs/promises";
import { join } from "node:path";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type BlogPost, postLimits } from "#content/posts/blog-posts.ts";
import { emptyFields } from "#content/posts/post-placeholders.ts";
import { erasePost } from "#server/blog/delete.ts";
import { sweepPictures } from "#server/blog/sweep-pictures.ts";
import { folderStorage } from "#server/storage/folder-storage.ts";
import { editorOf, fieldsOf, goodPost } from "#tests/support/posts.ts";
import { startStaffedSite } from "#tests/support/staff.ts";

let world: Awaited<ReturnType<typeof startStaffedSite>>;
let ada: ReturnType<typeof editorOf>;
let emil: ReturnType<typeof editorOf>;
let cookie: string;

beforeAll(async () => {
  world = await startStaffedSite();
  const { origin } = world.site;
  const admin = await world.member("Ada", "admin");
  ada = editorOf(admin, origin);
  cookie = admin.cookie;
  emil = editorOf(await world.member("Emil", "editor"), origin);
});
afterAll(() => world.stop());

const save = async (by: typeof ada, id: string, fields: object, startedFrom: string | null, more = {}) => {
  const response = await by.send("PUT", `/posts/${id}`, { fields, startedFrom, ...more });
  return { status: response.status, ...((await response.json()) as Answer) };
};
type Answer = { post: BlogPost; theirs: BlogPost; message: string; errors: Record<string, string> };

describe("saving", () => {
  test("a post whose words are all placeholders is kept as a draft, and not published", async () => {
    const [id, fields] = [randomUUID(), { ...emptyFields(), title: "Nothing yet" }];
    for (const publishDate of ["2026-01-05T08:00:00.000Z", "2039-01-05T08:00:00.000Z"]) {
      const refused = await save(ada, id, { ...fields, publishDate }, null);
      expect([refused.status, refused.message]).toEqual([422, expect.stringContaining("placeholder text")]);
    }
    const draft = await save(ada, id, fields, null);
    expect(draft.status).toBe(200);
    const published = await save(ada, id, goodPost({ title: "Something now" }), draft.post.updatedAt);
    expect(published.status).toBe(200);
    const startedFrom = published.post.updatedAt;
    const restored = await ada.send("POST", `/posts/${id}/versions/1/restoration`, { startedFrom });
    expect(restored.status).toBe(422);
  });

  test("makes a post, and the same request again gives the same one", async () => {
    const id = randomUUID();
    const first = await save(ada, id, goodPost(), null);
    expect(first).toMatchObject({
      status: 200,
      post: { id, slug: "a-door-that-opens-late", isExample: false },
    });
    expect(await save(ada, id, goodPost(), null)).toEqual(first);
    expect(await save(ada, id.toUpperCase(), goodPost(), null)).toEqual(first);
  });

  test("reports what somebody else saved meanwhile, and loses neither save", async () => {
    const id = randomUUID();
    const { post } = await save(ada, id, goodPost(), null);
    const theirs = await save(emil, id, { ...fieldsOf(post), title: "Emil's" }, post.updatedAt);
    const mine = await save(ada, id, { ...fieldsOf(post), title: "Ada's" }, post.updatedAt);
    expect(mine).toMatchObject({ status: 409, theirs: theirs.post });
    expect(mine.message).toMatch(/^Somebody else saved/);
    const again = await save(ada, id, { ...fieldsOf(post), title: "Ada's" }, theirs.post.updatedAt);
    expect(again).toMatchObject({ status: 200, post: { title: "Ada's" } });
    const versions = await (await world.anonymous.get(`/native-blogs/${id}/versions`)).text();
    expect(versions).not.toContain("Emil's");
  });

  test.each([
    ["an empty title", { title: " \t " }, { title: "Please enter a blog title" }],
    [
      "a title that is too long",
      { title: "a".repeat(201) },
      { title: "Title must have 200 characters or fewer" },
    ],
    ["no blocks", { content: [] }, { content: "A blog needs at least one block" }],
    [
      "a date that is none",
      { publishDate: "tomorrow" },
      { publishDate: "Publish date must be a date and a time" },
    ],
    [
      "a cover elsewhere",
      { cover: cover("https://evil.example/a.webp") },
      { cover: "Cover must be a picture of this site" },
    ],
    [
      "a cover above the folder",
      { cover: cover("/a/../staff.png") },
      { cover: "Cover must be a picture of this site" },
    ],
    [
      "a cover that is no picture",
      { cover: cover("/staff/sign-out") },
      { cover: "Cover must be a picture of this site" },
    ],
    [
      "an address that is none",
      { content: [{ id: 1, type: "cta", content: "x", email: "javascript:alert(1)" }] },
      { content: "Block 1 needs an email address like name@company.com" },
    ],
    ["two blocks of one id", { content: [block(1), block(1)] }, { content: "Two blocks have one id" }],
    [
      "an unknown kind of block",
      { content: [{ ...block(1), type: "script" }] },
      { content: expect.any(String) },
    ],
    [
      "a long callout",
      { content: [{ id: 1, type: "callout", content: "a".repeat(postLimits.text + 1) }] },
      { content: "Block 1 is too long" },
    ],
  ])("refuses %s in words", async (_, changes, errors) => {
    const answer = await save(ada, randomUUID(), { ...goodPost(), ...changes }, null);
    expect(answer).toMatchObject({ status: 422, errors });
    expect(answer.message).toBe(Object.values(answer.errors)[0]);
  });

  test.each([
    ["nothing", ""],
    ["half of it", '{"fields":'],
    ["a list", "[]"],
    ["null", "null"],
    ["a deep nest", "[".repeat(50_000)],
    ["a prototype", '{"__proto__":{"fields":{}},"constructor":1}'],
  ])("answers %s with 422", async (_, body) => {
    const response = await fetch(`${world.site.origin}/native-blogs/posts/${randomUUID()}`, {
      method: "PUT",
      headers: { cookie, origin: world.site.origin, "content-type": "application/json" },
      body,
    });
    expect(response.status).toBe(422);
  });

  test("answers another type with 415 and more than 1 MB with 413", async () => {
    const headers = { "content-type": "text/plain" };
    expect((await ada.send("PUT", `/posts/${randomUUID()}`, {}, headers)).status).toBe(415);
    const content = Array.from({ length: 30 }, (_, id) => ({ ...block(id), content: "a".repeat(40_000) }));
    expect((await save(ada, randomUUID(), goodPost({ content }), null)).status).toBe(413);
  });

  test("keeps what people write: every script, quotes, NUL and halves of characters made harmless", async () => {
    const title = "“Größe” 日本語 🚜 O'Brien & <Co> \u0000\ud800";
    const { post } = await save(ada, randomUUID(), goodPost({ title, excerpt: "a\nb" }), null);
    expect(post.title).toBe("“Größe” 日本語 🚜 O'Brien & <Co> \ufffd");
    expect(post.excerpt).toBe("a\nb");
  });

  test("of a deleted post is 404, and so is deleting an unknown one", async () => {
    const id = randomUUID();
    const { post } = await save(ada, id, goodPost(), null);
    expect((await ada.send("DELETE", `/posts/${id}`)).status).toBe(200);
    expect((await ada.send("DELETE", `/posts/${id}`)).status).toBe(404);
    expect((await save(ada, id, fieldsOf(post), post.updatedAt)).status).toBe(404);
    expect((await ada.send("GET", `/posts/${id}`)).status).toBe(404);
    const restored = await ada.send("POST", `/posts/${id}/restoration`);
    expect(await restored.json()).toEqual({ post });
  });

  test("restores a version, unless somebody has saved since", async () => {
    const id = randomUUID();
    const { post } = await save(ada, id, goodPost(), null);
    const { post: second } = await save(ada, id, { ...fieldsOf(post), title: "Second" }, post.updatedAt);
    const restore = (number: number | string, startedFrom: string) =>
      ada.send("POST", `/posts/${id}/versions/${number}/restoration`, { startedFrom });
    expect((await restore(1, post.updatedAt)).status).toBe(409);
    expect((await restore(9, second.updatedAt)).status).toBe(404);
    expect((await restore("x", second.updatedAt)).status).toBe(404);
    const restored = (await (await restore(1, second.updatedAt)).json()) as Answer;
    expect(restored.post.title).toBe(post.title);
  });
});

test("a draft holds what is not ready to be saved, until it is saved", async () => {
  const id = randomUUID();
  const keep = (sequence: number, title: string) =>
    ada.send("PUT", `/drafts/${id}`, { fields: goodPost({ title }), startedFrom: null, sequence });
  expect(await (await keep(5, "")).json()).toEqual({ savedAt: expect.stringMatching(/^\d{4}-.*Z$/) });
  expect(
    (await ada.send("PUT", `/drafts/${id}`, { fields: goodPost(), startedFrom: null, sequence: -1 })).status,
  ).toBe(422);
  await keep(7, "Seven");
  await keep(6, "Six");
  const page = await fetch(`${world.site.origin}/native-blogs/${id}/edit.data`, { headers: { cookie } });
  expect(await page.text()).toContain("Seven");
  await save(ada, id, goodPost(), null, { sequence: 7 });
  await keep(7, "Late");
  const rows = await world.db.selectFrom("blog_drafts").select("fields").where("post_id", "=", id).execute();
  expect(rows).toEqual([{ fields: null }]);
});

describe("a picture", () => {
  test.each(["jpeg", "png", "webp", "avif"] as const)(
    "that is a %s becomes WebP without metadata",
    async (format) => {
      const bytes = await drawn(2400, 1200)
        .withExif({ IFD0: { Copyright: "Somebody" }, IFD3: { GPSLatitude: "18/1 31/1 0/1" } })
        .toFormat(format, format === "avif" ? { effort: 0 } : {})
        .toBuffer();
      const response = await ada.upload(new Uint8Array(bytes), "evil.html");
      expect(response.status).toBe(201);
      const { src, width, height } = (await response.json()) as {
        src: string;
        width: number;
        height: number;
      };
      expect([width, height]).toEqual([1920, 960]);
      expect(src).toMatch(/^\/blog-pictures\/[0-9a-f]{64}\.webp$/);
      for (const [address, shown] of [
        [src, 1920],
        [src.replace(".webp", "-960.webp"), 960],
        [src.replace(".webp", "-480.webp"), 480],
      ] as const) {
        const sent = await fetch(world.site.origin + address);
        expect(sent.headers.get("content-type")).toBe("image/webp");
        expect(sent.headers.get("cache-control")).toBe("public, max-age=31536000, immutable");
        const stored = await sharp(await sent.arrayBuffer()).metadata();
        expect(stored).toMatchObject({ format: "webp", width: shown });
        expect(stored.exif ?? stored.icc ?? stored.xmp).toBeUndefined();
      }
    },
  );

  test("is turned upright as its camera said", async () => {
    const bytes = await drawn(300, 200).withMetadata({ orientation: 6 }).jpeg().toBuffer();
    expect(await (await ada.upload(new Uint8Array(bytes))).json()).toMatchObject({ width: 200, height: 300 });
  });

  test.each([
    ["a page", Buffer.from("<html><script>alert(1)</script>"), 415],
    [
      "a drawing with script",
      Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>'),
      415,
    ],
    ["a GIF", Buffer.from("GIF89a\x01\x00\x01\x00"), 415],
    ["nothing", Buffer.alloc(0), 415],
    ["half a JPEG", null, 422],
    [
      "a JPEG by its first bytes only",
      Buffer.from("\xff\xd8\xff\xe0 <script>alert(1)</script>", "latin1"),
      422,
    ],
    ["more than 12 MB", Buffer.alloc(12 * 1024 * 1024 + 1, 0xff), 413],
    ["far more than 12 MB", Buffer.alloc(14 * 1024 * 1024, 0xff), 413],
  ])("that is %s is refused", async (_, bytes, status) => {
    const sent = bytes ?? (await drawn(900, 900).jpeg().toBuffer()).subarray(0, 4000);
    const response = await ada.upload(new Uint8Array(sent));
    expect(response.status).toBe(status);
    expect(await response.json()).toMatchObject({ message: expect.stringMatching(/picture/) });
  });

  test("that would fill the memory when unpacked is refused", async () => {
    const bomb = await sharp({ create: { width: 12_000, height: 12_000, channels: 3, background: "#fff" } })
      .png({ compressionLevel: 9 })
      .toBuffer();
    expect((await ada.upload(new Uint8Array(bomb))).status).toBe(422);
  }, 120_000);

  test.each(["x.webp", `${"a".repeat(64)}.webp`, "..%2f..%2fstaff-secret", `${"a".repeat(64)}-960.webp%00`])(
    "that is not there answers 404: %s",
    async (name) => {
      expect((await fetch(`${world.site.origin}/blog-pictures/${name}`)).status).toBe(404);
    },
  );

  test("is kept while any version or draft shows it, and deleted a day after none does", async () => {
    const upload = async (shade: number) => {
      const bytes = await drawn(60 + shade, 40)
        .png()
        .toBuffer();
      const { src } = (await (await ada.upload(new Uint8Array(bytes))).json()) as { src: string };
      return { src, file: src.slice("/blog-pictures/".length) };
    };
    const [inPost, inVersion, inDraft, unused] = [
      await upload(1),
      await upload(2),
      await upload(3),
      await upload(4),
    ];
    const [id, draftId] = [randomUUID(), randomUUID()];
    const html = (src: string) => [{ ...block(1), content: `<p>a</p><img src="${src}" alt="x">` }];
    const { post } = await save(ada, id, goodPost({ content: html(inVersion.src) }), null);
    await save(ada, id, { ...fieldsOf(post), cover: cover(inPost.src), content: [block(1)] }, post.updatedAt);
    await ada.send("PUT", `/drafts/${draftId}`, {
      fields: goodPost({ content: html(inDraft.src) }),
      startedFrom: null,
      sequence: 1,
    });

    const folder = join(world.site.dataDir, "blog-pictures");
    const sweep = async (hours: number) => {
      await sweepPictures(world.db, folderStorage(folder), new Date(Date.now() + hours * 3_600_000));
      const files = await readdir(folder);
      return [inPost, inVersion, inDraft, unused].map(({ file }) => files.includes(file));
    };
    expect(await sweep(23)).toEqual([true, true, true, true]);
    expect(await sweep(25)).toEqual([true, true, true, false]);
    await ada.send("DELETE", `/posts/${id}`);
    expect(await sweep(25)).toEqual([true, true, true, false]);
    await erasePost(world.db, id);
    expect(await sweep(25)).toEqual([false, false, true, false]);
    await ada.send("DELETE", `/drafts/${draftId}`);
    expect(await sweep(25)).toEqual([false, false, false, false]);
    expect(await world.db.selectFrom("blog_pictures").selectAll().execute()).toEqual([]);
  });
});

test("the log says nothing of what was written", () => {
  expect(world.site.output.join("\n")).not.toMatch(/Emil's|door that opens/);
});

function cover(src: string) {
  return { src, alt: "", width: 100, height: 100 };
}

function block(id: number) {
  return { id, type: "paragraph" as const, content: "x" };
}

/** Noise, so that a part of the file is not the whole. */
function drawn(width: number, height: number) {
  const noise = { type: "gaussian" as const, mean: 120, sigma: 30 };
  return sharp({ create: { width, height, channels: 3, background: "#0b4633", noise } });
}
