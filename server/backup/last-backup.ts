import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";

const name = "last-backup";

/** Notes in the data folder, for the metrics, when the last whole backup began; it may lie anywhere. */
export async function rememberBackup(dataDir: string, begunAt: string) {
  /* A folder that can't be written leaves the backup whole: only its alarm rings. */
  await writeFile(join(dataDir, name), `${begunAt}\n`, { mode: 0o600 }).catch(() => {});
}

/** Undefined where none was made, of which the site knows. */
export async function lastBackup(dataDir: string): Promise<Date | undefined> {
  const text = await readFile(join(dataDir, name), "utf8").catch(() => "");
  const at = new Date(text.trim());
  return Number.isNaN(at.getTime()) ? undefined : at;
}
