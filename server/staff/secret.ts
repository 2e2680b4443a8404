import { randomBytes } from "node:crypto";
import { link, mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { Config } from "#server/config.ts";

/**
 * The secret that signs sessions and tracking links: the one that is configured, or one that is made once and kept
 * in the data folder, readable to the owner only.
 */
export async function readSecret({ dataDir, staff }: Pick<Config, "dataDir" | "staff">): Promise<string> {
  if (staff.secret) return staff.secret;
  const path = join(dataDir, "staff-secret");
  const kept = await readKept(path);
  if (kept) return kept;
  await mkdir(dataDir, { recursive: true, mode: 0o700 });
  const draft = `${path}.${process.pid}`;
  await writeFile(draft, randomBytes(32).toString("base64url"), { mode: 0o600, flush: true });
  try {
    /* Of several processes that start at once the first one wins, and a half-written file is never seen. */
    await link(draft, path).catch(unlessItExists);
  } finally {
    await rm(draft);
  }
  return readFile(path, "utf8");
}

async function readKept(path: string) {
  try {
    return await readFile(path, "utf8");
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return undefined;
    throw error;
  }
}

function unlessItExists(error: NodeJS.ErrnoException) {
  if (error.code !== "EEXIST") throw error;
}
