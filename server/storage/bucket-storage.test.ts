import { createHash } from "node:crypto";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type BucketServer, cut, error, half, never, startBucket } from "#tests/support/bucket.ts";
import { collectGarbage } from "#tests/support/collect-garbage.ts";
import { type Bucket, bucketAddress } from "./bucket.ts";
import { bucketStorage } from "./bucket-storage.ts";
import { StorageUnavailable } from "./file-storage.ts";
import { listBucket } from "./list-bucket.ts";

let server: BucketServer;

beforeAll(async () => {
  server = await startBucket();
});
afterAll(() => server.stop());

function open(changes: Partial<Bucket> = {}, patience = { read: 5000, write: 5000 }) {
  return bucketStorage({ ...server.bucket, ...changes }, { folder: "files", type: "image/webp", patience });
}

test("an object says what it is to whoever reads the bucket itself, and what came can be told from what was sent", async () => {
  let told: Record<string, unknown> = {};
  server.faults.push((request, response) => {
    told = request.headers;
    response.end();
  });
  const content = Buffer.from("pallet");
  await open().put("a.webp", content);
  expect(server.asked.at(-1)).toBe("PUT /pictures/files/a.webp");
  expect(told).toMatchObject({
    "content-type": "image/webp",
    "content-length": "6",
    "cache-control": "public, max-age=31536000, immutable",
    "x-amz-content-sha256": createHash("sha256").update(content).digest("hex"),
  });
});

describe("a passing failure is retried", () => {
  test.each([
    ["an answer to come again", error(503, "SlowDown")],
    ["an error inside", error(500, "InternalError")],
    ["a cut connection", cut],
  ])("%s", async (_, fault) => {
    server.faults.push(fault, fault);
    await open().put("again.webp", Buffer.from("pallet"));
    server.faults.push(fault);
    expect(String(await open().get("again.webp"))).toBe("pallet");
    server.faults.push(fault);
    await open().remove("again.webp");
    expect(await open().get("again.webp")).toBeUndefined();
  });

  test("an incomplete answer counts as none", async () => {
    await open().put("half.webp", Buffer.from("pallet"));
    server.faults.push(half);
    expect(String(await open().get("half.webp"))).toBe("pallet");
  });
});

describe("a lasting failure is explained", () => {
  test.each([
    [
      "no such bucket",
      { name: "elsewhere" },
      /there is no bucket of that name.*\(it answered 404 NoSuchBucket\)/,
    ],
    ["an unknown key", { accessKeyId: "SOMEBODY" }, /S3_ACCESS_KEY_ID is not known there/],
    ["a wrong secret", { secretAccessKey: "not-the-secret" }, /S3_SECRET_ACCESS_KEY does not belong to/],
  ])("%s", async (_, changes, words) => {
    const storage = open(changes);
    for (const ask of [
      () => storage.get("a.webp"),
      () => storage.put("a.webp", Buffer.from("x")),
      () => storage.remove("a.webp"),
    ]) {
      const problem = await ask().catch((thrown: unknown) => thrown);
      expect(problem).toBeInstanceOf(StorageUnavailable);
      expect(String(problem)).toMatch(words);
      expect(`${problem} ${(problem as Error).stack}`).not.toMatch(/not-the-secret|Signature=/);
    }
  });

  test.each([
    ["another region", error(301, "PermanentRedirect"), /another region, which S3_REGION has to name/],
    ["no right", error(403, "AccessDenied"), /may not read, write, delete and list/],
    ["no right, without a body", error(403), /may not read/],
    ["a wrong clock", error(403, "RequestTimeTooSkewed"), /the clock of this machine is wrong/],
    ["an answer of another program", error(404), /can't be used: it answered 404\./],
  ])("%s", async (_, fault, words) => {
    server.faults.push(fault);
    await expect(open().get("a.webp")).rejects.toThrow(words);
  });

  test("trouble that does not pass, after three attempts", async () => {
    const before = server.asked.length;
    server.faults.push(...Array(3).fill(error(503, "SlowDown")));
    await expect(open().put("a.webp", Buffer.from("x"))).rejects.toThrow(/it answered 503 SlowDown/);
    expect(server.asked.length - before).toBe(3);
  });

  test("no answer, in the time that is given for all attempts, whatever is forgotten meanwhile", async () => {
    using _ = collectGarbage();
    for (const ask of ["get", "remove"] as const) {
      server.faults.push(never);
      await expect(open({}, { read: 500, write: 500 })[ask]("a.webp")).rejects.toThrow(
        /bucket pictures at 127.0.0.1:\d+ can't be reached: no answer within 0.5 s/,
      );
    }
  });

  test("a list that is none", async () => {
    server.faults.push(error(200));
    await expect(listBucket(server.bucket, "files")).rejects.toThrow(/can't be used: it answered 200\./);
  });

  test("nobody there", async () => {
    await server.leave();
    await expect(open().get("a.webp")).rejects.toThrow(/can't be reached: ECONNREFUSED/);
    await server.comeBack();
  });
});

test("a signed request follows no redirection", async () => {
  let followed = false;
  server.faults.push(
    (_request, response) => {
      response.writeHead(307, { Location: "/elsewhere" }).end();
    },
    (_request, response) => {
      followed = true;
      response.end();
    },
  );
  await expect(open().get("a.webp")).rejects.toThrow(/it answered 307/);
  server.faults.length = 0;
  expect(followed).toBe(false);
});

test.each([
  [{ endpoint: "http://127.0.0.1:9000", pathStyle: true }, "http://127.0.0.1:9000/pictures"],
  [{ endpoint: "https://s3.example.com/", pathStyle: false }, "https://pictures.s3.example.com"],
  [
    { endpoint: "https://x.example/storage/v1/s3/", pathStyle: true },
    "https://x.example/storage/v1/s3/pictures",
  ],
  [{ endpoint: undefined, pathStyle: false }, "https://pictures.s3.eu-central-1.amazonaws.com"],
])("%j stands at %s", (place, address) => {
  expect(bucketAddress({ name: "pictures", region: "eu-central-1", ...place })).toBe(address);
});
