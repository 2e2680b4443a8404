import { examplePosts } from "#content/posts/example-posts.ts";
import type { Database } from "#server/tables/tables.ts";
import { savePost } from "./save.ts";

const day = 24 * 60 * 60 * 1000; /* ms */

/** Adds the example posts when a site starts for the first time; a deleted one is never added again. */
export async function addExamples(db: Database, now: Date) {
  await db.transaction().execute(async (trx) => {
    const isFirst = await trx
      .insertInto("blog_state")
      .values({ name: "examples", value: 1 })
      .onConflict((conflict) => conflict.column("name").doNothing())
      .returning("name")
      .executeTakeFirst();
    if (!isFirst) return;
    for (const { id, daysOld, content, drawn: _, ...fields } of examplePosts) {
      const publishDate = new Date(now.getTime() - daysOld * day).toISOString();
      const blocks = content.map((block, index) => ({ id: index + 1, ...block }));
      const save = {
        id,
        fields: { ...fields, publishDate, content: blocks },
        startedFrom: null,
        isExample: true,
      };
      await savePost(trx, save, { staffId: null, now });
    }
  });
}
