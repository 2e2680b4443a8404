import { readFileSync } from "node:fs";
import { setTimeout as wait } from "node:timers/promises";
import { sql } from "kysely";
import type { Migration } from "kysely/migration";
import { describe, expect, test } from "vitest";
import { migrate } from "#server/database/migrate.ts";
import { migrations } from "#server/database/migrations.ts";
import { stepBack } from "#server/database/step-back.ts";
import { openDatabase } from "#server/tables/open-database.ts";
import type { Database } from "#server/tables/tables.ts";
import { emptyDatabase, engines, freshDatabase } from "#tests/support/databases.ts";
import { describeSchema, type Schema } from "#tests/support/schema.ts";
import { rowsOf, seed } from "#tests/support/seeds.ts";

const { releases }: { releases: Record<string, string> } = JSON.parse(
  readFileSync("server/database/frozen-migrations.json", "utf8"),
);

const released = Object.entries(releases);
const lastRelease = released.at(-1)?.[1] ?? "";

describe.each(engines)("%s", (engine) => {
  test("data written before each migration is there after all of them", async () => {
    await using database = await emptyDatabase(engine);
    for (const name of Object.keys(migrations)) {
      await migrate(database.db, { migrations: upTo(name) });
      await seed(database.db, name);
    }
    expect(await rowsOf(database.db)).toEqual({
      submissions: ["MR-0001-0001 Asha Rao", "MR-0003-0003 Björn Ørsted"],
      deliveries: ["sales@mag.example pending", "sales@mag.example sent"],
      tickets: ["MR-0001-0001 new", "MR-0003-0003 answered"],
      staff: ["ada@mag.example admin"],
      posts: ["a-day-on-the-dock A day on the dock"],
      foundInAscii: ["MR-0003-0003"],
      postsFoundInAscii: ["a-day-on-the-dock"],
      foundByWord: ["MR-0001-0001", "MR-0003-0003"],
      postsFoundByWord: ["a-day-on-the-dock"],
    });
  });

  test.each(released)("a version that is in use runs on the present tables: %s", async (_, last) => {
    await using then = await emptyDatabase(engine);
    await migrate(then.db, { migrations: upTo(last) });
    await using now = await freshDatabase(engine);
    const present = await describeSchema(now.db);
    if (isNeeded(Number.parseInt(last, 10)))
      expect(lossesBetween(await describeSchema(then.db), present)).toEqual([]);
  });

  test.each(released)(
    "from the present tables there is a way back to those of %s, with their rows",
    async (release, last) => {
      await using then = await emptyDatabase(engine);
      await migrate(then.db, { migrations: upTo(last) });
      await using database = await emptyDatabase(engine);
      for (const name of Object.keys(migrations)) {
        await migrate(database.db, { migrations: upTo(name) });
        await seed(database.db, name);
      }
      const rows = await rowsOf(database.db);
      await stepBack(database.db, release, database.settings.databaseUrl);
      expect(await describeSchema(database.db)).toEqual(await describeSchema(then.db));
      expect(await rowsOf(database.db)).toEqual(rows);
      await migrate(database.db);
      expect(await rowsOf(database.db)).toEqual(rows);
    },
  );

  test("network addresses that earlier versions wrote down are blanked, and the log of events stays closed", async () => {
    await using database = await emptyDatabase(engine);
    const { db } = database;
    await migrate(db, { migrations: upTo("011-spam-signs") });
    await seed(db, "002-staff");
    await writeNetworks(db);
    await migrate(db);
    const written = JSON.stringify(
      await Promise.all(
        (["staff_sessions", "sign_in_attempts", "form_counts", "staff_events"] as const).map((table) =>
          db.selectFrom(table).selectAll().execute(),
        ),
      ),
    );
    expect(written).not.toMatch(/192\.0\.2|2001:db8|unsalted/);
    expect(written.match(/named-netwrk/g)).toHaveLength(2);
    const change = db.updateTable("staff_events").set({ network: "another" }).execute();
    await expect(change).rejects.toThrow(/append-only/);
  });

  test("a version that finds a newer database runs on it and says so", async () => {
    await using database = await freshDatabase(engine);
    const told: string[] = [];
    expect(
      await migrate(database.db, { migrations: upTo(lastRelease), tell: (words) => told.push(words) }),
    ).toEqual([]);
    const newer = Object.keys(migrations).filter((name) => name > lastRelease);
    if (newer.length > 0) expect(told.join()).toContain("newer than this version");
    await migrate(database.db, { migrations: { ...migrations, "900-more": empty } });
    expect(await migrate(database.db, { tell: (words) => told.push(words) })).toEqual([]);
    expect(told.at(-1)).toBe(
      "The database is newer than this version of the site (900-more), which runs on it.",
    );
  });

  test("a version that needs what a newer one removed refuses to start, and says what to do", async () => {
    await using database = await freshDatabase(engine);
    await migrate(database.db, { migrations: { ...migrations, "900-less.needs-899": empty } });
    await expect(migrate(database.db)).rejects.toThrow(
      /too new for this version of the site: 900-less\.needs-899 .+ npm run restore/,
    );
  });

  test("a migration that fails says which, and leaves everything as it was", async () => {
    await using database = await freshDatabase(engine);
    const before = await describeSchema(database.db);
    const half: Migration = {
      async up(db) {
        await db.schema.createTable("half").addColumn("id", "integer").execute();
        await sql`select nonsense from nowhere`.execute(db);
      },
    };
    await expect(migrate(database.db, { migrations: { ...migrations, "900-half": half } })).rejects.toThrow(
      /^The database could not be brought up to date \(900-half\): .*nowhere/,
    );
    expect(await describeSchema(database.db)).toEqual(before);
  });

  test("a process that finds another one migrating waits for it, and says so", async () => {
    await using database = await freshDatabase(engine);
    await using second = await secondConnection(database.settings);
    const told: string[] = [];
    const slow: Migration = { up: () => wait(7000) };
    const wanted = { ...migrations, "900-slow": slow };
    const first = migrate(database.db, { ...database.settings, migrations: wanted });
    await wait(300);
    const options = { ...database.settings, migrations: wanted, tell: (words: string) => told.push(words) };
    expect(await Promise.all([first, migrate(second.db, options)])).toEqual([["900-slow"], []]);
    expect(told).toEqual([expect.stringContaining("Waiting until the database is up to date")]);
  });
});

