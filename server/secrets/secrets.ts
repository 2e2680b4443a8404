import { hkdfSync, randomBytes, randomUUID } from "node:crypto";
import { link, readdir, readFile, rm, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { type Config, ConfigError } from "#server/config/config.ts";
import { shortestSecret } from "#server/config/formats.ts";
import { makeFolder } from "../folders/make-folder.ts";

/** Each list: the current secret first, then older ones, which still verify what was made with them. */
export type Secrets = {
  /** For sessions and encrypted data. */
  staff: string[];
  /** For tracking links. */
  links: string[];
};

/**
 * The configured secrets or, without any, two that are generated once and kept in the data folder, readable to its
 * owner only. With STAFF_SECRET alone, links use keys derived from it.
 * @throws {ConfigError} if a kept secret is too short, or can't be read or kept
 */
export function readSecrets(config: Settings): Promise<Secrets> {
  return gather(config, keptIn);
}

/**
 * The same, but makes none: a secret that is not kept yet is left out.
 * @throws {ConfigError} if a kept secret is too short, or can't be read
 */
export function readKeptSecrets(config: Settings): Promise<Secrets> {
  return gather(config, readKept);
}

type Settings = Pick<Config, "dataDir" | "secrets">;
type Keep = (dataDir: string, name: string, otherwise: string) => Promise<string | undefined>;

async function gather({ dataDir, secrets }: Settings, keep: Keep): Promise<Secrets> {
  const [staffGiven, linksGiven] = [secrets.staff.length > 0, secrets.links.length > 0];
  const kept = async (name: string, otherwise: string) => {
    const secret = await keep(dataDir, name, otherwise);
    return secret === undefined ? [] : [secret];
  };
  const staff = staffGiven ? secrets.staff : await kept("staff-secret", sessionsEnd);
  if (linksGiven) return { staff, links: secrets.links };
  return { staff, links: staffGiven ? secrets.staff : await kept("link-secret", linksEnd) };
}

const sessionsEnd = "everybody signs in again and sets up authenticator apps anew";
const linksEnd = "the links in emails end";

/** A 256-bit key for one purpose, in hexadecimal; it reveals neither the secret nor the keys of other purposes. */
export function deriveKey(
  secret: string,
  purpose: "sessions" | "links" | "encryption" | "mailboxes" | `networks of ${string}`,
) {
  return Buffer.from(hkdfSync("sha256", secret, "", `mag ${purpose}`, 32)).toString("hex");
}

/** Makes a secret where none is kept yet. */
async function keptIn(dataDir: string, name: string, otherwise: string): Promise<string | undefined> {
  const kept = await readKept(dataDir, name, otherwise);
  if (kept !== undefined) return kept;
  const path = join(dataDir, name);
  /* A process id would not be unique: containers that share a folder may have the same. */
  const draft = `${path}.${randomUUID()}`;
  try {
    makeFolder(dataDir);
    await writeFile(draft, randomBytes(32).toString("base64url"), { mode: 0o600, flush: true });
    /* If several processes start at once, the first one wins; nobody sees a half-written file. */
    await link(draft, path).catch(unlessItExists);
  } catch (error) {
    throw new ConfigError([`${path}: the secret can't be kept there: ${(error as Error).message}`]);
  } finally {
    await rm(draft, { force: true });
  }
  return readKept(dataDir, name, otherwise);
}

/** Longer than a draft is written, ms. */
const longestDraft = 3_600_000;

/** Deletes drafts of secrets whose process was killed: each is a copy of a secret in use, or one that nobody has. */
export async function deleteDrafts(dataDir: string, now: Date) {
  for (const name of await readdir(dataDir).catch(() => [])) {
    if (!/^(staff|link)-secret\.[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(name)) continue;
    const draft = join(dataDir, name);
    const { mtimeMs } = await stat(draft);
    if (now.getTime() - mtimeMs > longestDraft) await rm(draft, { force: true });
  }
}

async function readKept(dataDir: string, name: string, otherwise: string) {
  const path = join(dataDir, name);
  const secret = await readFile(path, "utf8").catch((error: NodeJS.ErrnoException) => {
    if (error.code === "ENOENT") return undefined;
    throw new ConfigError([
      `${path}: the secret can't be read: ${error.message}. Make it a file that the user who runs the site may read`,
    ]);
  });
  if (secret === undefined || secret.length >= shortestSecret) return secret;
  throw new ConfigError([
    `${path}: holds fewer than ${shortestSecret} characters. Put back the file of a backup; or delete it, and a new secret is made: ${otherwise}`,
  ]);
}

function unlessItExists(error: NodeJS.ErrnoException) {
  if (error.code !== "EEXIST") throw error;
}
