import { randomUUID } from "node:crypto";
import { existsSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { pictureUploads } from "#server/blog/pictures.ts";
import { preparePicture } from "#server/blog/prepare-upload.ts";
import { sweepPictures } from "#server/blog/sweep-pictures.ts";
import { bucketStorage } from "#server/storage/bucket-storage.ts";
import type { FileStorage } from "#server/storage/file-storage.ts";
import { type BucketServer, error, never, startBucket } from "#tests/support/bucket.ts";
import { engines, freshDatabase } from "#tests/support/databases.ts";
import { editorOf, goodPost } from "#tests/support/posts.ts";
import { startSite } from "#tests/support/site.ts";
import { startStaffedSite } from "#tests/support/staff.ts";

const dayAndMore = 25 * 3_600_000; /* ms */

describe("a site with a bucket", () => {
  let server: BucketServer;
  let world: Awaited<ReturnType<typeof startStaffedSite>>;
  let ada: ReturnType<typeof editorOf>;
  let kept: FileStorage;

  beforeAll(async () => {
    server = await startBucket();
    world = await startStaffedSite(server.env);
    ada = editorOf(await world.member("Ada", "admin"), world.site.origin);
    kept = bucketStorage(server.bucket, { folder: "blog-pictures", type: "image/webp" });
  });
  afterAll(async () => {
    await world.stop();
    await server.stop();
  });

  const read = (src: string, headers: Record<string, string> = {}) =>
    fetch(world.site.origin + src, { headers });
  const upload = async (shade: number) => {
    const response = await ada.upload(await square(shade));
    expect(response.status).toBe(201);
    return ((await response.json()) as { src: string }).src;
  };

  test("keeps what is uploaded there and nowhere else, and shows it as a folder's picture is shown", async () => {
    const src = await upload(1);
    const answer = await read(src);
    expect(answer.status).toBe(200);
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      "content-type": "image/webp",
      "cache-control": "public, max-age=31536000, immutable",
      "accept-ranges": "bytes",
      "x-content-type-options": "nosniff",
    });
    const body = Buffer.from(await answer.arrayBuffer());
    expect(await kept.get(nameOf(src))).toEqual(body);
    expect(existsSync(join(world.site.dataDir, "blog-pictures"))).toBe(false);

    const etag = answer.headers.get("etag") ?? "";
    expect((await read(src, { "If-None-Match": etag })).status).toBe(304);
    const part = await read(src, { Range: "bytes=0-3" });
    expect([part.status, await part.text()]).toEqual([206, "RIFF"]);
  });

  test("answers 404 for a missing picture", async () => {
    expect((await read(`/blog-pictures/${"a".repeat(64)}.webp`)).status).toBe(404);
    expect((await read("/blog-pictures/..%2f..%2fpictures.webp")).status).toBe(404);
  });

  test("shows nothing as a picture that is none", async () => {
    const src = await upload(6);
    server.faults.push(error(200));
    const answer = await read(src);
    expect([answer.status, answer.headers.get("cache-control")]).toEqual([503, "no-store"]);
    expect((await read(src)).status).toBe(200);
  });

  test("sweeps unused pictures only", async () => {
    const [used, unused] = [await upload(2), await upload(3)];
    const content = [{ id: 1, type: "paragraph" as const, content: `<p>a</p><img src="${used}" alt="x">` }];
    await ada.send("PUT", `/posts/${randomUUID()}`, { fields: goodPost({ content }), startedFrom: null });
    await sweepPictures(world.db, kept, new Date(Date.now() + dayAndMore));
    expect((await read(used)).status).toBe(200);
    expect((await read(unused)).status).toBe(404);
    expect(await kept.get(nameOf(unused))).toBeUndefined();
  });

  test("works without its bucket: pages are served, pictures are 503, an upload fails in words", async () => {
    const src = await upload(4);
    await server.leave();
    const picture = await read(src);
    expect([picture.status, picture.headers.get("retry-after")]).toEqual([503, "60"]);
    expect(picture.headers.get("cache-control")).toBe("no-store");
    const sent = await ada.upload(await square(5));
    expect(sent.status).toBe(503);
    expect(await sent.json()).toEqual({ message: expect.stringMatching(/^Pictures can't be reached/) });
    for (const path of ["/", "/blogs", "/readyz", "/native-blogs"])
      expect((await read(path)).status).toBe(200);
    await sweepPictures(world.db, kept, new Date(Date.now() + dayAndMore)).catch(() => {});

    await server.comeBack();
    expect((await read(src)).status).toBe(200);
    expect((await ada.upload(await square(5))).status).toBe(201);
    const log = world.site.output.join("\n");
    expect(log).toMatch(/bucket pictures at 127\.0\.0\.1:\d+ can't be reached: ECONNREFUSED/);
    expect(log).not.toMatch(/Signature=|AWS4-HMAC/);
  });
});

describe("the start", () => {
  test("logs what is wrong with the bucket, and the site still serves", async () => {
    const server = await startBucket();
    const site = await startSite({ ...server.env, S3_SECRET_ACCESS_KEY: "not-the-secret" });
    try {
      expect((await fetch(site.origin)).status).toBe(200);
      await expect.poll(() => site.output.join("\n")).toMatch(/can't be shown or kept/);
      const log = site.output.join("\n");
      expect(log).toMatch(/S3_SECRET_ACCESS_KEY does not belong to S3_ACCESS_KEY_ID/);
      expect(log).not.toContain("not-the-secret");
    } finally {
      await site.stop();
      await server.stop();
    }
  });

  test("waits for no bucket that does not answer", async () => {
    const server = await startBucket();
    server.faults.push(never, never);
    const site = await startSite(server.env);
    expect((await fetch(`${site.origin}/readyz`)).status).toBe(200);
    site.signal("SIGKILL");
    await site.exited;
    await server.stop();
  });

  test("fails if the bucket is only half configured", async () => {
    await expect(startSite({ S3_BUCKET: "pictures" })).rejects.toThrow(/S3_ACCESS_KEY_ID: is missing/);
  });
});

describe.each(engines)("clearing away on %s", (engine) => {
  test("delays nobody when the bucket is slow", async () => {
    await using world = await unusedPicture(engine);
    const { db, storage, later } = world;
    const slow = Promise.withResolvers<void>();
    const reached = Promise.withResolvers<void>();
    const sweeping = sweepPictures(
      db,
      {
        ...storage,
        async remove(name) {
          reached.resolve();
          await slow.promise;
          await storage.remove(name);
        },
      },
      later,
    );
    await reached.promise;
    await db
      .insertInto("blog_pictures")
      .values({ ...other, uploaded_at: later.toISOString() })
      .execute();
    slow.resolve();
    await sweeping;
    expect(await db.selectFrom("blog_pictures").select("hash").execute()).toEqual([{ hash: other.hash }]);
  }, 20_000);

  test("leaves a picture that comes back in the meantime", async () => {
    await using world = await unusedPicture(engine);
    const { db, storage, later, upload, src } = world;
    let isBack = false;
    const comesBack: FileStorage = {
      ...storage,
      async remove(name) {
        if (!isBack) await upload(await square(1), later);
        isBack = true;
        await storage.remove(name);
      },
    };
    await sweepPictures(db, comesBack, later);
    expect(isBack).toBe(true);
    expect(await storage.get(nameOf(src))).toBeDefined();
    expect(await db.selectFrom("blog_pictures").select("hash").execute()).toHaveLength(1);
  });

  test("is retried the next time if the bucket refuses", async () => {
    await using world = await unusedPicture(engine);
    const { db, storage, later, server, src } = world;
    server.faults.push(error(403, "AccessDenied"));
    await expect(sweepPictures(db, storage, later)).rejects.toThrow(/may not read, write, delete/);
    expect(await db.selectFrom("blog_pictures").select("hash").execute()).toHaveLength(1);
    await sweepPictures(db, storage, later);
    expect(await storage.get(nameOf(src))).toBeUndefined();
    expect(await db.selectFrom("blog_pictures").select("hash").execute()).toEqual([]);
  });
});

const other = { hash: "b".repeat(64), width: 40, height: 40 };

/** A database and a bucket with one picture that nothing uses; `later` is a day and more after it came. */
async function unusedPicture(engine: (typeof engines)[number]) {
  const database = await freshDatabase(engine);
  const server = await startBucket();
  const storage = bucketStorage(server.bucket, { folder: "blog-pictures", type: "image/webp" });
  const store = pictureUploads(database.db, storage, preparePicture);
  const upload = (bytes: Uint8Array, time: Date) => store(bytes, "", time);
  const now = new Date();
  const kept = await upload(await square(1), now);
  return {
    db: database.db,
    server,
    storage,
    upload,
    src: kept.ok ? kept.src : "",
    later: new Date(now.getTime() + dayAndMore),
    async [Symbol.asyncDispose]() {
      await server.stop();
      await database[Symbol.asyncDispose]();
    },
  };
}

async function square(shade: number) {
  const background = { r: shade, g: 70, b: 51 };
  const drawn = await sharp({ create: { width: 600, height: 600, channels: 3, background } })
    .png()
    .toBuffer();
  return new Uint8Array(drawn);
}

function nameOf(src: string) {
  return src.slice("/blog-pictures/".length);
}
