/*
 * Brings the tables of the database up to date, as starting the site does:
 *   npm run migrate                        keeps a copy of a SQLite database first, if its tables are older
 *   npm run migrate -- --without-copy      where there is no room for one
 *   npm run migrate -- --back-to 0.1.0     takes back what was added since that release, so that its version starts
 */
import "#server/private-files.ts";
import "./environment.ts";
import { parseArgs } from "node:util";
import { goBack, upgrade } from "#server/backup/before-upgrade.ts";
import { readConfig } from "#server/config/config.ts";
import { openDatabase } from "#server/tables/open-database.ts";
import { runCommand } from "./run-command.ts";

const usage = "Use: npm run migrate [-- --without-copy] [--back-to <release>]";

await runCommand(usage, async () => {
  const { values } = parseArgs({
    options: { "without-copy": { type: "boolean", default: false }, "back-to": { type: "string" } },
  });
  const config = readConfig(process.env);
  const settings = { config, tell: console.info, withoutCopy: values["without-copy"] };
  const release = values["back-to"];
  const db = await openDatabase(config);
  try {
    if (release === undefined) {
      const done = await upgrade(db, settings);
      console.info(
        done.length > 0
          ? `Done: ${done.join(", ")}.`
          : "The database is up to date; there was nothing to do.",
      );
      return;
    }
    const taken = await goBack(db, release, settings);
    console.info(
      taken.length > 0
        ? `The tables are those of ${release} again, with all enquiries, tickets, posts and accounts: taken back were ${taken.join(", ")}. Start that version now; this one would change them again.`
        : `The tables are those of ${release} or older; there was nothing to do.`,
    );
  } finally {
    await db.destroy();
  }
});
