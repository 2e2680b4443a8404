import { type BlogPost, type PostFields, postState } from "#content/posts/blog-posts.ts";
import { isUnwritten } from "#content/posts/post-placeholders.ts";
import { slugFrom } from "#content/posts/post-slug.ts";
import { inTransaction } from "#server/tables/in-transaction.ts";
import type { Database, Transaction } from "#server/tables/tables.ts";
import { closeDraft } from "./drafts.ts";
import { picturesIn } from "./picture-address.ts";
import { insert, toColumns, update } from "./post-row.ts";
import { indexPost } from "./post-words.ts";
import { findPost } from "./posts.ts";
import { countChange } from "./revision.ts";
import { claimSlug, releaseSlug } from "./slugs.ts";

/** Who writes, and when. */
export type Writer = {
  /** Null: the site itself. */
  staffId: string | null;
  now: Date;
};

export type Save = {
  id: string;
  fields: PostFields;
  /** `updatedAt` of what the writer began with; null for a new post. */
  startedFrom: string | null;
  /** Number of the last change that the editor sent as a draft, if known. */
  sequence?: number | undefined;
  isExample?: boolean;
};

export type SaveResult =
  | { ok: true; post: BlogPost; isWithdrawn: boolean }
  /** Somebody saved it since. */
  | { ok: false; reason: "conflict"; theirs: BlogPost }
  | { ok: false; reason: "deleted" }
  /** Its words are all placeholders, and its date would publish them. */
  | { ok: false; reason: "unwritten" };

/** What a save did for readers, be the post's date one to come; undefined for a draft that stays one. */
export function describeSave(saved: SaveResult | undefined) {
  if (!saved?.ok) return undefined;
  if (saved.post.publishDate !== null) return "post-published";
  return saved.isWithdrawn ? "post-withdrawn" : undefined;
}

/**
 * Saves a post as a new version of itself, durably once it returns, and closes the writer's draft of it. It never
 * overwrites a change that the writer has not seen; a save repeated after a lost answer counts once.
 */
export async function savePost(db: Database, save: Save, writer: Writer): Promise<SaveResult> {
  return inTransaction(db, (trx) => writePost(trx, save, writer));
}

async function writePost(trx: Transaction, save: Save, writer: Writer): Promise<SaveResult> {
  const { id, startedFrom } = save;
  const fields = { ...save.fields, slug: await slugFrom(save.fields.slug) };
  if (fields.publishDate !== null && isUnwritten(fields.content)) return { ok: false, reason: "unwritten" };
  const before = await trx.selectFrom("blog_posts").selectAll().where("id", "=", id).executeTakeFirst();
  if (before ? before.deleted_at !== null : startedFrom !== null) return { ok: false, reason: "deleted" };
  if (before && before.updated_at !== startedFrom) return settle(trx, save, writer);

  const updatedAt = laterThan(before?.updated_at, writer.now);
  const version = (before?.version ?? 0) + 1;
  const columns = { ...toColumns(fields), version, updated_at: updatedAt };
  const isWritten = before
    ? await update(trx, id, before.updated_at, columns)
    : await insert(trx, id, { ...columns, is_example: save.isExample ? 1 : 0, created_at: updatedAt });
  /* Another transaction committed first: read the post again. */
  if (!isWritten) return writePost(trx, save, writer);

  const slug = await claimSlug(trx, id, fields);
  await trx.updateTable("blog_posts").set({ slug }).where("id", "=", id).execute();
  const stateBefore = before && postState({ publishDate: before.publish_date }, writer.now);
  if (before && before.slug !== slug && stateBefore !== "published") await releaseSlug(trx, id, before.slug);

  const saved = { ...fields, slug };
  await trx
    .insertInto("blog_versions")
    .values({
      post_id: id,
      number: version,
      title: fields.title,
      saved_at: updatedAt,
      saved_by: writer.staffId,
      fields: JSON.stringify(saved),
    })
    .execute();
  await countPictures(trx, id, saved);
  await indexPost(trx, id, saved);
  await closeDraft(trx, save, writer);
  /* A future date counts, because cached pages expire then. */
  if (fields.publishDate !== null || (before && stateBefore !== "draft")) await countChange(trx);
  const isExample = before ? before.is_example === 1 : (save.isExample ?? false);
  const isWithdrawn = fields.publishDate === null && typeof before?.publish_date === "string";
  return { ok: true, post: { ...saved, id, updatedAt, isExample }, isWithdrawn };
}

/** The post is newer than what the writer began with: by their own save, whose answer was lost, or another's. */
async function settle(trx: Transaction, save: Save, writer: Writer): Promise<SaveResult> {
  const theirs = await findPost(trx, save.id);
  if (!theirs) return { ok: false, reason: "deleted" };
  const { id, updatedAt, isExample, ...stored } = theirs;
  const mine = { ...save.fields, slug: (await slugFrom(save.fields.slug)) || stored.slug };
  if (JSON.stringify(mine) !== JSON.stringify(stored)) return { ok: false, reason: "conflict", theirs };
  await closeDraft(trx, save, writer);
  return { ok: true, post: theirs, isWithdrawn: false };
}

async function countPictures(trx: Transaction, postId: string, fields: PostFields) {
  const hashes = picturesIn(JSON.stringify(fields));
  if (hashes.length === 0) return;
  await trx
    .insertInto("blog_picture_uses")
    .values(hashes.map((hash) => ({ post_id: postId, hash })))
    .onConflict((conflict) => conflict.columns(["post_id", "hash"]).doNothing())
    .execute();
}

/** Two saves never have the same time, even in quick succession or if the clock is set back. */
function laterThan(before: string | undefined, now: Date) {
  const time = before ? Math.max(now.getTime(), Date.parse(before) + 1) : now.getTime();
  return new Date(time).toISOString();
}
