import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { afterAll, beforeAll, expect, test } from "vitest";
import { sqliteFile } from "#server/database/connect.ts";
import { freshDatabase } from "#tests/support/databases.ts";
import { goodEnquiry, intakeOver } from "#tests/support/enquiries.ts";

const rounds = 8;

let processes: ChildProcess[];
/** Of a database that was killed. */
let killed: { file: Buffer; log: Buffer };

beforeAll(async () => {
  processes = Array.from({ length: 6 }, () => fork("tests/support/opens-database.ts"));
  await Promise.all(processes.map((child) => once(child, "message")));
  await using database = await freshDatabase("SQLite");
  await intakeOver(database.db)(goodEnquiry);
  const path = sqliteFile(database.settings.dataDir);
  killed = { file: await readFile(path), log: await readFile(`${path}-wal`) };
});
afterAll(() => {
  for (const child of processes) child.kill();
});

const states: Record<string, (path: string) => Promise<unknown>> = {
  "a new folder": async () => {},
  "a database that a kill left": async (path) => {
    await writeFile(path, killed.file);
    await writeFile(`${path}-wal`, killed.log);
  },
};

test.each(Object.entries(states))("six processes open %s at once: all of them do", async (_, make) => {
  for (let round = 0; round < rounds; round++) {
    const dataDir = await folder();
    await make(sqliteFile(dataDir));
    const answers = await openAtOnce(dataDir);
    expect(answers).toEqual(processes.map(() => "opened"));
    using file = new DatabaseSync(sqliteFile(dataDir));
    expect(file.prepare("select count(*) as n from tried").get()?.["n"]).toBe(processes.length);
    await rm(dataDir, { recursive: true });
  }
});

test("six processes open another program's database at once: all refuse it, and nothing is changed", async () => {
  for (let round = 0; round < rounds; round++) {
    const dataDir = await folder();
    const path = sqliteFile(dataDir);
    {
      using file = new DatabaseSync(path);
      file.exec("create table songs (name text); insert into songs values ('one')");
    }
    const before = await readFile(path);
    const answers = await openAtOnce(dataDir);
    expect(answers.filter((answer) => !answer.includes("is another program's"))).toEqual([]);
    expect((await readFile(path)).equals(before)).toBe(true);
    expect(await readdir(dataDir)).toEqual(["mag-robotics.sqlite"]);
    await rm(dataDir, { recursive: true });
  }
});

function openAtOnce(dataDir: string): Promise<string[]> {
  return Promise.all(
    processes.map(async (child) => {
      const answer = once(child, "message");
      child.send(dataDir);
      return String((await answer)[0]);
    }),
  );
}

const folder = () => mkdtemp(join(tmpdir(), "mag-busy-door-"));
