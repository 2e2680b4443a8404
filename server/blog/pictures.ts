import type { FileStorage } from "#server/storage/file-storage.ts";
import type { Database } from "#server/tables/tables.ts";
import { Overran } from "../threads/overran.ts";
import { pictureAddress, pictureFile } from "./picture-address.ts";
import type { PictureWork } from "./picture-work.ts";
import type { PreparedUpload } from "./prepare-upload.ts";

export type Upload =
  | { ok: true; src: string; width: number; height: number }
  /** The form has no picture, or none of the four kinds, or an incomplete or moving one; or too many wait. */
  | { ok: false; reason: Extract<PreparedUpload, { ok: false }>["reason"] | "busy" };

/** Pictures that may wait for the one that is being made. */
const maxWaiting = 4;

/** Stores uploaded pictures, one at a time because each is unpacked in memory. */
export function pictureUploads(
  db: Database,
  storage: FileStorage,
  prepareUpload: PictureWork["prepareUpload"],
) {
  let last: Promise<unknown> = Promise.resolve();
  let waiting = 0;

  return async (form: Uint8Array, type: string, now: Date): Promise<Upload> => {
    if (waiting > maxWaiting) return { ok: false, reason: "busy" };
    waiting++;
    const preparing = last.then(() => prepareUpload(form, type)).finally(() => waiting--);
    last = preparing.catch(() => {});
    const prepared = await preparing.catch((error: unknown) => {
      if (error instanceof Overran) return { ok: false, reason: "unreadable" } as const;
      throw error;
    });
    if (!prepared.ok) return prepared;
    await keep(prepared, now);
    const { width, height } = prepared.picture;
    return { ok: true, src: pictureAddress(prepared.hash), width, height };
  };

  /** The row comes first: it keeps the files from being swept away. */
  async function keep({ picture, hash }: Extract<PreparedUpload, { ok: true }>, now: Date) {
    const { file, width, height, smaller } = picture;
    const uploaded_at = now.toISOString();
    await db
      .insertInto("blog_pictures")
      .values({ hash, width, height, uploaded_at })
      .onConflict((conflict) => conflict.column("hash").doUpdateSet({ uploaded_at }))
      .execute();
    for (const copy of smaller) await storage.put(pictureFile(hash, copy.width), asBuffer(copy.file));
    await storage.put(pictureFile(hash), asBuffer(file));
  }
}

/** What comes from a thread is a plain array of bytes. */
function asBuffer({ buffer, byteOffset, byteLength }: Uint8Array) {
  return Buffer.from(buffer, byteOffset, byteLength);
}
