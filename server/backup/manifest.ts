import { createHash } from "node:crypto";
import { createReadStream } from "node:fs";
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { pipeline } from "node:stream/promises";
import { z } from "zod";

const name = "manifest.json";

const manifest = z.object({
  /** Version of the backup's format. */
  format: z.literal(1),
  /** ISO 8601, UTC: everything that was acknowledged before is in the backup. */
  begunAt: z.iso.datetime(),
  engine: z.enum(["SQLite", "PostgreSQL"]),
  /** Names of the migrations that the database had run. */
  migrations: z.array(z.string()),
  /** Rows of each table. */
  rows: z.record(z.string(), z.number().int()),
  pictures: z.enum(["folder", "bucket"]),
  /** Whether the backup holds the secret or it came from STAFF_SECRET, and a fingerprint to recognise it by. */
  secret: z.object({ kept: z.boolean(), sha256: z.string() }),
  /** SHA-256 and bytes of each file, by its path in the backup. */
  files: z.record(z.string(), z.object({ sha256: z.string(), bytes: z.number().int() })),
});

export type Manifest = z.infer<typeof manifest>;

/** A backup or restore failed; the message says what to do. */
export class BackupError extends Error {
  override name = "BackupError";
}

/** Written last: a folder without it is a backup that was not finished. */
export async function writeManifest(folder: string, content: Manifest) {
  await writeFile(join(folder, name), `${JSON.stringify(content, null, 2)}\n`, { mode: 0o600, flush: true });
}

/**
 * Reads a backup's manifest and compares every file with it.
 * @throws {BackupError} if a file is missing or has changed
 */
export async function readManifest(folder: string): Promise<Manifest> {
  const text = await readFile(join(folder, name), "utf8").catch(() => {
    throw new BackupError(
      `${folder} holds no ${name}: it is no backup, or one that was not finished. Choose another one.`,
    );
  });
  const result = manifest.safeParse(parseJson(text));
  if (!result.success)
    throw new BackupError(`${join(folder, name)} can't be read: it is damaged, or of another version.`);
  for (const [file, written] of Object.entries(result.data.files)) {
    const found = await describeFile(join(folder, file)).catch(() => undefined);
    if (found?.sha256 !== written.sha256)
      throw new BackupError(
        `${join(folder, file)} is ${found ? "not what was written" : "missing"}: this backup is damaged. Choose another one.`,
      );
  }
  return result.data;
}

export async function describeFile(path: string) {
  const hash = createHash("sha256");
  let bytes = 0;
  await pipeline(createReadStream(path), async (chunks: AsyncIterable<Buffer>) => {
    for await (const chunk of chunks) {
      bytes += chunk.length;
      hash.update(chunk);
    }
  });
  return { sha256: hash.digest("hex"), bytes };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
