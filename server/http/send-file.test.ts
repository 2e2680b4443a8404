import { describe, expect, test } from "vitest";
import { sendFile } from "./send-file.ts";
import { compressPage, siteFile } from "./site-file.ts";

const words = "Every pallet moves to plan. ".repeat(40);
const page = await file(`<!doctype html><script>1</script><p>${words}`, "text/html; charset=utf-8");
const video = await file("0123456789", "video/mp4", false);

describe("a page", () => {
  test("is sent in the best encoding that the browser takes", async () => {
    expect(get(page, { "Accept-Encoding": "gzip, deflate, br" }).headers.get("Content-Encoding")).toBe("br");
    expect(get(page, { "Accept-Encoding": "gzip" }).headers.get("Content-Encoding")).toBe("gzip");
    expect(get(page, { "Accept-Encoding": "br;q=0, gzip" }).headers.get("Content-Encoding")).toBe("gzip");
    expect(await get(page).text()).toContain(words);
  });

  test("tells caches that it varies, and is not sent again while it is the same", () => {
    const first = get(page, { "Accept-Encoding": "br" });
    expect(first.headers.get("Vary")).toBe("Accept-Encoding");
    const etag = first.headers.get("ETag") ?? "";
    const again = get(page, { "Accept-Encoding": "br", "If-None-Match": `"other", W/${etag}` });
    expect(again.status).toBe(304);
    expect(again.headers.get("ETag")).toBe(etag);
  });

  test("has one entity tag for each encoding", () => {
    const tags = ["br", "gzip", "identity"].map((encoding) =>
      get(page, { "Accept-Encoding": encoding }).headers.get("ETag"),
    );
    expect(new Set(tags).size).toBe(3);
  });

  test("is made with the headers of every answer, and with those of this one alone", () => {
    const request = () => new Request("http://site/");
    const first = sendFile(request(), page, { "X-Request-Id": "one" }).headers;
    expect([first.get("X-Content-Type-Options"), first.get("X-Request-Id")]).toEqual(["nosniff", "one"]);
    expect(sendFile(request(), page).headers.has("X-Request-Id")).toBe(false);
  });

  test("binds its inline scripts by hash and allows no others", () => {
    const policy = get(page).headers.get("Content-Security-Policy");
    expect(policy).toMatch(/script-src 'self' 'sha256-[A-Za-z0-9+/]{43}='(;|$)/);
    expect(policy).not.toMatch(/script-src[^;]*unsafe/);
  });
});

describe("a video", () => {
  test.each([
    ["bytes=2-4", "234", "bytes 2-4/10"],
    ["bytes=7-", "789", "bytes 7-9/10"],
    ["bytes=-3", "789", "bytes 7-9/10"],
    ["bytes=8-99", "89", "bytes 8-9/10"],
  ])("is sent in part for %s", async (range, part, contentRange) => {
    const answer = get(video, { Range: range });
    expect(answer.status).toBe(206);
    expect(answer.headers.get("Content-Range")).toBe(contentRange);
    expect(await answer.text()).toBe(part);
  });

  test.each(["bytes=10-", "bytes=10-12", "bytes=-0"])("answers 416 to a range past its end, %s", (range) => {
    const answer = get(video, { Range: range });
    expect(answer.status).toBe(416);
    expect(answer.headers.get("Content-Range")).toBe("bytes */10");
  });

  test.each(["bytes=a-b", "bytes=-", "lines=1-2", "bytes=0-1,4-5", "bytes=5-3", "bytes=50-30"])(
    "is sent whole for %s",
    async (range) => {
      const answer = get(video, { Range: range });
      expect(answer.status).toBe(200);
      expect(await answer.text()).toBe("0123456789");
    },
  );

  test("is sent whole when it changed since the first part", () => {
    expect(get(video, { Range: "bytes=2-4", "If-Range": '"older"' }).status).toBe(200);
  });

  test("sends only headers to HEAD", async () => {
    for (const headers of [{}, { Range: "bytes=2-4" }, { Range: "bytes=10-" }]) {
      const answer = sendFile(new Request("http://site/", { method: "HEAD", headers }), video);
      expect(answer.status).toBe(200);
      expect(answer.headers.get("Content-Length")).toBe("10");
      expect(await answer.text()).toBe("");
    }
  });
});

function get(target: Parameters<typeof sendFile>[1], headers: Record<string, string> = {}) {
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
