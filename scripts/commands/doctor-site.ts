/*
 * What npm run doctor checks with the project's own Node: configuration, data folder, secrets, database, ports and
 * build. Where the start refuses something, this is the same code; it only makes and changes nothing.
 */
import "./environment.ts";
import { readFile, statfs } from "node:fs/promises";
import { createServer } from "node:net";
import { type Config, ConfigError, readConfig } from "#server/config/config.ts";
import { refuseUnusableFolder } from "#server/config/data-folder.ts";
import { sqliteFile } from "#server/database/connect.ts";
import { isAnythingAt } from "#server/database/damage.ts";
import { DatabaseUnavailable } from "#server/database/database-unavailable.ts";
import { executedMigrations } from "#server/database/executed-migrations.ts";
import { isMigrated } from "#server/database/migrate.ts";
import { refuseAsNode } from "#server/nodes/nodes.ts";
import { readKeptSecrets } from "#server/secrets/secrets.ts";
import { explainListenError } from "#server/start-words.ts";
import { openDatabase } from "#server/tables/open-database.ts";
import type { Database } from "#server/tables/tables.ts";
import { serverSources, siteSources, sourceFingerprint } from "../site/source-fingerprint.ts";

const leastSpace = 500; /* MB: the database, its log and a day of pictures */

await look(async () => {
  const config = readConfig(process.env);
  say(true, "The configuration can be read");
  await look(async () => {
    await lookAtFolder(config);
    await look(() => lookAtSecrets(config));
    await look(() => lookAtDatabase(config));
  });
  await lookAtPort(config.host, config.port, "PORT");
  if (config.metrics) await lookAtPort(config.metrics.host, config.metrics.port, "METRICS_PORT");
});
await lookAtBuild();

/** Reports what the start would refuse, in its words. */
async function look(check: () => Promise<void>) {
  try {
    await check();
  } catch (error) {
    if (!(error instanceof ConfigError || error instanceof DatabaseUnavailable)) throw error;
    say(false, error.message);
  }
}

async function lookAtFolder(config: Config) {
  const folder = await refuseUnusableFolder(config);
  const { bavail, bsize } = await statfs(folder);
  const free = Math.floor((bavail * bsize) / 1e6);
  if (free < leastSpace)
    return say(false, `DATA_DIR ${config.dataDir}: ${free} MB are free there; the site needs ${leastSpace}.`);
  say(true, `The data folder ${config.dataDir}: ${free} MB free`);
}

async function lookAtSecrets(config: Config) {
  const { staff } = await readKeptSecrets(config);
  say(
    true,
    staff.length > 0
      ? "The keys of links and sessions can be read"
      : "There are no keys of links and sessions yet: npm start makes them",
  );
}

async function lookAtDatabase(config: Config) {
  if (!config.databaseUrl && !isAnythingAt(sqliteFile(config.dataDir)))
    return say(true, "There is no database yet: npm start makes one");
  const db = await openDatabase({ ...config, lookOnly: true });
  try {
    const executed = await executedMigrations(db);
    if (executed.length === 0) return say(true, "The database is empty: npm start makes its tables");
    const isCurrent = await isMigrated(db);
    await lookAtNodes(config, db, executed);
    say(
      true,
      isCurrent ? "The database is up to date" : "The database is older: npm start brings it up to date",
    );
  } finally {
    await db.destroy();
  }
}

/** Earlier versions kept no list of nodes. */
async function lookAtNodes(config: Config, db: Database, executed: string[]) {
  const { staff } = await readKeptSecrets(config).catch(() => ({ staff: [] }));
  if (executed.includes("008-nodes") && staff.length > 0) await refuseAsNode(db, staff);
}

async function lookAtPort(host: string, port: number, variable: string) {
  const error = await new Promise<NodeJS.ErrnoException | undefined>((done) => {
    const server = createServer();
    server.once("error", done);
    server.listen(port, host, () => server.close(() => done(undefined)));
  });
  if (!error) return say(true, `${host}:${port} is free`);
  const remedy =
    error.code === "EADDRINUSE"
      ? `Set ${variable}, or stop what listens there.`
      : explainListenError(error, variable);
  say(false, `${host}:${port} is not free (${error.code}). ${remedy}`);
}

async function lookAtBuild() {
  const isCurrent = async (name: string, sources: readonly string[]) =>
    (await readFile(`build/${name}-sources.txt`, "utf8").catch(() => "")) ===
    (await sourceFingerprint(sources));
  const all = (await isCurrent("site", siteSources)) && (await isCurrent("server", serverSources));
  say(
    true,
    all ? "The build is up to date" : "The build is missing or out of date: npm start builds the site",
  );
}

function say(holds: boolean, words: string) {
  console.info(`${holds ? "✓" : "✗"} ${words}`);
  if (!holds) process.exitCode = 1;
}
