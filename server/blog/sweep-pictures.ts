import { smallerWidths } from "#content/posts/blog-posts.ts";
import type { FileStorage } from "#server/storage/file-storage.ts";
import type { Database } from "#server/tables/tables.ts";
import { pictureFile, picturesIn } from "./picture-address.ts";

/** An unused picture may belong to a post that is being written. */
const graceTime = 24 * 60 * 60 * 1000; /* ms */

/**
 * Removes pictures that no version of any post and no draft has used for a day. Nothing in the database waits for the
 * storage, which may be slow: files are deleted first, and put back if a post began to use the picture meanwhile.
 */
export async function sweepPictures(db: Database, storage: FileStorage, now: Date) {
  const bound = new Date(now.getTime() - graceTime).toISOString();
  for (const hash of await unusedPictures(db, bound)) {
    const files = await takeFiles(storage, hash);
    const gone = await db
      .deleteFrom("blog_pictures")
      .where("hash", "=", hash)
      .where("uploaded_at", "<=", bound)
      .where((e) =>
        e.not(e.exists(e.selectFrom("blog_picture_uses").select("hash").where("hash", "=", hash))),
      )
      .returning("hash")
      .executeTakeFirst();
    if (!gone) for (const [name, file] of files) await storage.put(name, file);
  }
}

/** Removes the files of a picture. @returns their contents, by name */
async function takeFiles(storage: FileStorage, hash: string) {
  const files = new Map<string, Buffer>();
  for (const width of [undefined, ...smallerWidths]) {
    const name = pictureFile(hash, width);
    const file = await storage.get(name);
    if (!file) continue;
    files.set(name, file);
    await storage.remove(name);
  }
  return files;
}

async function unusedPictures(db: Database, bound: string) {
  const pictures = await db
    .selectFrom("blog_pictures")
    .leftJoin("blog_picture_uses", "blog_picture_uses.hash", "blog_pictures.hash")
    .select("blog_pictures.hash")
    .where("uploaded_at", "<=", bound)
    .where("blog_picture_uses.hash", "is", null)
    .execute();
  if (pictures.length === 0) return [];
  const inDrafts = await picturesOfDrafts(db);
  return pictures.map(({ hash }) => hash).filter((hash) => !inDrafts.has(hash));
}

/** One draft at a time: together they may need too much memory. */
async function picturesOfDrafts(db: Database) {
  const hashes = new Set<string>();
  const drafts = await db.selectFrom("blog_drafts").select(["post_id", "staff_id"]).execute();
  for (const { post_id, staff_id } of drafts) {
    const draft = await db
      .selectFrom("blog_drafts")
      .select("fields")
      .where("post_id", "=", post_id)
      .where("staff_id", "=", staff_id)
      .executeTakeFirst();
    for (const hash of picturesIn(draft?.fields ?? "")) hashes.add(hash);
  }
  return hashes;
}
