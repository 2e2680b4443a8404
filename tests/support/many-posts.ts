import { randomUUID } from "node:crypto";
import type { Block } from "#content/posts/blog-posts.ts";
import { examplePosts } from "#content/posts/example-posts.ts";
import { savePost } from "#server/blog/save.ts";
import type { Database } from "#server/tables/tables.ts";
import { goodPost } from "./posts.ts";

const categories = ["Planning", "Power", "Safety", "Loads", "Integration", "Operations", "Doors", "Floors"];
const subjects = [
  "Aisles",
  "Batteries",
  "Pallets",
  "Crossings",
  "Handshakes",
  "Night shifts",
  "Ramps",
  "Chargers",
];

/** Stores posts of the examples' length, one a day back from `until`, every twentieth a draft. */
export async function storePosts(db: Database, count: number, until: Date) {
  for (let begin = 0; begin < count; begin += 100)
    await db.transaction().execute(async (trx) => {
      for (let number = begin; number < Math.min(begin + 100, count); number++)
        await savePost(trx, post(number, until), { staffId: null, now: until });
    });
}

function post(number: number, until: Date) {
  const text = examplePosts[number % examplePosts.length] ?? examplePosts[0];
  const content: Block[] = text.content.map((block, index) => ({ ...block, id: index + 1 }));
  const title = `${subjects[number % subjects.length]}, note ${number}`;
  const publishDate = new Date(until.getTime() - number * 86_400_000).toISOString();
  const fields = goodPost({
    title,
    slug: "",
    content,
    excerpt: text.excerpt,
    category: categories[number % categories.length] ?? "",
    cover: text.cover,
    publishDate: number % 20 === 19 ? null : publishDate,
  });
  return { id: randomUUID(), fields, startedFrom: null };
}
