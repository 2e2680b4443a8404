import { mkdtemp, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { compressPage } from "./compress-page.ts";
import { FileGone, openFolder } from "./content.ts";
import { sendFile } from "./send-file.ts";
import { describeFile, siteFile } from "./site-file.ts";

const words = "Every pallet moves to plan. ".repeat(40);
const page = await file(`<!doctype html><script>1</script><p>${words}`, "text/html; charset=utf-8");
const video = await file("0123456789", "video/mp4", false);

describe("a page", () => {
  test("is sent in the best encoding that the browser takes", async () => {
    expect(
      (await get(page, { "Accept-Encoding": "gzip, deflate, br" })).headers.get("Content-Encoding"),
    ).toBe("br");
    expect((await get(page, { "Accept-Encoding": "gzip" })).headers.get("Content-Encoding")).toBe("gzip");
    expect((await get(page, { "Accept-Encoding": "br;q=0, gzip" })).headers.get("Content-Encoding")).toBe(
      "gzip",
    );
    expect(await (await get(page)).text()).toContain(words);
  });

  test("tells caches that it varies, and is not sent again while it is the same", async () => {
    const first = await get(page, { "Accept-Encoding": "br" });
    expect(first.headers.get("Vary")).toBe("Accept-Encoding");
    const etag = first.headers.get("ETag") ?? "";
    const again = await get(page, { "Accept-Encoding": "br", "If-None-Match": `"other", W/${etag}` });
    expect(again.status).toBe(304);
    expect(again.headers.get("ETag")).toBe(etag);
  });

  test("has one entity tag for each encoding", async () => {
    const answers = await Promise.all(
      ["br", "gzip", "identity"].map((encoding) => get(page, { "Accept-Encoding": encoding })),
    );
    expect(new Set(answers.map(({ headers }) => headers.get("ETag"))).size).toBe(3);
  });

  test("carries the headers of every answer, and its own", async () => {
    const request = () => new Request("http://site/");
    const first = (await sendFile(request(), page, { "X-Request-Id": "one" })).headers;
    expect([first.get("X-Content-Type-Options"), first.get("X-Request-Id")]).toEqual(["nosniff", "one"]);
    expect((await sendFile(request(), page)).headers.has("X-Request-Id")).toBe(false);
  });

  test("binds its inline scripts by hash and allows no others", async () => {
    const policy = (await get(page)).headers.get("Content-Security-Policy");
    expect(policy).toMatch(/script-src 'self' 'sha256-[A-Za-z0-9+/]{43}='(;|$)/);
    expect(policy).not.toMatch(/script-src[^;]*unsafe/);
    for (const none of ["default-src", "frame-ancestors", "base-uri"])
      expect(policy).toContain(`${none} 'none'`);
  });
});

describe("a video", () => {
  test.each([
    ["bytes=2-4", "234", "bytes 2-4/10"],
    ["bytes=7-", "789", "bytes 7-9/10"],
    ["bytes=-3", "789", "bytes 7-9/10"],
    ["bytes=8-99", "89", "bytes 8-9/10"],
  ])("is sent in part for %s", async (range, part, contentRange) => {
    const answer = await get(video, { Range: range });
    expect(answer.status).toBe(206);
    expect(answer.headers.get("Content-Range")).toBe(contentRange);
    expect(await answer.text()).toBe(part);
  });

  test.each(["bytes=10-", "bytes=10-12", "bytes=-0"])(
    "answers 416 to a range past its end, %s",
    async (range) => {
      const answer = await get(video, { Range: range });
      expect(answer.status).toBe(416);
      expect(answer.headers.get("Content-Range")).toBe("bytes */10");
    },
  );

  test.each(["bytes=a-b", "bytes=-", "lines=1-2", "bytes=0-1,4-5", "bytes=5-3", "bytes=50-30"])(
    "is sent whole for %s",
    async (range) => {
      const answer = await get(video, { Range: range });
      expect(answer.status).toBe(200);
      expect(await answer.text()).toBe("0123456789");
    },
  );

  test("is sent whole when it changed since the first part", async () => {
    expect((await get(video, { Range: "bytes=2-4", "If-Range": '"older"' })).status).toBe(200);
  });

  test("sends only headers to HEAD", async () => {
    for (const headers of [{}, { Range: "bytes=2-4" }, { Range: "bytes=10-" }]) {
      const answer = await sendFile(new Request("http://site/", { method: "HEAD", headers }), video);
      expect(answer.status).toBe(200);
      expect(answer.headers.get("Content-Length")).toBe("10");
      expect(await answer.text()).toBe("");
    }
  });
});

describe("a part of a page, named by its content", () => {
  test("carries what it is and how long it keeps, and no policy of a document", async () => {
    const script = siteFile({
      body: Buffer.from("export {}"),
      compressed: {},
      type: "text/javascript",
      cacheControl: "public, max-age=31536000, immutable",
      isPart: true,
      tls: false,
    });
    expect([...(await get(script)).headers.keys()].sort()).toEqual([
      "cache-control",
      "content-length",
      "content-type",
      "vary",
      "x-content-type-options",
    ]);
  });
});

describe("a file on disk", () => {
  const facts = { type: "video/mp4", cacheControl: "public, max-age=3600", hash: "h" };

  test.each([10, 700_000])("of %s bytes is read when it is asked for, whole and in part", async (length) => {
    const path = join(await mkdtemp(join(tmpdir(), "mag-file-")), "film.mp4");
    const film = describeFile(facts, { plain: openFolder()(path, length) }, { tls: false });
    await writeFile(path, "0123456789".repeat(length / 10));
    for (const _ of ["from disk", "from memory"]) {
      const whole = await get(film);
      expect(whole.headers.get("Content-Length")).toBe(`${length}`);
      expect((await whole.arrayBuffer()).byteLength).toBe(length);
      expect(await (await get(film, { Range: "bytes=2-4" })).text()).toBe("234");
      expect(await (await get(film, { Range: "bytes=-1" })).text()).toBe("9");
    }
  });

  test.each([10, 700_000])("of %s bytes that is gone throws FileGone", async (length) => {
    const film = describeFile(facts, { plain: openFolder()("/nowhere/film.mp4", length) }, { tls: false });
    await expect(get(film)).rejects.toThrow(FileGone);
  });
});

async function get(target: Parameters<typeof sendFile>[1], headers: Record<string, string> = {}) {
  return sendFile(new Request("http://site/", { headers }), target);
}

async function file(content: string, type: string, compress = true) {
  const body = Buffer.from(content);
  return siteFile({
    body,
    compressed: compress ? await compressPage(body) : {},
    type,
    cacheControl: "public, no-cache",
    tls: false,
  });
}
