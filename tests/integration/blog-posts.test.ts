import { randomBytes, randomUUID } from "node:crypto";
import { setTimeout as wait } from "node:timers/promises";
import { sql } from "kysely";
import { describe, expect, test } from "vitest";
import type { BlogPost } from "#content/posts/blog-posts.ts";
import { examplePosts } from "#content/posts/example-posts.ts";
import {
  deletePost,
  eraseAllDeleted,
  eraseLongDeleted,
  erasePost,
  listDeleted,
  restorePost,
} from "#server/blog/delete.ts";
import { closeDraft, findDraft, keepDraft } from "#server/blog/drafts.ts";
import { addExamples } from "#server/blog/examples.ts";
import { listCategories, listPosts } from "#server/blog/list.ts";
import { findPost, findPublished } from "#server/blog/posts.ts";
import { listRelated, nextPublication } from "#server/blog/published.ts";
import { readRevision } from "#server/blog/revision.ts";
import { savePost } from "#server/blog/save.ts";
import { searchWithPosts } from "#server/blog/search.ts";
import { listUnsaved } from "#server/blog/unsaved.ts";
import { listVersions, restoreVersion } from "#server/blog/versions.ts";
import { indexPages } from "#server/search/search-index.ts";
import { changingSearch } from "#server/search/search-state.ts";
import { createAccount } from "#server/staff/accounts.ts";
import type { Database } from "#server/tables/tables.ts";
import { engines, freshDatabase } from "#tests/support/databases.ts";
import { fieldsOf, goodPost, storePost } from "#tests/support/posts.ts";

const now = new Date("2026-11-21T08:00:00.000Z");
const later = (ms: number) => new Date(now.getTime() + ms);
const day = 24 * 60 * 60 * 1000;

