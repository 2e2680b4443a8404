import { createHash } from "node:crypto";
import { pictureKind } from "./picture-kind.ts";
import type { StoredPicture } from "./resize-picture.ts";

export const largestPicture = 12 * 1024 * 1024; /* bytes */

export type PreparedUpload =
  | { ok: true; picture: StoredPicture; hash: string }
  | { ok: false; reason: "missing" | "too-large" | "other-kind" | "unreadable" | "animated" };

/** Takes the picture out of a form, and makes the copies that are stored; the hash is that of the largest one. */
export async function prepareUpload(form: Uint8Array, type: string): Promise<PreparedUpload> {
  const sent = new Response(form as Uint8Array<ArrayBuffer>, { headers: { "content-type": type } });
  const file = (await sent.formData().catch(() => undefined))?.get("picture");
  if (!(file instanceof File)) return { ok: false, reason: "missing" };
  if (file.size > largestPicture) return { ok: false, reason: "too-large" };
  return preparePicture(await file.bytes());
}

export async function preparePicture(bytes: Uint8Array): Promise<PreparedUpload> {
  if (!pictureKind(bytes)) return { ok: false, reason: "other-kind" };
  const { Animated, resizePicture } = await import("./resize-picture.ts");
  try {
    const picture = await resizePicture(bytes);
    return { ok: true, picture, hash: createHash("sha256").update(picture.file).digest("hex") };
  } catch (error) {
    return { ok: false, reason: error instanceof Animated ? "animated" : "unreadable" };
  }
}
