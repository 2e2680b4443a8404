/* What npm run doctor checks with the project's own Node: configuration, folders, database, port and build. */
import "./environment.ts";
import { existsSync } from "node:fs";
import { access, constants, readFile, statfs } from "node:fs/promises";
import { createServer } from "node:net";
import { dirname, resolve } from "node:path";
import { type Config, ConfigError, readConfig } from "#server/config/config.ts";
import { DatabaseUnavailable, sqliteFile } from "#server/database/connect.ts";
import { isMigrated } from "#server/database/migrate.ts";
import { openDatabase } from "#server/tables/open-database.ts";
import { serverSources, siteSources, sourceFingerprint } from "./source-fingerprint.ts";

const leastSpace = 500; /* MB: the database, its log and a day of pictures */

try {
  const config = readConfig(process.env);
  say(true, "The configuration can be read");
  await lookAtFolder(config.dataDir);
  await lookAtDatabase(config);
  await lookAtPort(config);
  await lookAtBuild();
} catch (error) {
  if (!(error instanceof ConfigError)) throw error;
  say(false, error.message);
}

async function lookAtFolder(dataDir: string) {
  const folder = nearest(resolve(dataDir));
  const mayWrite = await access(folder, constants.W_OK).then(
    () => true,
    () => false,
  );
  if (!mayWrite) return say(false, `DATA_DIR ${dataDir}: this user may not write in ${folder}.`);
  const { bavail, bsize } = await statfs(folder);
  const free = Math.floor((bavail * bsize) / 1e6);
  if (free < leastSpace)
    return say(false, `DATA_DIR ${dataDir}: ${free} MB are free there; the site needs ${leastSpace}.`);
  say(true, `The data folder ${dataDir}: ${free} MB free`);
}

async function lookAtDatabase(config: Config) {
  if (!config.databaseUrl && !existsSync(sqliteFile(config.dataDir)))
    return say(true, "There is no database yet: npm start makes one");
  try {
    const db = await openDatabase(config);
    const isCurrent = await isMigrated(db).finally(() => db.destroy());
    say(
      true,
      isCurrent ? "The database is up to date" : "The database is older: npm start brings it up to date",
    );
  } catch (error) {
    if (!(error instanceof DatabaseUnavailable)) throw error;
    say(false, error.message);
  }
}

async function lookAtPort({ host, port }: Config) {
  const code = await new Promise<string | undefined>((done) => {
    const server = createServer();
    server.once("error", ({ code }: NodeJS.ErrnoException) => done(code));
    server.listen(port, host, () => server.close(() => done(undefined)));
  });
  if (code) say(false, `${host}:${port} is not free (${code}). Set PORT, or stop what listens there.`);
  else say(true, `${host}:${port} is free`);
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

/** The folder, or the nearest one above it that exists. */
function nearest(folder: string): string {
  return existsSync(folder) ? folder : nearest(dirname(folder));
}

function say(holds: boolean, words: string) {
  console.info(`${holds ? "✓" : "✗"} ${words}`);
  if (!holds) process.exitCode = 1;
}
