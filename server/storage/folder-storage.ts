import { randomUUID } from "node:crypto";
import { mkdir, open, readFile, rename, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { FileStorage } from "./file-storage.ts";

/** Keeps files in a folder, which is made with the first one. */
export function folderStorage(folder: string): FileStorage {
  return {
    async put(name, content) {
      const path = pathOf(name);
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const draft = `${path}.${randomUUID()}.part`;
      try {
        await writeFile(draft, content, { mode: 0o600, flush: true });
        /* A reader sees the whole file or none, and so does whoever starts the site after a crash. */
        await rename(draft, path);
      } catch (error) {
        await rm(draft, { force: true });
        throw error;
      }
      await flushFolder();
    },

    async get(name) {
      try {
        return await readFile(pathOf(name));
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code === "ENOENT") return undefined;
        throw error;
      }
    },

    remove: (name) => rm(pathOf(name), { force: true }),
  };

  function pathOf(name: string) {
    if (!/^[\w-]+(\.[\w-]+)*$/.test(name)) throw new Error(`A stored file can't be called ${name}`);
    return join(folder, name);
  }

  /** A new name is on the disk only once its folder is. Windows has no such thing, and needs none. */
  async function flushFolder() {
    if (process.platform === "win32") return;
    const handle = await open(folder, "r");
    try {
      await handle.sync();
    } finally {
      await handle.close();
    }
  }
}
