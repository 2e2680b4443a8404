import { existsSync } from "node:fs";
import { appendFile, chmod, copyFile, mkdtemp, readdir, readFile, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { sql } from "kysely";
import { describe, expect, test } from "vitest";
import { sqliteFile } from "#server/database/connect.ts";
import { migrate } from "#server/database/migrate.ts";
import { openUnlimited } from "#server/database/unlimited.ts";
import { openDatabase } from "#server/tables/open-database.ts";
import { startBucket } from "#tests/support/bucket.ts";
import { runScript } from "#tests/support/command.ts";
import { emptyPlace, engines } from "#tests/support/databases.ts";
import { goodEnquiry, goodFields, intakeOver } from "#tests/support/enquiries.ts";
import { type Site, startSite } from "#tests/support/site.ts";

const folder = (name: string) => mkdtemp(join(tmpdir(), `mag-${name}-`));

describe.each(engines)("%s", (engine) => {
  test("a site backed up under load is restored whole elsewhere", async () => {
    await using here = await emptyPlace(engine);
    await using there = await emptyPlace(engine);
    const dataDir = engine === "SQLite" ? here.env.DATA_DIR : await folder("data");
    const env = { ...here.env, DATA_DIR: dataDir };
    const site = await startSite(env);
    const picture = await storePicture(dataDir);
    const sender = sendEnquiries(site);
    await expect.poll(() => sender.acknowledged.size, { timeout: 20_000 }).toBeGreaterThan(50);
    const before = new Map(sender.acknowledged);
    const backups = await folder("backups");
    const made = await runScript("backup", ["--to", backups], env);
    expect(made).toMatchObject({ code: 0, stderr: "" });
    await sender.stop();
    await site.stop();

    const backup = join(backups, (await readdir(backups))[0] ?? "");
    await expectPrivate(backup);
    /* As on a disk that knows no users. */
    await chmod(join(backup, "staff-secret"), 0o644);
    const elsewhere = {
      ...there.env,
      DATA_DIR: engine === "SQLite" ? there.env.DATA_DIR : await folder("data"),
    };
    const restored = await runScript("restore", [backup], elsewhere);
    expect(restored).toMatchObject({ code: 0, stderr: "" });
    expect(restored.stdout).toContain("every table has the rows of the backup");
    expect((await stat(join(elsewhere.DATA_DIR, "staff-secret"))).mode & 0o777).toBe(0o600);

    const again = await startSite(elsewhere);
    const found = await referencesIn(elsewhere);
    expect([...before.values()].filter(({ reference }) => !found.has(reference))).toEqual([]);
    const first = [...before.values()][0];
    expect((await fetch(again.origin + first?.track)).status).toBe(200);
    expect((await fetch(`${again.origin}/blog-pictures/${picture}`)).status).toBe(200);
    expect((await (await post(again, "After the restore")).json()) as object).toMatchObject({ ok: true });
    await again.stop();
  });

  test("data is replaced only on request, and then kept aside", async () => {
    await using place = await emptyPlace(engine);
    const env = { ...place.env, DATA_DIR: place.env.DATA_DIR || (await folder("data")) };
    const old = await enquiryIn(env);
    const backups = await folder("backups");
    await runScript("backup", ["--to", backups], env);
    const backup = join(backups, (await readdir(backups))[0] ?? "");
    const later = await enquiryIn(env);

    const refused = await runScript("restore", [backup], env);
    expect(refused).toMatchObject({ code: 1, stdout: "" });
    expect(refused.stderr).toMatch(/holds data\. To replace it, add --replace/);
    expect(await referencesIn(env)).toEqual(new Set([old, later]));

    const replaced = await runScript("restore", [backup, "--replace"], env);
    expect(replaced).toMatchObject({ code: 0, stderr: "" });
    expect(await referencesIn(env)).toEqual(new Set([old]));
    const aside =
      /is kept as (?:the schema )?(\S+?)(?: of the database)?\. /.exec(replaced.stdout)?.[1] ?? "";
    expect(await referencesAside(engine, env, aside)).toEqual(new Set([old, later]));
    expect(await enquiryIn(env)).toMatch(/^MR-/);
  });

  test("nothing is restored while the site runs", async () => {
    await using place = await emptyPlace(engine);
    const env = { ...place.env, DATA_DIR: place.env.DATA_DIR || (await folder("data")) };
    const site = await startSite(env);
    await post(site, "One");
    const backups = await folder("backups");
    await runScript("backup", ["--to", backups], env);
    const backup = join(backups, (await readdir(backups))[0] ?? "");
    const refused = await runScript("restore", [backup, "--replace"], env);
    expect(refused).toMatchObject({ code: 1, stdout: "" });
    expect(refused.stderr).toMatch(/Stop (the site|every node of the site), then restore/);
    expect((await post(site, "Two")).status).toBe(200);
    await site.stop();
  });

  test("a damaged backup is refused and changes nothing", async () => {
    await using place = await emptyPlace(engine);
    const env = { ...place.env, DATA_DIR: place.env.DATA_DIR || (await folder("data")) };
    const reference = await enquiryIn(env);
    const backups = await folder("backups");
    await runScript("backup", ["--to", backups], env);
    const backup = join(backups, (await readdir(backups))[0] ?? "");
    await appendFile(
      join(backup, engine === "SQLite" ? "database.sqlite" : "tables/submissions.jsonl"),
      "\n{}",
    );
    const refused = await runScript("restore", [backup, "--replace"], env);
    expect(refused).toMatchObject({ code: 1, stdout: "" });
    expect(refused.stderr).toContain("is not what was written: this backup is damaged");
    expect(await referencesIn(env)).toEqual(new Set([reference]));
  });
});

test("PostgreSQL: nothing is restored while the site runs and rests, without a connection", async () => {
  await using place = await emptyPlace("PostgreSQL");
  const env = { ...place.env, DATA_DIR: await folder("data") };
  const site = await startSite(env);
  const backups = await folder("backups");
  await runScript("backup", ["--to", backups], env);
  const backup = join(backups, (await readdir(backups))[0] ?? "");
  await expect.poll(() => connectionsTo(env.DATABASE_URL), { timeout: 30_000, interval: 200 }).toBe(0);
  const refused = await runScript("restore", [backup, "--replace"], env);
  expect(refused).toMatchObject({ code: 1, stdout: "" });
  expect(refused.stderr).toMatch(/Stop every node of the site, then restore/);
  await site.stop();
  expect(await runScript("restore", [backup, "--replace"], env)).toMatchObject({ code: 0, stderr: "" });
});

test("a backup goes over a database that crashed without mixing with its log", async () => {
  const { env, backup } = await crashedSite();
  const copied = { DATA_DIR: await folder("data"), DATABASE_URL: "" };
  for (const end of ["", "-wal"])
    await copyFile(sqliteFile(env.DATA_DIR) + end, sqliteFile(copied.DATA_DIR) + end);
  await copyFile(join(backup, "database.sqlite"), sqliteFile(copied.DATA_DIR));
  await expect(startSite(copied)).rejects.toThrow(
    /is damaged: .+ The site does not start on it, and nothing was changed\. Go back to a backup with: npm run restore/,
  );
  expect(await runScript("restore", [backup, "--replace"], copied)).toMatchObject({ code: 0, stderr: "" });

  expect(await runScript("restore", [backup, "--replace"], env)).toMatchObject({ code: 0, stderr: "" });
  for (const { DATA_DIR } of [env, copied]) {
    expect(existsSync(`${sqliteFile(DATA_DIR)}-wal`)).toBe(false);
    const site = await startSite({ DATA_DIR });
    expect((await post(site, "After the restore")).status).toBe(200);
    await site.stop();
  }
});

test.each([
  ["is no database", (path: string) => writeFile(path, "This is a letter. ".repeat(1000))],
  ["was cut short", async (path: string) => writeFile(path, (await readFile(path)).subarray(0, 40_960))],
  [
    "has a page of something else",
    async (path: string) => {
      const bytes = await readFile(path);
      await writeFile(path, bytes.fill("x", 8192, 24_576));
    },
  ],
])("a start on a file that %s refuses and says how to restore", async (_, damage) => {
  const DATA_DIR = await folder("data");
  await enquiryIn({ DATA_DIR, DATABASE_URL: "" });
  await damage(sqliteFile(DATA_DIR));
  const damaged = await readFile(sqliteFile(DATA_DIR));
  await expect(startSite({ DATA_DIR })).rejects.toThrow(
    /ended with 1:\nThe database .+ is damaged: .+ npm run restore/,
  );
  expect(await readFile(sqliteFile(DATA_DIR))).toEqual(damaged);
});

test("for a bucket, names are kept and lost pictures are reported", async () => {
  const bucket = await startBucket();
  const DATA_DIR = await folder("data");
  const env = { DATA_DIR, DATABASE_URL: "", ...bucket.env };
  await enquiryIn(env);
  const { bucketStorage } = await import("#server/storage/bucket-storage.ts");
  const storage = bucketStorage(bucket.bucket, { folder: "blog-pictures", type: "image/webp" });
  for (const name of ["a".repeat(64), "b".repeat(64)]) await storage.put(`${name}.webp`, Buffer.from(name));
  const backups = await folder("backups");
  expect(await runScript("backup", ["--to", backups], env)).toMatchObject({ code: 0, stderr: "" });
  await storage.remove(`${"a".repeat(64)}.webp`);
  const backup = join(backups, (await readdir(backups))[0] ?? "");
  const restored = await runScript("restore", [backup], { ...env, DATA_DIR: await folder("data") });
  expect(restored.stdout).toContain(`1 pictures are missing: ${"a".repeat(64)}.webp`);
  await bucket.stop();
});

test("only the requested number of backups is kept, the newest", async () => {
  const env = { DATA_DIR: await folder("data"), DATABASE_URL: "" };
  await enquiryIn(env);
  const backups = await folder("backups");
  for (let count = 0; count < 3; count++) {
    await runScript("backup", ["--to", backups, "--keep", "2"], env);
    await wait(5);
  }
  expect(await readdir(backups)).toHaveLength(2);
});

function sendEnquiries(site: Site) {
  const acknowledged = new Map<string, { reference: string; track: string }>();
  let running = true;
  const loop = (async () => {
    for (let count = 0; running; count++) {
      const answer = await post(site, `Enquiry ${count}`);
      acknowledged.set(`Enquiry ${count}`, (await answer.json()) as { reference: string; track: string });
    }
  })();
  return {
    acknowledged,
    stop: () => {
      running = false;
      return loop;
    },
  };
}

function post(site: Site, message: string) {
  const body = new URLSearchParams({ ...goodFields, message, "form-name": "home-contact" });
  return fetch(site.origin, { method: "POST", headers: { Accept: "application/json" }, body });
}

type Env = { DATA_DIR: string; DATABASE_URL: string };

/** Opens the site's database for a moment; the tables are made where there are none. */
async function within<Result>(
  env: Env,
  use: (db: Awaited<ReturnType<typeof openDatabase>>) => Promise<Result>,
) {
  const db = await openDatabase({ dataDir: env.DATA_DIR, databaseUrl: env.DATABASE_URL || undefined });
  try {
    await migrate(db);
    return await use(db);
  } finally {
    await db.destroy();
  }
}

const enquiryIn = (env: Env) =>
  within(env, (db) => {
    const fields = { ...goodFields, message: `At ${performance.now()}` };
    return intakeOver(db)({ ...goodEnquiry, fields });
  });

async function referencesIn(env: Env) {
  return within(env, async (db) => {
    const rows = await db.selectFrom("submissions").select("reference").execute();
    return new Set(rows.map(({ reference }) => reference));
  });
}

function referencesAside(engine: (typeof engines)[number], env: Env, aside: string) {
  if (engine === "SQLite") return referencesIn({ DATA_DIR: aside, DATABASE_URL: "" });
  return within(env, async (db) => {
    const { rows } = await sql<{
      reference: string;
    }>`select reference from ${sql.table(`${aside}.submissions`)}`.execute(db);
    return new Set(rows.map(({ reference }) => reference));
  });
}

/** Connections of others to a PostgreSQL database. */
async function connectionsTo(databaseUrl: string) {
  const db = openUnlimited<unknown>(databaseUrl);
  try {
    const { rows } = await sql<{ count: string }>`
      select count(*) from pg_stat_activity
      where datname = current_database() and pid <> pg_backend_pid() and backend_type = 'client backend'`.execute(
      db,
    );
    return Number(rows[0]?.count);
  } finally {
    await db.destroy();
  }
}

async function storePicture(dataDir: string) {
  const { folderStorage } = await import("#server/storage/folder-storage.ts");
  const name = `${"c".repeat(64)}.webp`;
  await folderStorage(join(dataDir, "blog-pictures")).put(name, Buffer.from("RIFF....WEBP, a picture"));
  return name;
}

/** Only this user may read what visitors wrote. */
async function expectPrivate(backup: string) {
  for (const entry of await readdir(backup, { recursive: true, withFileTypes: true })) {
    const { mode } = await stat(join(entry.parentPath, entry.name));
    expect(mode & 0o777, entry.name).toBe(entry.isDirectory() ? 0o700 : 0o600);
  }
}

/** A site killed with a full write-ahead log, and a backup of its first enquiries. */
async function crashedSite() {
  const env = { DATA_DIR: await folder("data"), DATABASE_URL: "" };
  const site = await startSite(env);
  for (let count = 0; count < 20; count++) await post(site, `Before ${count}`);
  const backups = await folder("backups");
  await runScript("backup", ["--to", backups], env);
  for (let count = 0; count < 100; count++) await post(site, `After ${count}`);
  site.signal("SIGKILL");
  await site.exited;
  expect((await stat(`${sqliteFile(env.DATA_DIR)}-wal`)).size).toBeGreaterThan(0);
  return { env, backup: join(backups, (await readdir(backups))[0] ?? "") };
}
