/**
 * The desk over 100,000 submissions: pages, searches and filters of the real server, asked for by one admin.
 * node benchmarks/desk.ts                              needs a build; about a minute
 * DATABASE_URL=postgres://… node benchmarks/desk.ts    over an empty PostgreSQL database
 */
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "kysely";
import { openDatabase } from "#server/database/connect.ts";
import { migrate } from "#server/database/migrate.ts";
import { storeTickets } from "#tests/support/many-tickets.ts";
import { startSite } from "#tests/support/site.ts";
import { addStaff, signIn, staffClient } from "#tests/support/staff.ts";
import { machine, median, processorTime } from "./report.ts";

const count = 100_000;
const rounds = 15;

const views = {
  "first page": "",
  "past a working day": "?view=late",
  spam: "?view=spam",
  "not delivered": "?view=undelivered",
  "one form, one reason": "?form=contact&reason=Support",
  "one month": "?from=2026-01-01&to=2026-01-31",
  "search, nothing": "?search=zzzz",
  "search, one hit": "?search=9000012345",
  "search, 20,000 hits": "?search=pallets",
  "search, two words": "?search=m%C3%BCller+rao",
  "search, one letter": "?search=r",
  "search, every ticket": "?search=example",
  "search and filters": "?search=rao&form=contact&view=new",
};

const dataDir = await mkdtemp(join(tmpdir(), "mag-desk-"));
const databaseUrl = process.env["DATABASE_URL"] ?? "";
const db = await openDatabase({ dataDir, databaseUrl });
await migrate(db);
await storeTickets(db, count);
/* What PostgreSQL does by itself within a minute of so many new rows. */
if (databaseUrl) await sql`vacuum analyze`.execute(db);
const email = await addStaff(db, "Ada", "admin");
await db.destroy();

const site = await startSite({ DATA_DIR: dataDir, DATABASE_URL: databaseUrl, LOG_LEVEL: "info" });
const admin = staffClient(site, await signIn(site, email));
console.info(machine());
console.info(`${count} submissions over ${databaseUrl ? "PostgreSQL" : "SQLite"}; bar: 100 ms at the server`);
for (const [name, query] of Object.entries(views)) await measurePage(name, query);
await site.stop();
await rm(dataDir, { recursive: true });

/** What the server's own log says it took, and the processor time that it used, drawing the page included. */
async function measurePage(name: string, query: string) {
  await (await admin.get(`/staff${query}`)).text();
  const logged = site.output.length;
  const before = await processorTime(site.pid);
  for (let round = 0; round < rounds; round++) await (await admin.get(`/staff${query}`)).text();
  const used = ((await processorTime(site.pid)) - before) / rounds;
  const times = site.output
    .slice(logged)
    .map((line) => (JSON.parse(line) as { milliseconds: number }).milliseconds);
  const [middle, most] = [median(times), Math.max(...times)].map((time) => time.toFixed(0).padStart(4));
  console.info(
    `${name.padEnd(22)} median ${middle} ms, most ${most} ms, processor ${used.toFixed(0).padStart(3)} ms`,
  );
}
