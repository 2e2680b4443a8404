import { mkdtemp, readdir, rm, stat, utimes, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type BucketServer, startBucket } from "#tests/support/bucket.ts";
import { bucketStorage } from "./bucket-storage.ts";
import { StorageUnavailable } from "./file-storage.ts";
import { folderStorage } from "./folder-storage.ts";

let folder: string;
let server: BucketServer;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "mag-storage-"));
  server = await startBucket();
});
afterAll(async () => {
  await rm(folder, { recursive: true });
  await server.stop();
});

describe.each([
  ["a folder", () => folderStorage(join(folder, "files"))],
  ["a bucket", () => bucketStorage(server.bucket, { folder: "files", type: "image/webp" })],
])("%s", (_, open) => {
  test("gives back what was put in, also after it was put in twice, and forgets it when asked", async () => {
    const storage = open();
    expect(await storage.get("a.webp")).toBeUndefined();
    await storage.put("a.webp", Buffer.from("pallet"));
    await storage.put("a.webp", Buffer.from("pallet"));
    expect(String(await storage.get("a.webp"))).toBe("pallet");
    await storage.remove("a.webp");
    await storage.remove("a.webp");
    expect(await storage.get("a.webp")).toBeUndefined();
  });

  test("keeps each file apart, byte for byte, an empty one and a large one too", async () => {
    const storage = open();
    const every = Buffer.from(Array.from({ length: 256 }, (_, byte) => byte));
    const contents = {
      "a.webp": every,
      "a-480.webp": Buffer.alloc(0),
      "b.webp": Buffer.alloc(5_000_000, every),
    };
    await Promise.all(Object.entries(contents).map(([name, content]) => storage.put(name, content)));
    for (const [name, content] of Object.entries(contents))
      expect(await storage.get(name).then((kept) => kept?.equals(content))).toBe(true);
  });

  test("gives what it keeps to another process", async () => {
    await open().put("kept.webp", Buffer.from("pallet"));
    expect(String(await open().get("kept.webp"))).toBe("pallet");
  });

  test.each(["../a", "a/b", "..", ".", "", "a\0b", "/etc/passwd", "a\\b", "a?b", "a#b", "%2e%2e", "a.webp/"])(
    "refuses the name %j",
    async (name) => {
      const storage = open();
      await expect(storage.put(name, Buffer.from("x"))).rejects.toThrow("can't be called");
      await expect(storage.get(name)).rejects.toThrow("can't be called");
      await expect(storage.remove(name)).rejects.toThrow("can't be called");
    },
  );
});

test("a folder is for its owner alone and holds nothing but the files", async () => {
  const path = join(folder, "own");
  await folderStorage(path).put("a.webp", Buffer.from("pallet"));
  expect(await readdir(path)).toEqual(["a.webp"]);
  expect((await stat(path)).mode & 0o077).toBe(0);
});

test("a folder that can't be used says so, and holds nothing half written", async () => {
  const path = join(folder, "file");
  await writeFile(path, "");
  const storage = folderStorage(path);
  const failed = storage.put("a.webp", Buffer.from("x"));
  await expect(failed).rejects.toBeInstanceOf(StorageUnavailable);
  await expect(failed).rejects.toThrow(/can't be written: .*(ENOTDIR|EEXIST)/);
  await expect(storage.get("a.webp")).rejects.toThrow(/can't be read: .*ENOTDIR/);
});

test("what a write that was cut off left in a folder is deleted, one under way is not", async () => {
  const path = join(folder, "cut");
  const storage = folderStorage(path);
  await storage.put("a.webp", Buffer.from("pallet"));
  for (const name of ["b.webp.1.part", "c.webp.2.part"]) await writeFile(join(path, name), "pal");
  const yesterday = new Date(Date.now() - 86_400_000);
  for (const name of ["a.webp", "b.webp.1.part"]) await utimes(join(path, name), yesterday, yesterday);
  await storage.sweep(new Date(Date.now() - 3_600_000));
  expect((await readdir(path)).sort()).toEqual(["a.webp", "c.webp.2.part"]);
  await folderStorage(join(folder, "none")).sweep(new Date());
});
