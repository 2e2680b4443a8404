import { cp, mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { sqliteFile } from "#server/database/connect.ts";
import { openExisting } from "#server/tables/open-database.ts";
import { runScript } from "#tests/support/command.ts";
import { freshDatabase } from "#tests/support/databases.ts";
import { goodEnquiry, intakeOver } from "#tests/support/enquiries.ts";

const picture = `${"c".repeat(64)}.webp`;
const [oldSecret, newSecret] = ["o".repeat(40), "n".repeat(40)];

test("wherever a restore is killed, all data is still there: as it was, or the start asks for the restore again", {
  timeout: 240_000,
}, async () => {
  const before = await killedSite(oldSecret);
  const source = await killedSite(newSecret);
  await runScript("backup", ["--to", join(source.dataDir, "backups")], { DATA_DIR: source.dataDir });
  const backup = join(source.dataDir, "backups", (await readdir(join(source.dataDir, "backups")))[0] ?? "");

  let kills = 0;
  for (let isWhole = false; !isWhole; ) {
    const dataDir = await folder();
    await cp(before.dataDir, dataDir, { recursive: true });
    const env = { DATA_DIR: dataDir };
    const { code, stderr } = await runScript("restore", [backup, "--replace"], {
      ...env,
      NODE_OPTIONS: "--import=./tests/support/killed-at.mjs",
      KILLED_AT: `${kills + 1}`,
    });
    isWhole = code === 0;
    if (!isWhole) {
      kills++;
      expect(stderr).toBe("");
      const state = await stateOf(dataDir);
      expect([before.references, "refused", source.references], `after kill ${kills}`).toContainEqual(state);
      if (state !== "refused")
        expect((await readdir(dataDir)).filter((name) => name.endsWith(".copying"))).toEqual([]);
      const again = await runScript("restore", [backup, "--replace"], env);
      expect(again, `after kill ${kills}`).toMatchObject({ code: 0, stderr: "" });
    }
    expect(await stateOf(dataDir)).toEqual(source.references);
    expect(await readFile(join(dataDir, "staff-secret"), "utf8")).toBe(newSecret);
    expect(await readFile(join(dataDir, "blog-pictures", picture), "utf8")).toBe(newSecret);
    const asides = (await readdir(dataDir)).filter((name) => name.startsWith("replaced_"));
    const kept = await Promise.all(asides.map((name) => stateOf(join(dataDir, name)).catch(() => undefined)));
    expect(kept, `kept after kill ${kills}`).toContainEqual(before.references);
    await rm(dataDir, { recursive: true });
  }
  expect(kills).toBeGreaterThan(5);
});

/** A data folder whose site was killed: some of its enquiries are in the log beside the database only. */
async function killedSite(secret: string) {
  await using database = await freshDatabase("SQLite");
  const path = sqliteFile(database.settings.dataDir);
  const accept = intakeOver(database.db);
  const references: string[] = [];
  for (let count = 0; count < 3; count++) {
    const fields = { ...goodEnquiry.fields, message: `${secret} ${count}` };
    references.push((await accept({ ...goodEnquiry, fields })) as string);
  }
  const dataDir = await folder();
  for (const end of ["", "-wal"]) await cp(path + end, sqliteFile(dataDir) + end);
  for (const name of ["staff-secret", "link-secret"]) await writeFile(join(dataDir, name), secret);
  await cp(path, join(dataDir, "blog-pictures", picture));
  await writeFile(join(dataDir, "blog-pictures", picture), secret);
  return { dataDir, references: references.sort() };
}

/** The references of a database, or "refused" where it asks for a restore again. */
async function stateOf(dataDir: string) {
  try {
    await using db = await openExisting({ dataDir });
    const rows = await db.selectFrom("submissions").select("reference").execute();
    return rows.map(({ reference }) => reference).sort();
  } catch (error) {
    expect((error as Error).message).toMatch(/A restore of the database .+ was interrupted\. Run it again/);
    return "refused";
  }
}

const folder = () => mkdtemp(join(tmpdir(), "mag-killed-restore-"));
