/* Brings the tables of the database up to date: npm run migrate. Starting the site does the same. */
import "#server/private-files.ts";
import "./environment.ts";
import { ConfigError, readConfig } from "#server/config/config.ts";
import { DatabaseUnavailable } from "#server/database/database-unavailable.ts";
import { migrate } from "#server/database/migrate.ts";
import { openDatabase } from "#server/tables/open-database.ts";

try {
  const config = readConfig(process.env);
  const db = await openDatabase(config);
  try {
    const done = await migrate(db, { databaseUrl: config.databaseUrl, tell: console.info });
    console.info(
      done.length > 0 ? `Done: ${done.join(", ")}.` : "The database is up to date; there was nothing to do.",
    );
  } finally {
    await db.destroy();
  }
} catch (error) {
  if (!(error instanceof ConfigError || error instanceof DatabaseUnavailable)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
