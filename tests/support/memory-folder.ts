import { access, constants, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";

/**
 * Makes a folder in memory, where the system has a place for one: what a test measures is then the site, not a disk that
 * others keep busy.
 */
export async function memoryFolder() {
  const isThere = await access("/dev/shm", constants.W_OK).then(
    () => true,
    () => false,
  );
  const path = await mkdtemp(join(isThere ? "/dev/shm" : tmpdir(), "mag-"));
  return { path, remove: () => rm(path, { recursive: true, force: true }) };
}
