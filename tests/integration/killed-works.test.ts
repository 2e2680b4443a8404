import { execFile, spawnSync } from "node:child_process";
import { randomBytes } from "node:crypto";
import { cp, mkdir, mkdtemp, readdir, readFile, rm, utimes, writeFile } from "node:fs/promises";
import { hostname, tmpdir } from "node:os";
import { basename, join } from "node:path";
import sharp from "sharp";
import { expect, test } from "vitest";
import { backupsFolder, beginDraft } from "#server/backup/drafts.ts";
import { readManifest } from "#server/backup/manifest.ts";
import { pictureUploads } from "#server/blog/pictures.ts";
import { prepareUpload } from "#server/blog/prepare-upload.ts";
import { sweepPictures } from "#server/blog/sweep-pictures.ts";
import { sqliteFile } from "#server/database/connect.ts";
import { executedMigrations } from "#server/database/executed-migrations.ts";
import frozen from "#server/database/frozen-migrations.json" with { type: "json" };
import { migrate } from "#server/database/migrate.ts";
import { migrations } from "#server/database/migrations.ts";
import { erasePerson } from "#server/desk/erase.ts";
import { eraseOld } from "#server/retention/start-retention.ts";
import { checkPassword } from "#server/staff/passwords.ts";
import { folderStorage } from "#server/storage/folder-storage.ts";
import { openDatabase, openExisting } from "#server/tables/open-database.ts";
import type { Database } from "#server/tables/tables.ts";
import { commandEnv, runScript } from "#tests/support/command.ts";
import { goodEnquiry, intakeOver } from "#tests/support/enquiries.ts";
import { fillEnquiries } from "#tests/support/fill-enquiries.ts";
import { storeTickets } from "#tests/support/many-tickets.ts";
import { rowsOf, seed } from "#tests/support/seeds.ts";
import { type Site, startSite } from "#tests/support/site.ts";
import { addStaff, authOver, password, signIn, staffClient } from "#tests/support/staff.ts";

const day = 24 * 60 * 60 * 1000; /* ms */
const retentionDays = 730;
const newPassword = "another horse, another battery";
const trace = "marmalade";
const email = "wilhelmina@quagmire.example";
const release = "0.1.0";

type Work = {
  prepare: (dataDir: string) => Promise<unknown>;
  /** Does the work in a process that may be killed in the middle. @returns whether it says that it is done */
  run: (env: Env) => Promise<boolean>;
  /** What has to hold after a kill, also once the work is begun anew. */
  check: (dataDir: string, isDone: boolean) => Promise<void>;
  /** Changes between two kills. */
  step: number;
};

/** Of the process that is killed; it counts its changes from when the file `KILLED_AFTER` is there. */
type Env = { DATA_DIR: string; NODE_OPTIONS: string; KILLED_AT: string; KILLED_AFTER: string };

