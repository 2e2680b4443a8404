/*
 * Backs up everything that the site keeps, while it runs:
 *   npm run backup                                  into DATA_DIR/backups
 *   npm run backup -- --to /mnt/backups --keep 14   elsewhere; deletes all but the newest 14 there
 */
import "./environment.ts";
import { constants, setPriority } from "node:os";
import { parseArgs } from "node:util";
import { z } from "zod";
import { backUp, deleteOldBackups } from "#server/backup/backup.ts";
import { backupsFolder } from "#server/backup/drafts.ts";
import { readConfig } from "#server/config/config.ts";
import { runCommand, UsageError } from "./run-command.ts";

const usage = "Use: npm run backup [-- --to <folder>] [--keep <number of backups>]";

await runCommand(usage, async () => {
  const { values } = parseArgs({ options: { to: { type: "string" }, keep: { type: "string" } } });
  const keep = z.coerce.number().int().min(1).optional().safeParse(values.keep);
  if (!keep.success) throw new UsageError("--keep takes a number from 1 on.");
  const config = readConfig(process.env);
  /* Only this user may read what visitors wrote. */
  process.umask(0o077);
  /* The site's own work goes first. */
  setPriority(constants.priority.PRIORITY_LOW);
  const into = values.to ?? backupsFolder(config.dataDir);
  const { folder, manifest } = await backUp(config, into, new Date());
  const rows = Object.values(manifest.rows).reduce((sum, count) => sum + count, 0);
  console.info(
    `Backed up: ${folder}\n${rows} rows of ${Object.keys(manifest.rows).length} tables (${manifest.rows["submissions"]} enquiries), ${Object.keys(manifest.files).length} files, read back and compared.`,
  );
  if (!manifest.secret.kept) console.info("STAFF_SECRET is not in it: keep it where you keep other secrets.");
  if (config.bucket)
    console.info(
      "The backup holds only the names of pictures in the bucket: keep the bucket's own versions.",
    );
  const deleted = keep.data ? await deleteOldBackups(into, keep.data) : [];
  if (deleted.length > 0) console.info(`Deleted: ${deleted.join(", ")}`);
});
