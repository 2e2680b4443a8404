export type PictureKind = "jpeg" | "png" | "webp" | "avif";

/** The kind of a picture by its first bytes, not its name; undefined if it is none of the four. */
export function pictureKind(bytes: Uint8Array): PictureKind | undefined {
  const head = Buffer.from(bytes.subarray(0, 40)).toString("latin1");
  if (head.startsWith("\xff\xd8\xff")) return "jpeg";
  if (head.startsWith("\x89PNG\r\n\x1a\n")) return "png";
  if (/^RIFF[\s\S]{4}WEBP/.test(head)) return "webp";
  if (/^[\s\S]{4}ftyp[\s\S]*avif/.test(head)) return "avif";
  return undefined;
}
