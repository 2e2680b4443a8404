import type { Hono } from "hono";
import { limitedBody } from "#server/http/limited-body.ts";
import { sendFile } from "#server/http/send-file.ts";
import { siteFile } from "#server/http/site-file.ts";
import { StorageUnavailable } from "#server/storage/file-storage.ts";
import { refuse, refuseUnauthorized } from "./api-answers.ts";
import type { BlogEnvironment, BlogSettings } from "./context.ts";
import { pictureKind } from "./picture-kind.ts";
import { pictureUploads } from "./pictures.ts";
import { largestPicture } from "./prepare-upload.ts";

/** What a form adds to its file. */
const formAround = 64 * 1024; /* bytes */

const tooLarge = "The picture is larger than 12 MB. Make it smaller and upload it again.";

const refusals = {
  missing: [422, "Choose a picture to upload."],
  "too-large": [413, tooLarge],
  "other-kind": [415, "The file is not a JPEG, PNG, WebP or AVIF picture."],
  unreadable: [422, "The picture can't be read. It may be damaged, or have too many pixels."],
  animated: [422, "The picture moves, and a post shows still ones alone. Upload one of its frames."],
  busy: [503, "Several pictures are being prepared. Upload yours again in half a minute."],
} as const;

/** Staff upload pictures; everybody may fetch them, under a name that is a hash of the content. */
export function addUploads(
  blog: Hono<BlogEnvironment>,
  { db, storage, clock, tls, prepareUpload }: BlogSettings,
) {
  const upload = pictureUploads(db, storage, prepareUpload);

  blog.post(
    "/native-blogs/pictures",
    async (context, next) => (context.var.viewer ? next() : refuseUnauthorized(context)),
    limitedBody(largestPicture + formAround, (context) => refuse(context, 413, tooLarge)),
    async (context) => {
      const type = context.req.header("content-type") ?? "";
      const kept = await upload(new Uint8Array(await context.req.arrayBuffer()), type, clock());
      if (kept.ok) return context.json({ src: kept.src, width: kept.width, height: kept.height }, 201);
      const [status, words] = refusals[kept.reason];
      return refuse(context, status, words);
    },
  );

  blog.get("/blog-pictures/:file", async (context, next) => {
    const name = context.req.param("file");
    const body = /^[0-9a-f]{64}(-\d{3})?\.webp$/.test(name) ? await storage.get(name) : undefined;
    if (!body) return next();
    /* What answers for a bucket may be another program, and browsers keep a picture for a year. */
    if (pictureKind(body) !== "webp") throw new StorageUnavailable(`The picture ${name} is stored as none`);
    const cacheControl = "public, max-age=31536000, immutable";
    return sendFile(
      context.req.raw,
      siteFile({ body, compressed: {}, type: "image/webp", cacheControl, tls }),
    );
  });
}
