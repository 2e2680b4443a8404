import { randomUUID } from "node:crypto";
import { copyFile, link, mkdir, readdir, readFile, rename, stat, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import type { Config } from "#server/config/config.ts";
import { draftEnding } from "#server/storage/folder-storage.ts";
import { listBucket } from "#server/storage/list-bucket.ts";
import { makeFolder } from "../folders/make-folder.ts";
import { backupsIn } from "./drafts.ts";

const folderName = "blog-pictures";
const listName = "bucket.txt";

/**
 * Copies uploaded pictures, or lists them where a bucket keeps them: what is in it the bucket's own versions and
 * copies keep. A picture that the backup before has is not copied again but linked, for a name is a hash of the content:
 * backups beside one another hold each picture once, and deleting one leaves the others whole.
 * @returns the paths of what was written, within the backup
 */
export async function backUpPictures(
  { dataDir, bucket }: Pick<Config, "dataDir" | "bucket">,
  backup: string,
) {
  if (bucket) {
    const names = await listBucket(bucket, folderName);
    await writeFile(join(backup, listName), names.map((name) => `${name}\n`).join(""), { mode: 0o600 });
    return [listName];
  }
  const names = await picturesIn(join(dataDir, folderName));
  await mkdir(join(backup, folderName), { mode: 0o700 });
  const before = (await backupsIn(dirname(backup))).at(-1);
  for (const name of names) {
    const [from, to] = [join(dataDir, folderName, name), join(backup, folderName, name)];
    const isLinked = before && (await linkSame(join(dirname(backup), before, folderName, name), from, to));
    if (!isLinked) await copyFile(from, to);
  }
  return names.map((name) => `${folderName}/${name}`);
}

/**
 * Puts pictures back beside the existing ones: a name is a hash of the content, so none replaces another.
 * @returns the names of those that the bucket no longer has
 */
export async function restorePictures(
  { dataDir, bucket }: Pick<Config, "dataDir" | "bucket">,
  backup: string,
): Promise<string[]> {
  const listed = await readFile(join(backup, listName), "utf8").catch(() => "");
  if (bucket) {
    const present = new Set(await listBucket(bucket, folderName));
    return listed.split("\n").filter((name) => name && !present.has(name));
  }
  const names = await picturesIn(join(backup, folderName));
  if (names.length > 0) makeFolder(join(dataDir, folderName));
  for (const name of names) {
    const to = join(dataDir, folderName, name);
    const draft = `${to}.${randomUUID()}${draftEnding}`;
    await copyFile(join(backup, folderName, name), draft);
    await rename(draft, to);
  }
  return listed.split("\n").filter(Boolean);
}

/** Links a picture of an earlier backup, unless it was cut short or the file system has no links. */
async function linkSame(earlier: string, from: string, to: string) {
  try {
    const [old, present] = await Promise.all([stat(earlier), stat(from)]);
    if (old.size !== present.size) return false;
    await link(earlier, to);
    return true;
  } catch {
    return false;
  }
}

/** Leaves out files that are only half written. */
async function picturesIn(folder: string) {
  try {
    return (await readdir(folder)).filter((name) => name.endsWith(".webp")).sort();
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return [];
    throw error;
  }
}
