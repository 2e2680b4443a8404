/**
 * The blog over 10,000 posts, in SQLite and in PostgreSQL: lists, searches and articles of the real server, as staff
 * and as a visitor; public pages both when they are rendered anew and when they are kept.
 * npm run node -- benchmarks/blog.ts     needs a build; about two minutes
 */
import { storePosts } from "#tests/support/many-posts.ts";
import { addStaff, signIn, staffClient } from "#tests/support/staff.ts";
import { overBothEngines } from "./engines.ts";
import { machine } from "./report.ts";
import { reportServerTime, serverTime } from "./server-time.ts";

const count = 10_000;
const bar = 100; /* ms */

console.info(machine());
let isHeld = true;
await overBothEngines(
  async (db) => {
    await storePosts(db, count, new Date());
    const { id } = await db.selectFrom("blog_posts").select("id").limit(1).executeTakeFirstOrThrow();
    return { id, email: await addStaff(db, "Ada", "editor") };
  },
  async (site, { id, email }, engine) => {
    const staff = staffClient(site, await signIn(site, email));
    const visitor = staffClient(site, "");
    console.info(`${count} posts over ${engine}; bar: ${bar} ms at the server`);
    await measure("staff: list", staff, () => "/native-blogs");
    await measure("staff: last page", staff, () => "/native-blogs?page=834");
    await measure("staff: drafts", staff, () => "/native-blogs?state=draft");
    await measure("staff: search, one", staff, () => "/native-blogs?search=note+4711");
    await measure("staff: search, many", staff, () => "/native-blogs?search=vehicles+pallet");
    await measure("staff: search, one letter", staff, () => "/native-blogs?search=a");
    await measure("staff: search, every post", staff, () => "/native-blogs?search=note");
    await measure("staff: search, nothing", staff, () => "/native-blogs?search=zzzz");
    await measure("staff: one category", staff, () => "/native-blogs?category=Power");
    await measure("staff: article", staff, () => `/native-blogs/${id}`);
    await measure("staff: editor", staff, () => `/native-blogs/${id}/edit`);
    await measure("visitor: list", visitor, () => "/native-blogs");
    await measure("public list, anew", visitor, (round) => `/blogs?page=${round + 2}`);
    await measure("public list, kept", visitor, () => "/blogs?page=2");
    await measure("public category, anew", visitor, (round) => `/blogs?category=Power&page=${round + 2}`);
    await measure("article, anew", visitor, (round) => `/blogs/batteries-note-${round * 8 + 1}`);
    await measure("article, kept", visitor, () => "/blogs/batteries-note-1");
    await measure("article, not there", visitor, (round) => `/blogs/nothing-${round}`);
    await measure("feed", visitor, () => "/feed.xml");
    await measure("sitemap", visitor, () => "/sitemap.xml");

    async function measure(name: string, client: typeof staff, pathOf: (round: number) => string) {
      const isShort = reportServerTime(name, await serverTime(site, client, pathOf), bar);
      isHeld &&= isShort;
    }
  },
);
console.info(isHeld ? "bar held" : "bar MISSED");
process.exitCode = isHeld ? 0 : 1;
