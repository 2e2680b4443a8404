import { copyFile, mkdir, readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { Config } from "#server/config/config.ts";
import { listBucket } from "#server/storage/list-bucket.ts";

const folderName = "blog-pictures";
const listName = "bucket.txt";

/**
 * Copies uploaded pictures, or lists them where a bucket keeps them: what is in it the bucket's own versions and
 * copies keep.
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
  for (const name of names) await copyFile(join(dataDir, folderName, name), join(backup, folderName, name));
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
  if (names.length > 0) await mkdir(join(dataDir, folderName), { recursive: true, mode: 0o700 });
  for (const name of names) await copyFile(join(backup, folderName, name), join(dataDir, folderName, name));
  return listed.split("\n").filter(Boolean);
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
