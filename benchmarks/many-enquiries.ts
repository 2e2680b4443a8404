/**
 * What the site's longest works cost over 1,000, 100,000 and 1,000,000 enquiries, and how long /healthz takes
 * meanwhile, each time on a new connection: the table of docs/operating.md. A tenth of the enquiries is past its time.
 * npm run node -- benchmarks/many-enquiries.ts [postgres] [count …]      needs a build and 8 GB of disk; about 20 minutes
 */
import { mkdir, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { sqliteFile } from "#server/database/connect.ts";
import { migrate } from "#server/database/migrate.ts";
import { stepBack } from "#server/database/step-back.ts";
import { openDatabase } from "#server/tables/open-database.ts";
import { runScript } from "#tests/support/command.ts";
import { fillEnquiries, fillPostgres, frequentSender } from "#tests/support/fill-enquiries.ts";
import { newConnection } from "#tests/support/new-connection.ts";
import { startPostgres } from "#tests/support/postgres.ts";
import { type Site, startSite } from "#tests/support/site.ts";
import { addStaff, signIn, staffClient } from "#tests/support/staff.ts";
import { machine } from "./report.ts";

const bar = 300; /* ms, 99th percentile */
const retention = 730; /* days */
const release = "0.1.0";

const parameters = process.argv.slice(2);
const inPostgres = parameters[0] === "postgres";
const counts = parameters.slice(inPostgres ? 1 : 0).map(Number);
console.info(machine());
for (const count of counts.length > 0 ? counts : [1000, 100_000, 1_000_000]) await measureAll(count);

async function measureAll(count: number) {
  const dataDir = await mkdtemp(join(tmpdir(), "mag-many-"));
  const postgres = inPostgres ? await startPostgres() : undefined;
  const at = { dataDir, ...(postgres && { databaseUrl: postgres.url }) };
  try {
    await fill(at, count);
    console.info(`\n${count} enquiries${postgres ? " in PostgreSQL" : ""}`);
    const env = { DATA_DIR: dataDir, ...(postgres && { DATABASE_URL: postgres.url }) };
    let site = await started("start", env);
    const client = staffClient(site, await signIn(site, "ada@mag.example"));
    const read = async (path: string) => {
      const answer = await client.get(path);
      if (answer.status !== 200) console.info(`  ${path}: ${answer.status}`);
      for await (const _ of answer.body ?? []);
    };
    await read("/staff");
    await during(site, "nothing", () => wait(5000));
    await during(site, "desk, first page", () => read("/staff"), 10);
    await during(site, "desk, one form and reason", () => read("/staff?form=contact&reason=Support"), 10);
    await during(site, "search, a word of most", () => read("/staff?search=pa"), 10);
    await during(site, "search, one enquiry", () => read("/staff?search=9000000042"), 10);
    await during(site, "export", () => read("/staff/export.csv"));
    await during(site, "backup", () => command("backup", ["--to", join(dataDir, "kept")], env));
    await rm(join(dataDir, "kept"), { recursive: true });
    await during(site, "erasing one person", async () => {
      const answer = await client.post("/staff/erase/confirmed", { email: frequentSender });
      if (answer.status !== 200) console.info(`  erasing: ${answer.status}`);
    });
    await killed(site);
    site = await started("start after a kill", env);
    await site.stop();

    site = await startSite({
      ...env,
      NODE_OPTIONS: `--import ${import.meta.dirname}/../tests/support/soon.mjs`,
    });
    await during(site, "retention, a tenth due", () =>
      logged(site, /Old submissions (were|could not be) erased/),
    );
    await site.stop();

    const db = await openDatabase(at);
    await stepBack(db, release, postgres?.url);
    await db.destroy();
    site = await started(`start that upgrades from ${release}`, env);
    await site.stop();
  } finally {
    await postgres?.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
}

async function fill(at: { dataDir: string; databaseUrl?: string }, count: number) {
  await mkdir(at.dataDir, { recursive: true });
  const db = await openDatabase(at);
  await migrate(db);
  await addStaff(db, "Ada", "admin");
  const filling = { count, days: retention / 0.9 };
  if (at.databaseUrl) await fillPostgres(db, filling);
  await db.destroy();
  if (!at.databaseUrl) fillEnquiries(sqliteFile(at.dataDir), filling);
}

async function started(name: string, env: Record<string, string>) {
  const began = performance.now();
  const site = await startSite(env);
  console.info(`| ${name} | ${seconds(performance.now() - began)} | |`);
  return site;
}

async function killed(site: Site) {
  /* What is in the write-ahead log then: */
  await fetch(`${site.origin}/readyz`);
  site.signal("SIGKILL");
  await site.exited;
}

async function logged(site: Site, words: RegExp) {
  while (!site.output.some((line) => words.test(line))) await wait(100);
}

async function command(script: string, parameters: string[], env: Record<string, string>) {
  const { code, stderr } = await runScript(script, parameters, env);
  if (code !== 0) console.info(`  ${script}: ${stderr}`);
}

/** Does something some times, and asks for /healthz all the while. */
async function during(site: Site, name: string, act: () => Promise<unknown>, times = 1) {
  const asked: number[] = [];
  const took: number[] = [];
  let isOver = false;
  const asking = (async () => {
    for (; !isOver; await wait(20)) {
      const { status, time } = await newConnection(`${site.origin}/healthz`);
      asked.push(status === 200 ? time : Number.POSITIVE_INFINITY);
    }
  })();
  for (let time = 0; time < times; time++) {
    const began = performance.now();
    await act();
    took.push(performance.now() - began);
  }
  isOver = true;
  await asking;
  const worst = share(asked, 0.99);
  console.info(
    `| ${name} | ${seconds(share(took, 0.5))} | ${worst.toFixed(0)} ms (longest ${Math.max(...asked).toFixed(0)}) |${worst < bar ? "" : " MISSED"}`,
  );
  if (!(worst < bar)) process.exitCode = 1;
}

function share(values: number[], part: number) {
  const sorted = values.toSorted((one, other) => one - other);
  return sorted[Math.ceil(sorted.length * part) - 1] ?? Number.NaN;
}

function seconds(time: number) {
  return time < 1000 ? `${time.toFixed(0)} ms` : `${(time / 1000).toFixed(1)} s`;
}
