import { createHash } from "node:crypto";
import { mkdtemp, readdir, readFile, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { beforeAll, expect, test } from "vitest";
import { sqliteFile } from "#server/database/connect.ts";
import { DatabaseUnavailable } from "#server/database/database-unavailable.ts";
import { openDatabase } from "#server/tables/open-database.ts";
import { runScript } from "#tests/support/command.ts";
import { freshDatabase } from "#tests/support/databases.ts";
import { goodEnquiry, intakeOver } from "#tests/support/enquiries.ts";
import { startSite } from "#tests/support/site.ts";

/** Whoever opens the database, and what they are called with. */
const commands: [script: string, ...parameters: string[]][] = [
  ["doctor-site"],
  ["migrate"],
  ["migrate", "--back-to", "0.1.0"],
  ["deliveries"],
  ["deliveries", "again"],
  ["staff", "list"],
  ["staff", "first"],
  ["enquiries"],
  ["enquiries", "export"],
  ["enquiries", "show", "MR-7K3M-92QX"],
  ["backup"],
];

/** Files as a crash, a person or a disk leaves them. */
let whole: Buffer;
let crashed: { file: Buffer; log: Buffer };
let otherLog: Buffer;
let backup: string;

beforeAll(async () => {
  whole = (await writtenFiles(60)).closed;
  crashed = await writtenFiles(3);
  otherLog = (await writtenFiles(40)).log;
  const dataDir = await folder();
  await writeFile(sqliteFile(dataDir), crashed.file);
  await writeFile(`${sqliteFile(dataDir)}-wal`, crashed.log);
  const backups = await folder();
  await runScript("backup", ["--to", backups], { DATA_DIR: dataDir });
  backup = join(backups, (await readdir(backups))[0] ?? "");
});

const foreignLog = async (path: string) => {
  await writeFile(path, whole);
  await writeFile(`${path}-wal`, otherLog);
};

const states: Record<string, (path: string) => Promise<unknown>> = {
  "the log of another database lies beside it": foreignLog,
  "a page holds something else": (path) => writeFile(path, Buffer.from(whole).fill("x", 8192, 24_576)),
  "the end is missing": (path) => writeFile(path, whole.subarray(0, 40_960)),
  "there is only a letter": (path) => writeFile(path, "This is a letter. ".repeat(1000)),
  "the tables are another program's": async (path) => {
    using file = new DatabaseSync(path);
    file.exec("create table songs (name text); insert into songs values ('one')");
  },
  "a rollback journal lies beside it": async (path) => {
    await writeFile(path, whole);
    await writeFile(`${path}-journal`, "something");
  },
  "only the log is there": (path) => writeFile(`${path}-wal`, crashed.log),
};

test.each(Object.entries(states))("where %s, nothing is opened and nothing changed", async (_, make) => {
  const dataDir = await folder();
  await make(sqliteFile(dataDir));
  const before = await hashes(dataDir);
  const opening = openDatabase({ dataDir });
  await expect(opening).rejects.toThrow(DatabaseUnavailable);
  await expect(opening).rejects.toThrow(/The database|There is no database/);
  expect(await hashes(dataDir)).toEqual(before);
});

test("the start and every command refuse a database beside which another one's log lies, and change no file", async () => {
  const dataDir = await folder();
  await foreignLog(sqliteFile(dataDir));
  const before = await hashes(dataDir);
  for (const [script, ...parameters] of commands) {
    const { code, stdout, stderr } = await runScript(script, parameters, { DATA_DIR: dataDir, PORT: "0" });
    const said = script === "doctor-site" ? stdout : stderr;
    expect(said, [script, ...parameters].join(" ")).toMatch(/The database .+ is damaged/);
    expect(said).not.toMatch(/^ {4}at /m);
    expect(code).toBe(1);
  }
  await expect(startSite({ DATA_DIR: dataDir })).rejects.toThrow(/The database .+ is damaged/);
  const refused = await runScript("restore", [backup], { DATA_DIR: dataDir });
  expect(refused.stderr).toMatch(/holds data. To replace it, add --replace/);
  expect(await hashes(dataDir)).toEqual(before);
});

test("what a restore replaces is kept as it was, byte by byte", async () => {
  const dataDir = await folder();
  await foreignLog(sqliteFile(dataDir));
  const before = await hashes(dataDir);
  expect(await runScript("restore", [backup, "--replace"], { DATA_DIR: dataDir })).toMatchObject({ code: 0 });
  const aside = (await readdir(dataDir)).find((name) => name.startsWith("replaced_")) ?? "";
  const kept = await hashes(join(dataDir, aside));
  for (const [name, hash] of Object.entries(before)) expect(kept[name]).toBe(hash);
});

test("doctor looks at a sound database and its log without merging them, and while the site runs", async () => {
  const dataDir = await folder();
  await writeFile(sqliteFile(dataDir), crashed.file);
  await writeFile(`${sqliteFile(dataDir)}-wal`, crashed.log);
  const before = await hashes(dataDir);
  const { stdout } = await runScript("doctor-site", [], { DATA_DIR: dataDir, PORT: "0" });
  expect(stdout).toContain("✓ The database is up to date");
  expect(await hashes(dataDir)).toEqual(before);
  const site = await startSite({ DATA_DIR: dataDir });
  const beside = await runScript("doctor-site", [], { DATA_DIR: dataDir, PORT: "0" });
  expect(beside.stdout).toContain("✓ The database is up to date");
  await site.stop();
});

/** A database with so many enquiries once it is closed, and the log that was beside it until then. */
async function writtenFiles(count: number) {
  const database = await freshDatabase("SQLite");
  const path = sqliteFile(database.settings.dataDir);
  const accept = intakeOver(database.db);
  for (let number = 0; number < count; number++)
    await accept({ ...goodEnquiry, fields: { ...goodEnquiry.fields, message: `Enquiry ${number}` } });
  const open = { file: await readFile(path), log: await readFile(`${path}-wal`) };
  await database.db.destroy();
  const closed = await readFile(path);
  await database[Symbol.asyncDispose]();
  return { ...open, closed };
}

const folder = () => mkdtemp(join(tmpdir(), "mag-door-"));

/** SHA-256 of each file of a folder, those in folders included. */
async function hashes(dataDir: string) {
  const found: Record<string, string> = {};
  for (const entry of await readdir(dataDir, { recursive: true, withFileTypes: true })) {
    const path = join(entry.parentPath, entry.name);
    if (entry.isFile())
      found[path.slice(dataDir.length + 1)] = createHash("sha256")
        .update(await readFile(path))
        .digest("hex");
    else found[path.slice(dataDir.length + 1)] = "folder";
  }
  return found;
}