const works: Record<string, Work> = {
  "a backup": {
    prepare: (dataDir) => filled(dataDir, (db) => storeTickets(db, 20)),
    run: (env) => command("backup", [], env),
    async check(dataDir) {
      const again = await runScript("backup", [], { DATA_DIR: dataDir });
      expect(again).toMatchObject({ code: 0, stderr: "" });
      const kept = await readdir(join(dataDir, "backups"));
      expect(kept).toEqual(kept.filter((name) => /^backup-[\dTZ-]+$/.test(name)));
      for (const name of kept)
        expect((await readManifest(join(dataDir, "backups", name))).rows["submissions"]).toBe(20);
    },
    step: 3,
  },
  "an upgrade": {
    prepare: tablesOfRelease,
    run: (env) => command("migrate", [], env),
    async check(dataDir) {
      expect(await runScript("migrate", [], { DATA_DIR: dataDir })).toMatchObject({ code: 0, stderr: "" });
      expect((await runScript("migrate", [], { DATA_DIR: dataDir })).stdout).toContain("nothing to do");
      await holdsSeeds(dataDir);
      for (const name of await readdir(join(dataDir, "before-upgrades")))
        await readManifest(join(dataDir, "before-upgrades", name));
    },
    step: 25,
  },
  "the way back to the release before": {
    async prepare(dataDir) {
      await tablesOfRelease(dataDir);
      await filled(dataDir, () => Promise.resolve());
    },
    run: (env) => command("migrate", ["--back-to", release], env),
    async check(dataDir) {
      const again = await runScript("migrate", ["--back-to", release], { DATA_DIR: dataDir });
      expect(again).toMatchObject({ code: 0, stderr: "" });
      const ofRelease = Object.keys(migrations).filter((name) => name <= lastOfRelease);
      await using db = await openDatabase({ dataDir });
      expect(await executedMigrations(db)).toEqual(ofRelease);
    },
    step: 9,
  },
  retention: {
    prepare: (dataDir) =>
      filled(dataDir, async (db) => {
        await sendFrom(db, 30, new Date(Date.now() - (retentionDays + 1) * day));
        await storeTickets(db, 5);
      }),
    run: (env) =>
      script(
        `import { eraseOld } from "#server/retention/start-retention.ts";
        await eraseOld({ db, days: ${retentionDays}, clock: () => new Date(), random: randomBytes });`,
        env,
      ),
    async check(dataDir) {
      await using db = await openDatabase({ dataDir });
      await eraseOld({ db, days: retentionDays, clock: () => new Date(), random: randomBytes });
      await isForgotten(db, dataDir, 5);
    },
    step: 4,
  },
  "erasing a person": {
    prepare: (dataDir) =>
      filled(dataDir, async (db) => {
        await sendFrom(db, 30, new Date());
        await storeTickets(db, 5);
      }),
    run: (env) =>
      script(
        `import { erasePerson } from "#server/desk/erase.ts";
        await erasePerson(db, "${email}", { staffId: null, now: new Date(), random: randomBytes });`,
        env,
      ),
    async check(dataDir) {
      await using db = await openDatabase({ dataDir });
      await erasePerson(db, email, { staffId: null as never, now: new Date(), random: randomBytes });
      await isForgotten(db, dataDir, 5);
    },
    step: 4,
  },
  "a new password": {
    prepare: (dataDir) => filled(dataDir, (db) => addStaff(db, "Ada", "admin")),
    run: (env) =>
      atSite(env, async (site, arm) => {
        const ada = staffClient(site, await signIn(site, "ada@mag.example"));
        await arm();
        return ada.post("/staff/account/password", { current: password, password: newPassword });
      }),
    async check(dataDir, isDone) {
      await using db = await openExisting({ dataDir });
      const isRight = async (words: string) =>
        (await checkPassword(db, authOver(db), {
          ...{ email: "ada@mag.example", password: words, network: "" },
        })) !== undefined;
      const isChanged = await isRight(newPassword);
      expect(await isRight(password)).toBe(!isChanged);
      if (isDone) expect(isChanged).toBe(true);
      const events = await db.selectFrom("staff_events").select("action").execute();
      const notices = await db.selectFrom("staff_notices").select("kind").execute();
      expect(events.some(({ action }) => action === "password-changed")).toBe(isChanged);
      expect(notices.some(({ kind }) => kind === "password-changed")).toBe(isChanged);
    },
    step: 3,
  },
  "an upload": {
    prepare: (dataDir) => filled(dataDir, (db) => addStaff(db, "Ada", "admin")),
    run: (env) =>
      atSite(env, async (site, arm) => {
        const { cookie } = staffClient(site, await signIn(site, "ada@mag.example"));
        await arm();
        return fetch(`${site.origin}/native-blogs/pictures`, {
          ...{ method: "POST", headers: { cookie, origin: site.origin }, body: await pictureForm() },
        });
      }),
    async check(dataDir, isDone) {
      const folder = join(dataDir, "blog-pictures");
      const storage = folderStorage(folder);
      await using db = await openExisting({ dataDir });
      const sent = new Response(await pictureForm());
      const upload = pictureUploads(db, storage, prepareUpload);
      const type = sent.headers.get("content-type") ?? "";
      const { src } = (await upload(await sent.bytes(), type, new Date())) as { src: string };
      const whole = await readdir(folder);
      expect(whole).toContain(src.replace("/blog-pictures/", ""));
      if (isDone) expect(whole.filter((name) => !name.endsWith(".webp"))).toEqual([]);
      const later = new Date(Date.now() + 2 * day);
      await sweepPictures(db, storage, later);
      await storage.sweep(later);
      expect(await readdir(folder)).toEqual([]);
      expect(await db.selectFrom("blog_pictures").select("hash").execute()).toEqual([]);
    },
    step: 1,
  },
};

test.each(Object.entries(works))(
  "wherever %s is killed, nothing is lost, and what was half done is finished or gone",
  async (_, { prepare, run, check, step }) => {
    const place = await mkdtemp(join(tmpdir(), "mag-killed-works-"));
    const before = join(place, "before");
    await prepare(before);
    let kills = 0;
    for (let isDone = false; !isDone; kills++) {
      const dataDir = join(place, `${kills}`);
      await cp(before, dataDir, { recursive: true });
      isDone = await run({
        DATA_DIR: dataDir,
        NODE_OPTIONS: "--import=./tests/support/killed-at.mjs",
        KILLED_AT: `${kills * step + 1}`,
        KILLED_AFTER: before,
      });
      await check(dataDir, isDone);
      await rm(dataDir, { recursive: true });
    }
    expect(kills).toBeGreaterThan(3);
    await rm(place, { recursive: true });
  },
  240_000,
);

