/*
 * Goes back to a backup. Stop the site first.
 *   npm run restore -- <folder of the backup>              where there is no database, or an empty one
 *   npm run restore -- <folder of the backup> --replace    in place of one that holds data, which is kept aside
 *   npm run restore -- --before-upgrade --replace          to the tables as the last upgrade found them (SQLite)
 */
import "./environment.ts";
import { parseArgs } from "node:util";
import { newestCopy } from "#server/backup/before-upgrade.ts";
import { restore } from "#server/backup/restore.ts";
import { readConfig } from "#server/config/config.ts";
import { runCommand, UsageError } from "./run-command.ts";

const usage =
  "Use: npm run restore -- <folder of the backup> [--replace], or npm run restore -- --before-upgrade --replace";

const aboutSecret: Record<"same" | "restored" | "different" | "missing", string | undefined> = {
  same: undefined,
  restored: "The secret was restored with it: links in emails and sessions of that time still work.",
  different:
    "STAFF_SECRET has changed since the backup: links in emails and sessions of that time no longer work.",
  missing:
    "The backup holds no secret, because STAFF_SECRET was set. Set it to the same value: links in emails and sessions only work with it.",
};

await runCommand(usage, async () => {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: {
      replace: { type: "boolean", default: false },
      "before-upgrade": { type: "boolean", default: false },
    },
  });
  const isNamed = positionals.length === (values["before-upgrade"] ? 0 : 1);
  if (!isNamed) throw new UsageError("Name one backup.");
  process.umask(0o077);
  const config = readConfig(process.env);
  const folder = positionals[0] ?? (await newestCopy(config.dataDir));
  const { manifest, kept, missingPictures, secret } = await restore(folder, config, {
    replace: values.replace,
    now: new Date(),
  });
  console.info(
    `Restored as of ${manifest.begunAt}: ${manifest.rows["submissions"]} enquiries; every table has the rows of the backup.`,
  );
  if (kept) console.info(`What was there before is kept as ${kept}. Delete it when you no longer need it.`);
  if (aboutSecret[secret]) console.info(aboutSecret[secret]);
  if (missingPictures.length > 0)
    console.info(
      `${missingPictures.length} pictures are missing: ${missingPictures.slice(0, 5).join(", ")} …`,
    );
  console.info("People who asked for erasure after that time have to be erased again: /staff/erase.");
});
