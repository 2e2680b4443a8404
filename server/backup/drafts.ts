import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from "node:fs/promises";
import { hostname } from "node:os";
import { join } from "node:path";

/*
 * A backup is written into a folder that is named otherwise until it is whole. If its process is killed, the folder
 * stays with people's data in it: the next backup deletes it once that process is gone, and so does the site, hourly, in
 * its own folder.
 */
const ending = ".unfinished";
const ownerFile = "owner";
/** What began this long ago is left over: its process may be of another machine, or its number another one's by now. */
const longest = 24 * 60 * 60 * 1000; /* ms */

/** Where backups are kept unless their command names another folder. */
export const backupsFolder = (dataDir: string) => join(dataDir, "backups");

/** @param folder what the backup will be called */
export async function beginDraft(folder: string) {
  const draft = folder + ending;
  await mkdir(draft, { mode: 0o700 });
  try {
    await writeFile(join(draft, ownerFile), `${hostname()}\n${process.pid}\n`, { mode: 0o600 });
  } catch (error) {
    await rm(draft, { recursive: true, force: true });
    throw error;
  }
  return draft;
}

export async function finishDraft(draft: string, folder: string) {
  await rm(join(draft, ownerFile));
  await rename(draft, folder);
}

/** Deletes what interrupted backups left in a folder. */
export async function deleteUnfinished(into: string) {
  for (const name of await readdir(into).catch(() => []))
    if (name.startsWith("backup-") && name.endsWith(ending) && !(await isUnderWay(join(into, name))))
      await rm(join(into, name), { recursive: true, force: true });
}

async function isUnderWay(draft: string) {
  const [host, pid] = (await readFile(join(draft, ownerFile), "utf8").catch(() => "")).split("\n");
  if (host === hostname() && !(Number(pid) !== process.pid && isRunning(Number(pid)))) return false;
  const { mtimeMs } = await stat(draft).catch(() => ({ mtimeMs: 0 }));
  return host !== "" && Date.now() - mtimeMs < longest;
}

function isRunning(pid: number) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === "EPERM";
  }
}

/** The names of the finished backups in a folder, oldest first. */
export async function backupsIn(into: string) {
  const names = await readdir(into).catch(() => []);
  return names.filter((name) => /^backup-[\dTZ-]+$/.test(name)).sort();
}
