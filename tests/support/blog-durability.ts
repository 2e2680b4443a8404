import { randomUUID } from "node:crypto";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import type { BlogPost } from "#content/posts/blog-posts.ts";
import { migrate } from "#server/database/migrate.ts";
import { openDatabase } from "#server/tables/open-database.ts";
import { editorOf, fieldsOf, goodPost } from "./posts.ts";
import { startSite } from "./site.ts";
import { addStaff, signIn } from "./staff.ts";

const writers = 5;
const pause = 5; /* ms between two saves of one writer */

export type BlogDurabilityReport = Awaited<ReturnType<typeof killWhileSaving>>;

/**
 * Kills the real server with SIGKILL while editors save, as often as there are rounds, starts it again over the same
 * database, and checks that every answered save is there: as the post, or as a version of it. A save whose answer was
 * lost in the kill is sent once more, as an editor would.
 */
export async function killWhileSaving(rounds: number) {
  const dataDir = await mkdtemp(join(tmpdir(), "mag-blog-durability-"));
  const db = await openDatabase({ dataDir });
  await migrate(db);
  const email = await addStaff(db, "Ada", "editor");
  const acknowledged: BlogPost[] = [];
  const doubtful = new Map<number, Pending>();
  let conflicts = 0;
  let count = 0;

  for (let round = 0; round < rounds; round++) {
    const site = await startSite({ DATA_DIR: dataDir });
    const editor = editorOf({ cookie: await signIn(site, email) }, site.origin);
    let running = true;
    const loops = Array.from({ length: writers }, async (_, writer) => {
      while (running) {
        const save = doubtful.get(writer) ?? nextSave(writer);
        doubtful.set(writer, save);
        const post = await send(editor, save);
        if (!post) return;
        doubtful.delete(writer);
        acknowledged.push(post);
        await wait(pause);
      }
    });
    await untilAcknowledged(acknowledged.length + 12);
    await wait(Math.random() * 500);
    site.signal("SIGKILL");
    running = false;
    await Promise.all([site.exited, ...loops]);
  }

  const stored = await db.selectFrom("blog_versions").select(["post_id", "fields"]).execute();
  const titles = stored.map(({ post_id, fields }) => `${post_id} ${JSON.parse(fields).title}`);
  const known = new Set(titles);
  await db.destroy();
  await rm(dataDir, { recursive: true });
  return {
    rounds,
    acknowledged: acknowledged.length,
    missing: acknowledged.filter(({ id, title }) => !known.has(`${id} ${title}`)).length,
    storedTwice: titles.length - known.size,
    conflicts,
  };

  /** Even on a slow machine something is saved before the kill. */
  async function untilAcknowledged(total: number) {
    for (const deadline = Date.now() + 15_000; acknowledged.length < total && Date.now() < deadline; )
      await wait(10);
  }

  /** A new post, or the next version of the one that this writer saved last. */
  function nextSave(writer: number): Pending {
    const title = `Save ${++count}`;
    const last = acknowledged.findLast((post) => post.author === `${writer}`);
    if (!last || count % 4 === 0)
      return { id: randomUUID(), fields: goodPost({ title, author: `${writer}` }), startedFrom: null };
    return { id: last.id, fields: { ...fieldsOf(last), title }, startedFrom: last.updatedAt };
  }

  async function send(editor: ReturnType<typeof editorOf>, { id, ...body }: Pending) {
    try {
      const response = await editor.send("PUT", `/posts/${id}`, body);
      if (response.status === 409) conflicts++;
      if (!response.ok) throw new Error(`A save was answered with ${response.status}`);
      return ((await response.json()) as { post: BlogPost }).post;
    } catch {
      return undefined;
    }
  }
}

type Pending = { id: string; fields: ReturnType<typeof goodPost>; startedFrom: string | null };
