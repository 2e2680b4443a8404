import { hash } from "node:crypto";
import { copyFile, readFile, rename, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { Config } from "#server/config/config.ts";
import { makeFolder } from "../folders/make-folder.ts";
import { linkSecretCopy, secretCopy } from "./backup.ts";
import type { Manifest } from "./manifest.ts";

type Target = Pick<Config, "dataDir" | "secrets">;

/**
 * Puts the secrets of a backup where the site looks for them, unless the configuration names some.
 * @param aside folder for what was there before
 * @returns whether the site will use the backup's secret or another one
 */
export async function restoreSecret(folder: string, target: Target, manifest: Manifest, aside: string) {
  if (target.secrets.links.length === 0 && Object.hasOwn(manifest.files, linkSecretCopy))
    await restoreFile(folder, target, linkSecretCopy, aside);
  const given = target.secrets.staff.map((secret) => hash("sha256", secret));
  if (given.length > 0)
    return given.includes(manifest.secret.sha256) ? ("same" as const) : ("different" as const);
  if (!manifest.secret.kept) return "missing" as const;
  return restoreFile(folder, target, secretCopy, aside);
}

async function restoreFile(folder: string, { dataDir }: Target, name: string, aside: string) {
  const path = join(dataDir, name);
  const [present, saved] = await Promise.all([
    readFile(path, "utf8").catch(() => undefined),
    readFile(join(folder, name), "utf8"),
  ]);
  if (present === saved) return "same" as const;
  makeFolder(dataDir);
  if (present !== undefined) {
    makeFolder(aside);
    await copyFile(path, join(aside, name));
  }
  /* Without a secret the next start would make one, and every link in emails would end. */
  const draft = `${path}.restoring`;
  /* Not copied: the copy of a secret may have become readable to others where the backup lay. */
  await writeFile(draft, saved, { mode: 0o600, flush: true });
  await rename(draft, path);
  return "restored" as const;
}
