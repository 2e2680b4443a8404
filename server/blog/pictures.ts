import { createHash } from "node:crypto";
import type { FileStorage } from "#server/storage/file-storage.ts";
import type { Database } from "#server/tables/tables.ts";
import { pictureAddress, pictureFile } from "./picture-address.ts";
import { pictureKind } from "./picture-kind.ts";
import type { StoredPicture } from "./resize-picture.ts";

export type Upload =
  | { ok: true; src: string; width: number; height: number }
  /** The file is none of the four kinds, is incomplete, or moves; or too many wait. */
  | { ok: false; reason: "other-kind" | "unreadable" | "animated" | "busy" };

/** Pictures that may wait for the one that is being made. */
const maxWaiting = 4;

/** Stores uploaded pictures, one at a time because each is unpacked in memory. */
export function pictureUploads(db: Database, storage: FileStorage) {
  let last: Promise<unknown> = Promise.resolve();
  let waiting = 0;

  return async (bytes: Uint8Array, now: Date): Promise<Upload> => {
    if (!pictureKind(bytes)) return { ok: false, reason: "other-kind" };
    if (waiting > maxWaiting) return { ok: false, reason: "busy" };
    waiting++;
    const resized = last.then(() => resize(bytes)).finally(() => waiting--);
    last = resized.catch(() => {});
    const picture = await resized.catch((error: Error) => error);
    if (picture instanceof Error)
      return { ok: false, reason: picture.name === "Animated" ? "animated" : "unreadable" };
    const { width, height } = picture;
    return { ok: true, src: pictureAddress(await keep(picture, now)), width, height };
  };

  /** The row comes first: it keeps the files from being swept away. */
  async function keep({ file, width, height, smaller }: StoredPicture, now: Date) {
    const hash = createHash("sha256").update(file).digest("hex");
    const uploaded_at = now.toISOString();
    await db
      .insertInto("blog_pictures")
      .values({ hash, width, height, uploaded_at })
      .onConflict((conflict) => conflict.column("hash").doUpdateSet({ uploaded_at }))
      .execute();
    for (const copy of smaller) await storage.put(pictureFile(hash, copy.width), copy.file);
    await storage.put(pictureFile(hash), file);
    return hash;
  }
}

/** Loads the picture library at the first upload, to keep the start short. */
async function resize(bytes: Uint8Array) {
  const { resizePicture } = await import("./resize-picture.ts");
  return resizePicture(bytes);
}