describe.each(engines)("over %s", (engine) => {
  test("a post is read back as saved, and each save is a version", async () => {
    await using home = await freshDatabase(engine);
    const { db } = home;
    const content = [
      { id: 1, type: "paragraph" as const, content: "<p>Ünïcödé “quoted” 🚜 <strong>1400 kg</strong></p>" },
      { id: 2, type: "list" as const, content: "", items: ["One", "Two"] },
      { id: 5, type: "cta" as const, content: "Write", email: "hello@mag.example" },
    ];
    const cover = { src: "/blog/docks.webp", alt: "Docks", width: 1600, height: 900 };
    const post = await storePost(db, { content, cover }, now);
    expect(await findPost(db, post.id)).toEqual(post);
    expect(post).toMatchObject({
      content,
      cover,
      slug: "a-door-that-opens-late",
      updatedAt: now.toISOString(),
    });

    const fields = { ...fieldsOf(post), title: "A door that opens in time" };
    const saved = await savePost(db, { id: post.id, fields, startedFrom: post.updatedAt }, by(now));
    expect(saved).toMatchObject({ ok: true, post: { title: "A door that opens in time" } });
    /* The clock has not moved, yet the time of the save is another. */
    expect(saved.ok && saved.post.updatedAt > post.updatedAt).toBe(true);
    expect(await listVersions(db, post.id)).toMatchObject([
      { number: 2, title: "A door that opens in time" },
      { number: 1, title: "A door that opens late" },
    ]);
  });

  test("of two editors who began with the same post, the second is told and nothing is overwritten", async () => {
    await using home = await freshDatabase(engine);
    const { db } = home;
    const post = await storePost(db, {}, now);
    const results = await Promise.all(
      ["One", "Other", "Third"].map((title) =>
        savePost(
          db,
          { id: post.id, fields: { ...fieldsOf(post), title }, startedFrom: post.updatedAt },
          by(later(1000)),
        ),
      ),
    );
    const [winner, ...more] = results.filter((result) => result.ok);
    expect(more).toEqual([]);
    const refused = results.filter((result) => !result.ok);
    expect(refused).toHaveLength(2);
    for (const result of refused) expect(result).toMatchObject({ reason: "conflict", theirs: winner?.post });
    expect(await findPost(db, post.id)).toEqual(winner?.post);
    expect(await listVersions(db, post.id)).toHaveLength(2);
  });

  test("a save sent twice, even a first one or at once, gives one post", async () => {
    await using home = await freshDatabase(engine);
    const { db } = home;
    const save = { id: randomUUID(), fields: goodPost(), startedFrom: null };
    const results = await Promise.all([savePost(db, save, by(now)), savePost(db, save, by(later(5)))]);
    const [one, other] = results;
    expect(one).toMatchObject({ ok: true });
    expect(other).toEqual(one);
    expect(await savePost(db, save, by(later(50)))).toEqual(one);
    expect(await listVersions(db, save.id)).toHaveLength(1);
    const changed = { ...save, fields: goodPost({ title: "Another" }) };
    expect(await savePost(db, changed, by(later(60)))).toMatchObject({ ok: false, reason: "conflict" });
  });

  test("two posts never share an address, and an old public address leads to the new one", async () => {
    await using home = await freshDatabase(engine);
    const { db } = home;
    const posts = await Promise.all([1, 2, 3].map(() => storePost(db, {}, now)));
    expect(posts.map(({ slug }) => slug).sort()).toEqual([
      "a-door-that-opens-late",
      "a-door-that-opens-late-2",
      "a-door-that-opens-late-3",
    ]);
    const [first] = posts as [BlogPost];
    const moved = await change(db, first, { slug: "doors" });
    expect(await findPublished(db, first.slug, now)).toEqual({ movedTo: "doors" });
    expect(await findPublished(db, "doors", now)).toEqual({ post: moved });
    /* It may move back, and nobody else gets what it had. */
    await change(db, moved, { slug: first.slug });
    expect(await findPublished(db, "doors", now)).toEqual({ movedTo: first.slug });
    expect((await storePost(db, { slug: "doors" }, now)).slug).toBe("doors-2");

    const draft = await storePost(db, { publishDate: null, slug: "never-seen" }, now);
    await change(db, draft, { slug: "seen" });
    expect((await storePost(db, { slug: "never-seen" }, now)).slug).toBe("never-seen");
    expect((await storePost(db, { title: "日本" }, now)).slug).toBe("ri-ben");
    expect((await storePost(db, { title: "…" }, now)).slug).toMatch(/^post-[0-9a-f]{8}$/);
  });

  test("posts of one title are numbered past any hundred, and a gap is filled", async () => {
    await using home = await freshDatabase(engine);
    const { db } = home;
    const { id } = await storePost(db, { slug: "note" }, now);
    const numbers = Array.from({ length: 101 }, (_, index) => index + 2).filter((number) => number !== 77);
    await db
      .insertInto("blog_slugs")
      .values(numbers.map((number) => ({ slug: `note-${number}`, post_id: id })))
      .execute();
    expect((await storePost(db, { slug: "note" }, now)).slug).toBe("note-77");
    expect((await storePost(db, { slug: "note" }, now)).slug).toBe("note-103");
  });

  test("readers see a post from its publish date on, and no drafts, scheduled or deleted ones", async () => {
    await using home = await freshDatabase(engine);
    const { db } = home;
    const scheduled = await storePost(db, { publishDate: later(day).toISOString(), slug: "soon" }, now);
    await storePost(db, { publishDate: null, slug: "draft" }, now);
    const gone = await storePost(db, { slug: "gone" }, now);
    await deletePost(db, gone.id, now);
    for (const slug of ["soon", "draft", "gone"])
      expect(await findPublished(db, slug, now), slug).toBeUndefined();
    expect(await nextPublication(db, now)).toEqual(later(day));
    expect(await findPublished(db, "soon", later(day))).toEqual({ post: scheduled });
    expect(await nextPublication(db, later(day))).toBeNull();
    expect((await listPosts(db, ask({ state: "published" }))).total).toBe(0);
    expect((await listPosts(db, ask({}))).posts.map(({ slug, state }) => [slug, state])).toEqual([
      ["draft", "draft"],
      ["soon", "scheduled"],
    ]);
  });

  test("lists are searched, filtered and cut into pages of 12, the newest first", async () => {
    await using home = await freshDatabase(engine);
    const { db } = home;
    for (let number = 1; number <= 30; number++) {
      const publishDate = new Date(Date.UTC(2026, 0, number)).toISOString();
      const category = number % 3 === 0 ? "Power" : "Loads";
      await storePost(db, { title: `Note ${number}`, publishDate, category }, now);
    }
    await storePost(db, { title: "100% _sure_ \\ about O'Brien", excerpt: "Straße", category: "" }, now);
    const first = await listPosts(db, ask({ state: "published" }));
    expect(first).toMatchObject({ total: 31, page: 1, pages: 3 });
    expect(first.posts.map(({ title }) => title).slice(0, 2)).toEqual(["Note 30", "Note 29"]);
    expect((await listPosts(db, { ...ask({}), page: 3 })).posts).toHaveLength(7);
    expect((await listPosts(db, { ...ask({}), page: 99 })).page).toBe(3);
    expect((await listPosts(db, ask({ category: "Power" }))).total).toBe(10);
    expect((await listPosts(db, ask({ search: "measure 30", category: "Power" }))).total).toBe(1);
    for (const [search, total] of [
      ["100%", 1],
      ["_sure_", 1],
      ["\\", 0],
      ["o'brien", 1],
      ["STRASSE", 1],
      ["straße", 1],
      ["%%%", 0],
      ["\0", 0],
    ] as const)
      expect((await listPosts(db, ask({ search }))).total, search).toBe(total);
    expect(await listCategories(db, now)).toEqual(["Loads", "Power"]);
  });

  test("a search covers all of a post's present text, and none of its earlier text", async () => {
    await using home = await freshDatabase(engine);
    const { db } = home;
    const paragraph = (id: number, content: string) => ({ id, type: "paragraph" as const, content });
    const long = Array.from({ length: 200 }, (_, index) =>
      paragraph(index + 1, `<p>${"Filler. ".repeat(60)}</p>`),
    );
    const end = paragraph(201, "<p>At the very end: <em>Kühlhäuser</em>.</p>");
    const post = await storePost(db, { content: [...long, end] }, now);
    const list = { id: 202, type: "list" as const, content: "", items: ["First", "Turnstiles"] };
    const other = await storePost(db, { title: "Another one", content: [list] }, now);
    const found = async (search: string) => (await listPosts(db, ask({ search }))).posts.map(({ id }) => id);
    expect(await found("hauser")).toEqual([]);
    expect(await found("kuhlhau VERY")).toEqual([post.id]);
    expect(await found("turnstile")).toEqual([other.id]);

    await change(db, post, { content: [paragraph(1, "<p>Short &amp; un<em>load</em>ed now.</p>")] });
    expect(await found("kuhlhau")).toEqual([]);
    expect(await found("short unloaded")).toEqual([post.id]);
    expect(await found("amp")).toEqual([]);
    await deletePost(db, other.id, now);
    expect(await found("turnstile")).toEqual([]);
    await restorePost(db, other.id, now);
    expect(await found("turnstile")).toEqual([other.id]);
    await deletePost(db, other.id, now);
    await erasePost(db, other.id);
    expect(await db.selectFrom("post_words").select("post_id").execute()).toEqual([{ post_id: post.id }]);
  });

  test("a post of the maximum length is saved and found", async () => {
    await using home = await freshDatabase(engine);
    const { db } = home;
    let number = 0;
    /* As many words as fit into the megabyte that the server reads, none of them twice. */
    const words = () => Array.from({ length: 245 }, () => (number++).toString(36).padStart(5, "ж"));
    const content = Array.from({ length: 500 }, (_, index) => ({
      id: index + 1,
      type: "paragraph" as const,
      content: `<p>${words().join(" ")}</p>`,
    }));
    expect(Buffer.byteLength(JSON.stringify(content))).toBeGreaterThan(900_000);
    await storePost(db, { content }, now);
    expect((await listPosts(db, ask({ search: "measure" }))).total).toBe(0);
    expect((await listPosts(db, ask({ search: "жжжж1" }))).total).toBe(1);
  });

  test("posts older than the index are found", async () => {
    await using home = await freshDatabase(engine);
    const { db } = home;
    const post = await storePost(db, {}, now);
    await change(db, post, {
      content: [{ id: 1, type: "paragraph", content: "<p>Fork&amp;roller, <b>lift</b></p>" }],
    });
    await dropPostWords(db, engine);
    await sql`alter table blog_posts add column search text`.execute(db);
    const { migrations } = await import("#server/database/migrations.ts");
    await migrations["006-post-words"]?.up(db);
    for (const [search, total] of [
      ["roller lift", 1],
      ["measure", 0],
      ["asha", 1],
    ] as const)
      expect((await listPosts(db, ask({ search }))).total, search).toBe(total);
  });

  test("suggested posts are of the same category first", async () => {
    await using home = await freshDatabase(engine);
    const { db } = home;
    const post = await storePost(db, { category: "Power" }, now);
    const at = (month: number) => new Date(Date.UTC(2026, month, 1)).toISOString();
    await storePost(db, { title: "Old power", category: "Power", publishDate: at(0) }, now);
    await storePost(db, { title: "New load", category: "Loads", publishDate: at(9) }, now);
    await storePost(db, { title: "Old load", category: "Loads", publishDate: at(1) }, now);
    await storePost(db, { title: "Draft", category: "Power", publishDate: null }, now);
    const related = await listRelated(db, post, now);
    expect(related.map(({ title }) => title)).toEqual(["Old power", "New load", "Old load"]);
  });

  test("an earlier version is restored as a new one; the post's address and date stay", async () => {
    await using home = await freshDatabase(engine);
    const { db } = home;
    const first = await storePost(db, { publishDate: null, slug: "first" }, now);
    const second = await change(db, first, {
      title: "Second",
      publishDate: now.toISOString(),
      slug: "second",
    });
    const version = { id: first.id, number: 1, startedFrom: first.updatedAt };
    expect(await restoreVersion(db, version, by(now))).toMatchObject({ reason: "conflict", theirs: second });
    expect(await restoreVersion(db, { ...version, number: 9 }, by(now))).toBeUndefined();
    const restored = await restoreVersion(db, { ...version, startedFrom: second.updatedAt }, by(later(1)));
    expect(restored).toMatchObject({
      ok: true,
      post: { title: first.title, slug: "second", publishDate: now.toISOString() },
    });
    expect(await listVersions(db, first.id)).toHaveLength(3);
  });

  test("a deleted post can be restored for 30 days, and nothing of it is left afterwards", async () => {
    await using home = await freshDatabase(engine);
    const { db } = home;
    const post = await storePost(db, {}, now);
    expect(await deletePost(db, post.id, now)).toBe(true);
    expect(await deletePost(db, post.id, now)).toBe(false);
    expect(await findPost(db, post.id)).toBeUndefined();
    const save = { id: post.id, fields: fieldsOf(post), startedFrom: post.updatedAt };
    expect(await savePost(db, save, by(now))).toEqual({ ok: false, reason: "deleted" });
    expect(await listDeleted(db, now)).toMatchObject([
      { id: post.id, keptUntil: later(30 * day).toISOString() },
    ]);
    await eraseLongDeleted(db, later(30 * day - 1));
    expect(await restorePost(db, post.id, later(30 * day - 1))).toEqual(post);

    await deletePost(db, post.id, now);
    expect(await restorePost(db, post.id, later(30 * day))).toBeUndefined();
    expect(await listDeleted(db, later(30 * day))).toEqual([]);
    await eraseLongDeleted(db, later(30 * day));
    for (const table of ["blog_posts", "blog_versions", "blog_slugs", "blog_picture_uses"] as const)
      expect(await db.selectFrom(table).selectAll().execute(), table).toEqual([]);
    expect(await savePost(db, save, by(now))).toEqual({ ok: false, reason: "deleted" });
  });

  test("only what is deleted can be erased", async () => {
    await using home = await freshDatabase(engine);
    const { db } = home;
    const [kept, one, other] = [await storePost(db), await storePost(db), await storePost(db)];
    await erasePost(db, kept.id);
    await deletePost(db, one.id, now);
    await erasePost(db, one.id);
    await deletePost(db, other.id, now);
    await eraseAllDeleted(db);
    expect(await db.selectFrom("blog_posts").select("id").execute()).toEqual([{ id: kept.id }]);

    await deletePost(db, kept.id, now);
    const restored = db.transaction().execute(async (trx) => {
      await trx.updateTable("blog_posts").set({ deleted_at: null }).where("id", "=", kept.id).execute();
      await wait(200);
    });
    await wait(50);
    await Promise.all([eraseAllDeleted(db), restored]);
    expect(await findPost(db, kept.id)).toMatchObject({ id: kept.id });
  });

  test("a draft belongs to its account; a late one never wins, not even after its post is saved", async () => {
    await using home = await freshDatabase(engine);
    const { db } = home;
    const [ada, emil] = [await addEditor(db, "ada"), await addEditor(db, "emil")];
    const id = randomUUID();
    const type = (staffId: string, sequence: number, title: string) =>
      keepDraft(db, { id, staffId, fields: goodPost({ title }), startedFrom: null, sequence, now });
    await type(ada, 2, "second");
    await type(ada, 1, "first");
    await type(emil, 1, "another's");
    expect((await findDraft(db, { id, staffId: ada })).draft).toMatchObject({
      fields: { title: "second" },
      sequence: 2,
    });
    await type(ada, 10, "tenth");
    await type(ada, 9, "ninth");
    expect((await findDraft(db, { id, staffId: ada })).draft?.fields.title).toBe("tenth");
    expect(await listUnsaved(db, ada)).toEqual([{ id, title: "tenth", savedAt: now.toISOString() }]);

    const save = { id, fields: goodPost(), startedFrom: null, sequence: 10 };
    await savePost(db, save, { staffId: ada, now });
    await type(ada, 10, "late");
    expect(await findDraft(db, { id, staffId: ada })).toEqual({ draft: null, sequence: 11 });
    expect((await findDraft(db, { id, staffId: emil })).draft?.fields.title).toBe("another's");
    await type(ada, 12, "next");
    expect((await findDraft(db, { id, staffId: ada })).draft?.fields.title).toBe("next");
    expect(await listUnsaved(db, ada)).toEqual([]);
    await db.transaction().execute((trx) => closeDraft(trx, { id }, { staffId: ada, now }));
    expect(await findDraft(db, { id, staffId: ada })).toEqual({ draft: null, sequence: 0 });
    const typed = db.transaction().execute(async (trx) => {
      const draft = { fields: goodPost(), startedFrom: null, sequence: 12, now };
      await keepDraft(trx, { id, staffId: ada, ...draft });
      await wait(200);
    });
    await wait(50);
    const close = { id, sequence: 12 };
    await db.transaction().execute((trx) => closeDraft(trx, close, { staffId: ada, now }));
    await typed;
    expect((await findDraft(db, { id, staffId: ada })).draft).toBeNull();
  });

  test("the examples are added once, even if several processes start, and never again", async () => {
    await using home = await freshDatabase(engine);
    const { db } = home;
    await Promise.all([addExamples(db, now), addExamples(db, now), addExamples(db, now)]);
    const { posts } = await listPosts(db, ask({ state: "published" }));
    expect(posts.map(({ title }) => title).sort()).toEqual(examplePosts.map(({ title }) => title).sort());
    expect(posts.every(({ isExample }) => isExample)).toBe(true);
    for (const { id } of posts) await deletePost(db, id, now);
    await eraseAllDeleted(db);
    await addExamples(db, now);
    expect((await listPosts(db, ask({}))).total).toBe(0);
  });

  test("every change that readers may see is counted, and no change of a draft", async () => {
    await using home = await freshDatabase(engine);
    const { db } = home;
    const date = now.toISOString();
    const next = later(day).toISOString();
    const draft = { publishDate: null };
    let post = await storePost(db, draft, now);
    const steps: [string, () => Promise<unknown>, number][] = [
      ["a draft is changed", () => save({ title: "Changed" }), 0],
      ["a draft is deleted", () => deletePost(db, post.id, now), 0],
      ["a draft comes back", () => restorePost(db, post.id, now), 0],
      ["it becomes public", () => save({ publishDate: date }), 1],
      ["it is changed", () => save({ title: "Again" }), 2],
      ["it is deleted", () => deletePost(db, post.id, now), 3],
      ["it comes back", () => restorePost(db, post.id, now), 4],
      ["it is a draft again", () => save(draft), 5],
      ["it is scheduled", () => save({ publishDate: next }), 6],
      ["it is scheduled no more", () => save(draft), 7],
    ];
    expect(await readRevision(db)).toBe(0);
    for (const [step, take, revision] of steps) {
      await take();
      expect(await readRevision(db), step).toBe(revision);
    }

    async function save(changes: Partial<BlogPost>) {
      post = await change(db, post, changes);
    }
  });

  test("the search reads what changed and nothing else, and the newest wins over a slow one", async () => {
    await using home = await freshDatabase(engine);
    const { db } = home;
    const [post] = [await storePost(db, { title: "Alpha" }, now), await storePost(db, {}, now)];
    let whole = 0;
    let pause = 200; /* ms */
    const slowly = db.withPlugin({
      transformQuery: ({ node }) => node,
      transformResult: async ({ result }) => {
        const [row] = result.rows;
        if (row?.["fields"]) whole += result.rows.length;
        if (row?.["updated_at"]) await wait(pause);
        return result;
      },
    });
    const log = { error: () => {} };
    const here = changingSearch(indexPages([]));
    const find = searchWithPosts({
      db: slowly,
      clock: () => later(2000),
      log,
      search: async (task) => here(task),
    });
    const count = async (query: string) => (await find(query)).count;

    const before = count("alpha");
    await wait(50);
    pause = 0;
    await change(db, post, { title: "Beta" });
    expect(await count("beta")).toBe(1);
    await before;
    expect([await count("alpha"), await count("beta"), await count("opens")]).toEqual([0, 1, 1]);

    whole = 0;
    const again = await findPost(db, post.id);
    if (again) await change(db, again, { title: "Gamma", slug: "gamma" });
    expect([await count("beta"), await count("gamma"), whole]).toEqual([0, 1, 1]);
    await deletePost(db, post.id, now);
    expect([await count("gamma"), await count("opens"), whole]).toEqual([0, 1, 1]);
  });
});

