import { randomUUID } from "node:crypto";
import { open, readdir, readFile, rename, rm, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { makeFolder } from "../folders/make-folder.ts";
import { checkedName, type FileStorage, StorageUnavailable } from "./file-storage.ts";

/** What the name of a file ends with until it is whole; what is left of one is swept later. */
export const draftEnding = ".part";

/** Keeps files in a folder, which is made with the first one. */
export function folderStorage(folder: string): FileStorage {
  return {
    async put(name, content) {
      const path = pathOf(name);
      await orThrowUnavailable("written", write(path, content));
    },

    async get(name) {
      const path = pathOf(name);
      return orThrowUnavailable("read", readFile(path).catch(undefinedIfMissing));
    },

    async remove(name) {
      const path = pathOf(name);
      await orThrowUnavailable("deleted", rm(path, { force: true }));
    },

    async sweep(before) {
      const names = await readdir(folder).catch(undefinedIfMissing);
      for (const name of names ?? []) {
        if (!name.endsWith(draftEnding)) continue;
        const path = join(folder, name);
        const { mtime } = (await stat(path).catch(undefinedIfMissing)) ?? {};
        if (mtime && mtime < before) await orThrowUnavailable("deleted", rm(path, { force: true }));
      }
    },
  };

  function pathOf(name: string) {
    return join(folder, checkedName(name));
  }

  async function write(path: string, content: Uint8Array) {
    makeFolder(folder);
    const draft = `${path}.${randomUUID()}${draftEnding}`;
    try {
      await writeFile(draft, content, { mode: 0o600, flush: true });
      /* A reader sees the whole file or none, even after a crash. */
      await rename(draft, path);
    } catch (error) {
      await rm(draft, { force: true });
      throw error;
    }
    await flushFolder();
  }

  /** A new name is on the disk only once its folder is synced. Windows can't sync folders, and need not. */
  async function flushFolder() {
    if (process.platform === "win32") return;
    const handle = await open(folder, "r");
    try {
      await handle.sync();
    } finally {
      await handle.close();
    }
  }

  async function orThrowUnavailable<Result>(what: "written" | "read" | "deleted", doing: Promise<Result>) {
    try {
      return await doing;
    } catch (cause) {
      const why = (cause as Error).message;
      throw new StorageUnavailable(`A file in ${folder} can't be ${what}: ${why}`, { cause });
    }
  }
}

function undefinedIfMissing(error: NodeJS.ErrnoException) {
  if (error.code === "ENOENT") return undefined;
  throw error;
}
