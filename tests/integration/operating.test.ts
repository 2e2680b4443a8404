import { existsSync, readFileSync } from "node:fs";
import { mkdtemp, readdir, rm, stat } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { expect, test } from "vitest";
import { migrate } from "#server/database/migrate.ts";
import { migrations } from "#server/database/migrations.ts";
import { openDatabase } from "#server/tables/open-database.ts";
import { runScript } from "#tests/support/command.ts";
import { describeSchema } from "#tests/support/schema.ts";
import { rowsOf, seed } from "#tests/support/seeds.ts";
import { sendEnquiry } from "#tests/support/send-enquiry.ts";
import { startSite } from "#tests/support/site.ts";

const handbook = readFileSync("docs/operating.md", "utf8");
const { scripts } = JSON.parse(readFileSync("package.json", "utf8"));
const { releases } = JSON.parse(readFileSync("server/database/frozen-migrations.json", "utf8"));
const ofRelease = upTo(Object.values<string>(releases).at(-1) ?? "");

/** Commands of the handbook in their order, each once, without their comments. */
const commands = [
  ...new Set(
    [...handbook.matchAll(/npm (?:start|run [^`#\n]+)/g)].map(([command]) =>
      command.replaceAll(/\s+/g, " ").trim(),
    ),
  ),
];
/** These run elsewhere: fresh-clone.test.ts, doctor.test.ts, planner.test.ts; and a restored site's below. */
const elsewhere = ["npm start", "npm run build", "npm run doctor", "npm run planner"];
const afterwards = ["npm run restore", "npm run enquiries", "npm run migrate -- --back-to"];

test("every command of the handbook does what it says, in order, in the folder of a clean machine", async () => {
  const place = await mkdtemp(join(tmpdir(), "mag-operating-"));
  const env = { DATA_DIR: join(place, "data") };
  const backups = join(place, "backups");
  const site = await startSite(env);
  const newest = async (folder: string) => join(folder, (await readdir(folder)).sort().at(-1) ?? "");
  const whileItRuns = commands.filter(
    (command) => !elsewhere.includes(command) && !afterwards.some((begin) => command.startsWith(begin)),
  );
  for (const command of whileItRuns) {
    const [script = "", ...words] = command.replace("npm run ", "").replace(" -- ", " ").split(" ");
    expect(scripts).toHaveProperty(script);
    const parameters = words.map((word) => (word === "/mnt/backups" ? backups : word));
    expect(await runScript(script, parameters, env), command).toMatchObject({ code: 0, stderr: "" });
  }
  expect(await readdir(join(env.DATA_DIR, "backups"))).not.toEqual([]);
  await site.stop();
  const backup = await newest(backups);
  const into = { DATA_DIR: join(place, "try") };
  expect(await runScript("restore", [backup], into)).toMatchObject({ code: 0, stderr: "" });
  expect(await runScript("restore", [backup, "--replace"], env)).toMatchObject({ code: 0, stderr: "" });
  const kept = (await readdir(env.DATA_DIR)).find((name) => name.startsWith("replaced_")) ?? "";
  const exported = await runScript("enquiries", ["export"], { DATA_DIR: join(env.DATA_DIR, kept) });
  expect(exported).toMatchObject({ code: 0, stderr: "" });
  await rm(place, { recursive: true });
}, 60_000);

test.each([
  ["the copy that the start kept", ["restore", "--before-upgrade", "--replace"], 0],
  ["the step back, with what came in since", ["migrate", "--back-to", "0.1.0"], 1],
])(
  "from an upgrade there is a way back to the release before: %s",
  async (_, [script = "", ...words], added) => {
    const place = await mkdtemp(join(tmpdir(), "mag-way-back-"));
    const env = { DATA_DIR: join(place, "data") };
    const then = await openDatabase({ dataDir: env.DATA_DIR });
    for (const name of Object.keys(ofRelease)) {
      await migrate(then, { migrations: upTo(name) });
      await seed(then, name);
    }
    const [schema, rows] = [await describeSchema(then), await rowsOf(then)];
    await then.destroy();

    const site = await startSite(env);
    expect(site.output.join("\n")).toContain("npm run restore -- --before-upgrade --replace");
    await sendEnquiry(site.origin);
    expect((await runScript(script, words, env)).stderr).toMatch(/Stop (it everywhere|the site)/);
    await site.stop();
    expect(await runScript(script, words, env)).toMatchObject({ code: 0, stderr: "" });

    const again = await openDatabase({ dataDir: env.DATA_DIR });
    expect(await describeSchema(again)).toEqual(schema);
    const { submissions, ...others } = await rowsOf(again);
    expect(submissions).toHaveLength(rows.submissions.length + added);
    if (added === 0) expect({ submissions, ...others }).toEqual(rows);
    const told: string[] = [];
    expect(await migrate(again, { migrations: ofRelease, tell: (said) => told.push(said) })).toEqual([]);
    expect(told).toEqual([]);
    await again.destroy();
    await (await startSite(env)).stop();
    const copies = join(env.DATA_DIR, "before-upgrades");
    expect(await readdir(copies)).toHaveLength(2);
    expect((await stat(copies)).mode & 0o777).toBe(0o700);
    await rm(place, { recursive: true });
  },
  60_000,
);

test("every file and address that the handbook names is there", () => {
  for (const [, path = ""] of handbook.matchAll(/\]\(([^)#]+)\)/g))
    expect(existsSync(join(dirname("docs/operating.md"), path)), path).toBe(true);
});

function upTo(last: string) {
  return Object.fromEntries(Object.entries(migrations).filter(([name]) => name <= last));
}
