import { mkdtemp, rm, statfs } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** Containers often have 64 MB there. */
const enough = 1_000_000_000; /* bytes */

/**
 * Makes a folder in memory, where the system has a place for one: what a test measures is then the site, not a disk that
 * others keep busy, and a file costs next to nothing to make.
 */
export async function memoryFolder() {
  const free = await statfs("/dev/shm").then(
    ({ bavail, bsize }) => bavail * bsize,
    () => 0,
  );
  const path = await mkdtemp(join(free > enough ? "/dev/shm" : tmpdir(), "mag-"));
  return { path, remove: () => rm(path, { recursive: true, force: true }) };
}
