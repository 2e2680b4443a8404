import type { Logger } from "pino";
import about from "../package.json" with { type: "json" };
import { upgrade } from "./backup/before-upgrade.ts";
import type { Config } from "./config/config.ts";
import { emptyLog } from "./database/empty-log.ts";
import { describeError } from "./log/describe-error.ts";
import { signsAsRelease } from "./nodes/beside-release.ts";
import { joinNodes } from "./nodes/nodes.ts";
import { readSecrets } from "./secrets/secrets.ts";
import { openDatabase } from "./tables/open-database.ts";

/**
 * Opens the database, migrates it and registers this process as a node of the site. Nothing is made before the database
 * is found fit.
 * @throws {DatabaseUnavailable} when the database can't be opened
 * @throws {ConfigError} when another process serves the site in a way that this one can't share
 */
export async function begin(config: Config, log: Logger) {
  const db = await openDatabase({
    dataDir: config.dataDir,
    databaseUrl: config.databaseUrl,
    writesAside: true,
    onLostConnection: (error) =>
      log.error({ error: describeError(error) }, "The database connection was lost"),
    patience: 60_000 /* ms: a machine that starts brings up both at once */,
    onWaiting: (words) => console.info(`• ${words}`),
  });
  try {
    const secrets = await readSecrets(config);
    const migrations = await upgrade(db, { config, tell: (words) => console.info(`• ${words}`) });
    if (migrations.length > 0) {
      /* What a migration blanked stands in the log until then. */
      await emptyLog(db);
      log.info({ migrations }, "The database is up to date");
    }
    const node = await joinNodes({ db, log, secrets: secrets.staff, config, version: about.version });
    if (node.warning) log.warn(node.warning);
    return { db, node, secrets, asRelease: await signsAsRelease(db, new Date()) };
  } catch (error) {
    /* Connections that stay open would hold a process that was refused for ten seconds. */
    await db.destroy();
    throw error;
  }
}
