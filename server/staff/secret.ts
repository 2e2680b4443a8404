import { randomBytes, randomUUID } from "node:crypto";
import { link, mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { type Config, ConfigError, shortestSecret } from "#server/config.ts";

/**
 * The secret that signs sessions and tracking links: the one that is configured, or one that is made once and kept
 * in the data folder, readable to the owner only.
 * @throws {ConfigError} where what is kept is too short to be one
 */
export async function readSecret({ dataDir, staff }: Pick<Config, "dataDir" | "staff">): Promise<string> {
  if (staff.secret) return staff.secret;
  const path = join(dataDir, "staff-secret");
  const kept = await readKept(path);
  if (kept !== undefined) return checked(kept, path);
  await mkdir(dataDir, { recursive: true, mode: 0o700 });
  /* Not by the process's number: in containers over one folder each may be the first. */
  const draft = `${path}.${randomUUID()}`;
  await writeFile(draft, randomBytes(32).toString("base64url"), { mode: 0o600, flush: true });
  try {
    /* Of several processes that start at once the first one wins, and a half-written file is never seen. */
    await link(draft, path).catch(unlessItExists);
  } finally {
    await rm(draft, { force: true });
  }
  return checked(await readFile(path, "utf8"), path);
}

function checked(secret: string, path: string) {
  if (secret.length >= shortestSecret) return secret;
  throw new ConfigError([
    `${path}: holds fewer than ${shortestSecret} characters. Put back the file of a backup; or delete it, and a new secret is made: everybody signs in again, and the links in emails end`,
  ]);
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
