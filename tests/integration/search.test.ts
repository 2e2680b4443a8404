import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "vitest";
import { listedPages } from "#app/routes/crawlers/listed.ts";
import { searchWords } from "#content/frame/search.ts";
import { emptyFields } from "#content/posts/post-placeholders.ts";
import { savePost } from "#server/blog/save.ts";
import { openSearch } from "#server/search/open-search.ts";
import { readSearchable } from "#server/search/read-searchable.ts";
import { openDatabase } from "#server/tables/open-database.ts";
import { type Site, startSite } from "#tests/support/site.ts";

let site: Site;

beforeAll(async () => {
  site = await startSite();
});
afterAll(() => site.stop());

const ask = (query: string, path = "/search") =>
  fetch(`${site.origin}${path}?q=${encodeURIComponent(query)}`, { headers: { accept: "text/html" } });

test("the search holds the text of every page that may be indexed", async () => {
  const { documents } = await readSearchable("build");
  const words = new Map(documents.map(({ path, parts }) => [path, parts.map(({ text }) => text).join(" ")]));
  for (const { path } of listedPages()) expect(words.get(path)?.length, path).toBeGreaterThan(100);
});

test("it holds no screen of a running floor", async () => {
  const { documents } = await readSearchable("build");
  const words = JSON.stringify(documents);
  expect(words).toContain("The modelled week, hour by hour");
  expect(words).not.toMatch(/Hall 2, \d\d:\d\d:\d\d/);
});

test("a search that finds nothing offers words that find something, and an answer in time", async () => {
  const html = await (await ask("zzqqx")).text();
  const { help, words, answered } = searchWords.none;
  for (const said of [help, answered]) expect(html).toContain(said);
  for (const word of words) {
    const to = [...html.matchAll(/href="\/search\?(q=[^"]+)"/g)].map(
      ([, query]) => new URLSearchParams(query),
    );
    expect(to.map((query) => query.get("q")?.replaceAll("\u00a0", " "))).toContain(word);
    expect(await (await ask(word)).text(), word).toMatch(/\d+ pages match/);
  }
});

test("a browser without script gets its results as HTML, bound to a nonce and kept by no cache", async () => {
  const response = await ask("charging");
  const html = await response.text();
  expect(response.status).toBe(200);
  expect(html).toMatch(/<p[^>]* role="status">\d+ pages match “charging”<\/p>/);
  expect(html).toContain("<mark>");
  expect(response.headers.get("content-security-policy")).toContain("'nonce-");
  expect(response.headers.get("cache-control")).toBe("private, no-store");
});

test("what is typed comes back as text, in the page and in its title", async () => {
  const html = await (await ask(`"><script>alert(1)</script>`)).text();
  expect(html).not.toContain("<script>alert");
  expect(html).toContain("&lt;script&gt;alert(1)&lt;/script&gt;");
});

test.each(["", " ", "\0", "%", "a".repeat(4000), "🤖", "' or 1=1 --", "\u202e"])(
  "%j is answered with a page",
  async (query) => {
    for (const path of ["/search", "/search.data", "/Search/"]) {
      const { status } = await ask(query, path);
      expect(status).toBe(200);
    }
  },
);

/** What buyers type, and the page that answers it. */
test.each([
  ["price", "/costs"],
  ["cost", "/costs"],
  ["what does a fleet cost", "/costs"],
  ["warranty", "/service"],
  ["guarantee", "/service"],
  ["spare parts", "/service"],
  ["certificate", "/safety"],
  ["certification", "/safety"],
  ["CE", "/safety"],
  ["noise", "/safety"],
  ["dimensions", "/products/compare"],
  ["API", "/interfaces"],
  ["REST", "/interfaces"],
  ["Wi-Fi", "/interfaces"],
  ["wifi", "/interfaces"],
])("%j finds the right page first: %s", async (query, path) => {
  const { documents, index } = await readSearchable("build");
  const [first] = openSearch({ documents, index }).find(query).found;
  expect(first?.path.replace(/[#?].*/, "")).toBe(path);
  const [, results = ""] = (await (await ask(query)).text()).split('role="status"');
  const [, link] = /<ol[^>]*>.*?<a [^>]*href="([^"#?]*)/s.exec(results) ?? [];
  expect(link).toBe(path);
});

test("a search engine is asked to leave it out", async () => {
  expect(await (await ask("fork")).text()).toContain('name="robots" content="noindex"');
});

test("a post that is public is found, with a card of its own; one that is not has neither", async () => {
  const db = await openDatabase({ dataDir: site.dataDir });
  const now = new Date();
  const post = {
    ...emptyFields(),
    title: "Frost on the quokka dock",
    category: "Cold stores",
    excerpt: "Cold.",
    content: [{ id: 1, type: "paragraph" as const, content: "Ice." }],
  };
  for (const [id, publishDate] of [
    [randomUUID(), now.toISOString()],
    [randomUUID(), null],
  ] as const) {
    const title = publishDate ? post.title : "A wombat nobody may read yet";
    const saved = await savePost(
      db,
      { id, fields: { ...post, title, publishDate }, startedFrom: null },
      { staffId: null, now },
    );
    expect(saved.ok).toBe(true);
  }
  await db.destroy();

  expect(await (await ask("quokka")).text()).toContain('href="/blogs/frost-on-the-quokka-dock"');
  expect(await (await ask("wombat")).text()).toContain("No page matches");
  const card = await fetch(`${site.origin}/og/blogs/frost-on-the-quokka-dock.jpg`);
  expect([card.status, card.headers.get("content-type")]).toEqual([200, "image/jpeg"]);
  expect((await fetch(`${site.origin}/og/blogs/a-wombat-nobody-may-read-yet.jpg`)).status).toBe(404);
  const html = await (await fetch(`${site.origin}/blogs/frost-on-the-quokka-dock`)).text();
  expect(html).toContain('/og/blogs/frost-on-the-quokka-dock.jpg"');
});