test("whoever downloads all enquiries from a site that is killed sees that the file is not whole", async () => {
  const dataDir = await mkdtemp(join(tmpdir(), "mag-killed-export-"));
  await filled(dataDir, (db) => addStaff(db, "Ada", "admin"));
  fillEnquiries(sqliteFile(dataDir), { count: 20_000, days: 30 });
  const site = await startSite({ DATA_DIR: dataDir });
  const ada = staffClient(site, await signIn(site, "ada@mag.example"));
  const answer = await ada.get("/staff/export.csv");
  const reader = answer.body?.getReader();
  expect((await reader?.read())?.done).toBe(false);
  site.signal("SIGKILL");
  await site.exited;
  const toTheEnd = async () => {
    while (!(await reader?.read())?.done);
  };
  await expect(toTheEnd()).rejects.toThrow();
  await rm(dataDir, { recursive: true });
});

test("a site deletes what interrupted backups left in its folder, and nothing of one that is under way", async () => {
  const dataDir = await mkdtemp(join(tmpdir(), "mag-interrupted-"));
  const left = async (time: string, pid: number, age: number) => {
    const draft = await beginDraft(join(backupsFolder(dataDir), `backup-${time}`));
    await writeFile(join(draft, "owner"), `${hostname()}\n${pid}\n`);
    await utimes(draft, new Date(Date.now() - age), new Date(Date.now() - age));
    return basename(draft);
  };
  await mkdir(backupsFolder(dataDir));
  const { pid: ended = 0 } = spawnSync("true");
  await left("1", ended, 0);
  await left("2", process.pid, 1.1 * day);
  const underWay = await left("3", process.pid, 0);
  const site = await startSite({ DATA_DIR: dataDir, NODE_OPTIONS: "--import=./tests/support/soon.mjs" });
  await expect.poll(() => readdir(backupsFolder(dataDir)), { timeout: 10_000 }).toEqual([underWay]);
  await site.stop();
  await rm(dataDir, { recursive: true });
});

const lastOfRelease = frozen.releases[release];

async function filled(dataDir: string, fill: (db: Database) => Promise<unknown>) {
  const db = await openDatabase({ dataDir });
  await migrate(db);
  await fill(db);
  await db.destroy();
}

async function tablesOfRelease(dataDir: string) {
  const db = await openDatabase({ dataDir });
  for (const name of Object.keys(migrations).filter((each) => each <= lastOfRelease)) {
    const upTo = Object.fromEntries(Object.entries(migrations).filter(([each]) => each <= name));
    await migrate(db, { migrations: upTo });
    await seed(db, name);
  }
  await db.destroy();
}

async function holdsSeeds(dataDir: string) {
  const place = await mkdtemp(join(tmpdir(), "mag-seeds-"));
  await tablesOfRelease(place);
  await filled(place, () => Promise.resolve());
  await using unharmed = await openExisting({ dataDir: place });
  await using db = await openExisting({ dataDir });
  expect(await rowsOf(db)).toEqual(await rowsOf(unharmed));
  await rm(place, { recursive: true });
}

async function sendFrom(db: Database, count: number, at: Date) {
  const accept = intakeOver(db, () => at);
  for (let number = 0; number < count; number++) {
    const message = `Round ${number}: ${`${trace} `.repeat(number % 2 ? 4 : 480)}`;
    await accept({ ...goodEnquiry, fields: { ...goodEnquiry.fields, email, message } });
  }
}

async function isForgotten(db: Database, dataDir: string, kept: number) {
  const rows = await db.selectFrom("submissions").select("fields").where("fields", "!=", "{}").execute();
  expect(rows).toHaveLength(kept);
  const files = ["", "-wal"].map((ending) => readFile(sqliteFile(dataDir) + ending, "latin1"));
  expect((await Promise.all(files)).join("").includes(trace)).toBe(false);
}

const command = async (name: string, parameters: string[], env: Env) =>
  (await runScript(name, parameters, env)).code === 0;

/** Runs some lines over the database `db`, as the site would. */
function script(lines: string, env: Env) {
  const code = `
    import { randomBytes } from "node:crypto";
    import { openDatabase } from "#server/tables/open-database.ts";
    const db = await openDatabase({ dataDir: process.env.DATA_DIR });
    ${lines}
    await db.destroy();`;
  return new Promise<boolean>((resolve) => {
    const parameters = ["--input-type=module", "--eval", code];
    execFile(process.execPath, parameters, { env: { ...commandEnv, ...env } }, (error) => resolve(!error));
  });
}

/** Asks a site for something, and kills it once it has answered, if it wasn't killed before. */
async function atSite(env: Env, ask: (site: Site, arm: () => Promise<void>) => Promise<Response>) {
  const armed = `${env.DATA_DIR}.armed`;
  const site = await startSite({ ...env, KILLED_AFTER: armed });
  const answer = await ask(site, () => writeFile(armed, "")).catch(() => undefined);
  site.signal("SIGKILL");
  await site.exited;
  await rm(armed);
  if (answer) expect(answer.status).toBeLessThan(400);
  return answer !== undefined;
}

async function pictureForm() {
  const picture = await sharp({ create: { width: 900, height: 500, channels: 3, background: "#284" } })
    .png()
    .toBuffer();
  const form = new FormData();
  form.set("picture", new File([new Uint8Array(picture)], "hall.png"));
  return form;
}