/** SQLite 3.53 leaves a table of such an index behind until the file is opened again. */
async function dropPostWords(db: Database, engine: (typeof engines)[number]) {
  await db.schema.dropTable("post_words").execute();
  if (engine === "PostgreSQL") await sql`drop function post_words`.execute(db);
  else {
    await sql`vacuum`.execute(db);
    await db.schema.dropTable("post_words_content").execute();
  }
}

function by(time: Date) {
  return { staffId: null, now: time };
}

function ask(filters: Partial<Parameters<typeof listPosts>[1]>) {
  return { search: "", state: null, category: null, page: 1, now, ...filters };
}

async function change(db: Database, post: BlogPost, changes: Partial<BlogPost>) {
  const fields = { ...fieldsOf(post), ...changes };
  const result = await savePost(db, { id: post.id, fields, startedFrom: post.updatedAt }, by(later(1000)));
  if (!result.ok) throw new Error(result.reason);
  return result.post;
}

async function addEditor(db: Database, name: string) {
  const email = `${name}@mag.example`;
  const account = { name, email, role: "editor", passwordHash: "", now, random: randomBytes } as const;
  await db.transaction().execute((trx) => createAccount(trx, account));
  const { id } = await db
    .selectFrom("staff_users")
    .select("id")
    .where("email", "=", email)
    .executeTakeFirstOrThrow();
  return id;
}
