import { randomUUID } from "node:crypto";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Kysely, type RawBuilder, sql } from "kysely";
import { inject } from "vitest";
import { type DatabaseSettings, sqliteFile } from "#server/database/connect.ts";
import { migrate } from "#server/database/migrate.ts";
import { openPostgres } from "#server/database/postgres.ts";
import { openDatabase } from "#server/tables/open-database.ts";

export const engines = ["SQLite", "PostgreSQL"] as const;

export type Engine = (typeof engines)[number];

/** A database of its own with the tables of the site, gone at the end of the block that says `await using`. */
export async function freshDatabase(engine: Engine) {
  if (engine === "PostgreSQL") return openHome(await copyOf("postgres"));
  const home = await freshFolder();
  migratedFile ??= migrateFile();
  await writeFile(sqliteFile(home.settings.dataDir), await migratedFile, { mode: 0o600 });
  return openHome(home);
}

/** A SQLite database with migrated tables: writing it takes a twentieth of migrating an empty one. */
let migratedFile: Promise<Buffer> | undefined;

async function migrateFile() {
  const { settings, remove } = await freshFolder();
  const db = await openDatabase(settings);
  await migrate(db);
  await db.destroy();
  const bytes = await readFile(sqliteFile(settings.dataDir));
  await remove();
  return bytes;
}

/** The same without any table. */
export async function emptyDatabase(engine: Engine) {
  return openHome(await emptyHome(engine));
}

/** The same, to which nobody is connected yet. */
export async function emptyPlace(engine: Engine) {
  const { settings, remove } = await emptyHome(engine);
  return { settings, env: envOf(settings), [Symbol.asyncDispose]: remove };
}

function emptyHome(engine: Engine) {
  return engine === "SQLite" ? freshFolder() : copyOf("template0");
}

async function openHome({ settings, remove }: Home) {
  const db = await openDatabase(settings);
  /* Kysely closes only a connection that was used. */
  await sql`select 1`.execute(db);
  return {
    db,
    settings,
    /** What a process needs in its environment to use this database. */
    env: envOf(settings),
    async [Symbol.asyncDispose]() {
      await db.destroy();
      await remove();
    },
  };
}

function envOf({ dataDir, databaseUrl }: DatabaseSettings) {
  return { DATA_DIR: dataDir, DATABASE_URL: databaseUrl ?? "" };
}

type Home = {
  settings: DatabaseSettings;
  remove: () => Promise<void>;
};

async function freshFolder(): Promise<Home> {
  const dataDir = await mkdtemp(join(tmpdir(), "mag-data-"));
  return { settings: { dataDir }, remove: () => rm(dataDir, { recursive: true, force: true }) };
}

/** Copying a database of migrated tables takes far less time than migrating an empty one; file by file, less than through the log. */
async function copyOf(template: string): Promise<Home> {
  const url = new URL(inject("postgresUrl"));
  const name = `test_${randomUUID().replaceAll("-", "")}`;
  await maintain(sql`create database ${sql.id(name)} template ${sql.id(template)} strategy file_copy`);
  return {
    settings: { dataDir: "", databaseUrl: atDatabase(name) },
    /* Even if a killed process has not released it yet. */
    remove: () => maintain(sql`drop database if exists ${sql.id(name)} with (force)`),
  };

  async function maintain(statement: RawBuilder<unknown>) {
    const maintenance = new Kysely<unknown>({
      dialect: openPostgres(atDatabase("template1"), () => {}).dialect,
    });
    try {
      await statement.execute(maintenance);
    } finally {
      await maintenance.destroy();
    }
  }

  function atDatabase(database: string) {
    url.pathname = `/${database}`;
    return url.href;
  }
}
