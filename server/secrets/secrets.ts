import { hkdfSync, randomBytes, randomUUID } from "node:crypto";
import { link, mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { type Config, ConfigError } from "#server/config/config.ts";
import { shortestSecret } from "#server/config/formats.ts";

/** Each list: the current secret first, then older ones, which still verify what was made with them. */
export interface Secrets {
  /** For sessions and encrypted data. */
  staff: string[];
  /** For tracking links. */
  links: string[];
}

/**
 * The configured secrets or, without any, two that are generated once and kept in the data folder, readable to its
 * owner only. With STAFF_SECRET alone, links use keys derived from it.
 * @throws {ConfigError} if a kept secret is too short
 */
export async function readSecrets(config: Pick<Config, "dataDir" | "secrets">): Promise<Secrets> {
  const { dataDir, secrets } = config;
  const [staffGiven, linksGiven] = [secrets.staff.length > 0, secrets.links.length > 0];
  const staff = staffGiven ? secrets.staff : [await keptIn(dataDir, "staff-secret", sessionsEnd)];
  if (linksGiven) return { staff, links: secrets.links };
  return { staff, links: staffGiven ? secrets.staff : [await keptIn(dataDir, "link-secret", linksEnd)] };
}

const sessionsEnd = "everybody signs in again and sets up authenticator apps anew";
const linksEnd = "the links in emails end";

/** A 256-bit key for one purpose, in hexadecimal; it reveals neither the secret nor the keys of other purposes. */
export function deriveKey(secret: string, purpose: "sessions" | "links" | "encryption") {
  return Buffer.from(hkdfSync("sha256", secret, "", `mag ${purpose}`, 32)).toString("hex");
}

async function keptIn(dataDir: string, name: string, otherwise: string) {
  const path = join(dataDir, name);
  const kept = await readKept(path);
  if (kept !== undefined) return checked(kept, path, otherwise);
  await mkdir(dataDir, { recursive: true, mode: 0o700 });
  /* A process id would not be unique: containers that share a folder may have the same. */
  const draft = `${path}.${randomUUID()}`;
  await writeFile(draft, randomBytes(32).toString("base64url"), { mode: 0o600, flush: true });
  try {
    /* If several processes start at once, the first one wins; nobody sees a half-written file. */
    await link(draft, path).catch(unlessItExists);
  } finally {
    await rm(draft, { force: true });
  }
  return checked(await readFile(path, "utf8"), path, otherwise);
}

function checked(secret: string, path: string, otherwise: string) {
  if (secret.length >= shortestSecret) return secret;
  throw new ConfigError([
    `${path}: holds fewer than ${shortestSecret} characters. Put back the file of a backup; or delete it, and a new secret is made: ${otherwise}`,
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
