import { execFile } from "node:child_process";
import { mkdtemp, rename, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { sql } from "kysely";
import { expect, test } from "vitest";
import { sqliteFile } from "#server/database/connect.ts";
import { migrate } from "#server/database/migrate.ts";
import { isUnavailable } from "#server/database/unavailable.ts";
import { openDatabase } from "#server/tables/open-database.ts";
import { commandEnv } from "#tests/support/command.ts";
import { freshDatabase } from "#tests/support/databases.ts";

test("a file that is not a database is refused, with what to do", async () => {
  const dataDir = await mkdtemp(join(tmpdir(), "mag-data-"));
  await writeFile(sqliteFile(dataDir), "This is a letter, and certainly no database. ".repeat(100));
  await expect(openDatabase({ dataDir })).rejects.toThrow(
    `The database ${sqliteFile(dataDir)} is damaged: file is not a database. The site does not start on it, and nothing was changed. Go back to a backup with: npm run restore -- <folder of the backup>`,
  );
});

test("a folder that can't be made is refused with what to do", async () => {
  const folder = await mkdtemp(join(tmpdir(), "mag-data-"));
  await writeFile(join(folder, "file"), "");
  await expect(openDatabase({ dataDir: join(folder, "file/data") })).rejects.toThrow(
    /is a file, or is below one/,
  );
});

test("a PostgreSQL server that is not there is refused without its password in the message", async () => {
  const opening = openDatabase({ dataDir: "", databaseUrl: "postgres://me:secret@127.0.0.1:1/leads" });
  await expect(opening).rejects.toThrow("The PostgreSQL database 127.0.0.1:1/leads can't be used:");
  await expect(opening).rejects.not.toThrow(/secret/);
});

test("SQLite waits for the disk at every commit, and no other user may read the folder", async () => {
  const dataDir = join(await mkdtemp(join(tmpdir(), "mag-data-")), "made");
  const db = await openDatabase({ dataDir });
  const { rows } = await sql`
    select journal_mode, synchronous, foreign_keys, secure_delete
    from pragma_journal_mode, pragma_synchronous, pragma_foreign_keys, pragma_secure_delete`.execute(db);
  await db.destroy();
  expect(rows).toEqual([{ journal_mode: "wal", synchronous: 2, foreign_keys: 1, secure_delete: 1 }]);
  expect((await stat(dataDir)).mode & 0o777).toBe(0o700);
});

test.each([true, false])(
  "a database that was moved takes nothing until it is back, aside: %s",
  async (writesAside) => {
    const dataDir = await mkdtemp(join(tmpdir(), "mag-data-"));
    const db = await openDatabase({ dataDir, writesAside });
    const add = () => sql`insert into kept values (1)`.execute(db);
    const addTogether = () =>
      db.transaction().execute((trx) => sql`insert into kept values (1)`.execute(trx));
    await sql`create table kept (id integer)`.execute(db);
    await rename(dataDir, `${dataDir}-away`);
    for (const write of [add, addTogether])
      expect(isUnavailable(await write().catch((error: unknown) => error))).toBe(true);
    await rename(`${dataDir}-away`, dataDir);
    for (const write of [add, addTogether]) await write();
    const { rows } = await sql`select count(*) as kept from kept`.execute(db);
    await db.destroy();
    expect(rows).toEqual([{ kept: 2 }]);
  },
);

test("a row id above JavaScript's safe integers does not break later statements", async () => {
  await using database = await freshDatabase("SQLite");
  await sql`create temporary table counted (id integer primary key)`.execute(database.db);
  await sql`insert into counted values (9009535716950016)`.execute(database.db);
  await database.db.transaction().execute(async (trx) => {
    await sql`delete from counted`.execute(trx);
  });
});

test("five processes that start at once set up one database together", async () => {
  const dataDir = join(await mkdtemp(join(tmpdir(), "mag-data-")), "new");
  const start = () =>
    promisify(execFile)(process.execPath, ["scripts/commands/migrate.ts"], {
      env: { ...commandEnv, DATA_DIR: dataDir },
    });
  const outputs = await Promise.all([start(), start(), start(), start(), start()]);
  const ran = outputs.filter(({ stdout }) => stdout.includes("001-submissions"));
  expect(ran).toHaveLength(1);
  for (const { stderr } of outputs) expect(stderr).toBe("");
});

test.each(["SQLite", "PostgreSQL"] as const)(
  "migrating what is up to date does nothing: %s",
  async (engine) => {
    await using database = await freshDatabase(engine);
    expect(await migrate(database.db)).toEqual([]);
  },
);