test("a migration may take longer than the server allows a statement", async () => {
  await using database = await freshDatabase("PostgreSQL");
  const name = new URL(database.settings.databaseUrl ?? "").pathname.slice(1);
  await sql`alter database ${sql.id(name)} set statement_timeout = '300ms'`.execute(database.db);
  const slow: Migration = { up: async (db) => void (await sql`select pg_sleep(1)`.execute(db)) };
  const wanted = { ...migrations, "900-slow": slow };
  expect(await migrate(database.db, { ...database.settings, migrations: wanted })).toEqual(["900-slow"]);
});

const empty: Migration = { up: async () => {} };

/** What versions before 012 wrote of networks, and what this one writes. */
async function writeNetworks(db: Database) {
  const now = new Date().toISOString();
  for (const [index, network] of ["192.0.2.7", "2001:db8:0:0::/64", "named-netwrk"].entries()) {
    const id = `${index}`;
    await sql`insert into staff_sessions (id, user_id, token, expires_at, ip_address, created_at, updated_at)
      values (${id}, 'ada', ${id}, ${now}, ${index < 2 ? network : null}, ${now}, ${now})`.execute(db);
    await db.insertInto("sign_in_attempts").values({ id, account: "a", network, at: now }).execute();
    await db.insertInto("staff_events").values({ id, at: now, action: "signed-in", network }).execute();
  }
  await db.insertInto("form_counts").values({ key: "unsalted", count: 1, ends_at: now }).execute();
}

function upTo(last: string) {
  return Object.fromEntries(Object.entries(migrations).filter(([name]) => name <= last));
}

/** False where a later migration says that it needs a newer version than the one that knows `number`. */
function isNeeded(number: number) {
  return !Object.keys(migrations).some((name) => Number(/\.needs-(\d+)$/.exec(name)?.[1] ?? 0) > number);
}

/** What code for one schema lacks in another, or can't write there. */
function lossesBetween(then: Schema, now: Schema) {
  return Object.entries(then).flatMap(([table, { columns, checks }]) => {
    const present = now[table];
    if (!present) return [`${table} is gone`];
    const gone = columns
      .filter(({ name, type }) => !present.columns.some((c) => c.name === name && c.type === type))
      .map(({ name }) => `${table}.${name} is gone or has another type`);
    const required = present.columns
      .filter(({ nullable, hasDefault }) => !nullable && !hasDefault)
      .filter(({ name }) => columns.find((column) => column.name === name)?.nullable !== false)
      .filter(({ name }) => !(name === "number" && table === "tickets"))
      .map(({ name }) => `${table}.${name} has to be written`);
    const allowed = new Set(present.checks.flat());
    const refused = checks
      .flat()
      .filter((value) => present.checks.length > 0 && !allowed.has(value))
      .map((value) => `${table} no longer takes ${value}`);
    return [...gone, ...required, ...refused];
  });
}

async function secondConnection(settings: Parameters<typeof openDatabase>[0]) {
  const db = await openDatabase(settings);
  return { db, [Symbol.asyncDispose]: () => db.destroy() };
}
