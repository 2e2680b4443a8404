import { mkdtemp, readdir, rm, stat } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { folderStorage } from "./folder-storage.ts";

let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "mag-storage-"));
});
afterAll(() => rm(folder, { recursive: true }));

test("gives back what was put in, also after it was put in twice, and forgets it when asked", async () => {
  const storage = folderStorage(join(folder, "files"));
  expect(await storage.get("a.webp")).toBeUndefined();
  await storage.put("a.webp", Buffer.from("pallet"));
  await storage.put("a.webp", Buffer.from("pallet"));
  expect(String(await storage.get("a.webp"))).toBe("pallet");
  expect(await readdir(join(folder, "files"))).toEqual(["a.webp"]);
  expect((await stat(join(folder, "files"))).mode & 0o077).toBe(0);
  await storage.remove("a.webp");
  await storage.remove("a.webp");
  expect(await storage.get("a.webp")).toBeUndefined();
});

test.each(["../a", "a/b", "..", ".", "", "a\0b", "/etc/passwd", "a\\b"])(
  "refuses the name %j",
  async (name) => {
    const storage = folderStorage(folder);
    await expect(storage.put(name, Buffer.from("x"))).rejects.toThrow("can't be called");
    await expect(storage.get(name)).rejects.toThrow("can't be called");
  },
);

test("says so where the folder can't be written, and leaves nothing half written", async () => {
  await folderStorage(folder).put("file", Buffer.from("x"));
  const storage = folderStorage(join(folder, "file"));
  await expect(storage.put("a.webp", Buffer.from("x"))).rejects.toThrow(/ENOTDIR|EEXIST/);
});
