/**
 * 10,000 enquiries, each sent five times at once to the real server: exactly 10,000 have to be stored, all five
 * answers of one with the same reference. Over SQLite, then over PostgreSQL.
 * npm run node -- benchmarks/repeated-submissions.ts [count]          needs a build; about 3 minutes
 */
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { openDatabase } from "#server/tables/open-database.ts";
import { goodFields } from "#tests/support/enquiries.ts";
import { startPostgres } from "#tests/support/postgres.ts";
import { startSite } from "#tests/support/site.ts";
import { machine } from "./report.ts";

const count = Number(process.argv[2] ?? 10_000);
const copies = 5;
const atOnce = 20; /* enquiries under way, so five times as many requests */

console.info(machine());
await measure("SQLite", "");
const postgres = await startPostgres();
await measure("PostgreSQL", postgres.url);
await postgres.stop();

async function measure(engine: string, databaseUrl: string) {
  const dataDir = await mkdtemp(join(tmpdir(), "mag-repeated-"));
  const site = await startSite({ DATA_DIR: dataDir, DATABASE_URL: databaseUrl, LOG_LEVEL: "error" });
  const began = performance.now();
  const references = new Set<string>();
  let [next, differing] = [0, 0];
  const clients = Array.from({ length: atOnce }, async () => {
    for (let number = next++; number < count; number = next++) {
      const answers = await Promise.all(Array.from({ length: copies }, () => send(site.origin, number)));
      if (new Set(answers).size > 1) differing++;
      for (const reference of answers) references.add(reference);
    }
  });
  await Promise.all(clients);
  const seconds = (performance.now() - began) / 1000;
  await site.stop();

  const db = await openDatabase({ dataDir, databaseUrl });
  const stored = await Promise.all(
    (["submissions", "tickets", "deliveries"] as const).map(async (table) => {
      const row = await db
        .selectFrom(table)
        .select((e) => e.fn.countAll().as("count"))
        .executeTakeFirstOrThrow();
      return Number(row.count);
    }),
  );
  await db.destroy();
  await rm(dataDir, { recursive: true });

  const isHeld =
    stored.join() === `${count},${count},${2 * count}` && references.size === count && !differing;
  const rate = Math.round((count * copies) / seconds);
  console.info(
    `${engine}: ${count * copies} sent in ${seconds.toFixed(0)} s (${rate}/s); stored ${stored.join(" / ")} submissions / tickets / emails; ${references.size} references, ${differing} enquiries answered with several; ${isHeld ? "bar held" : "bar MISSED"}`,
  );
  if (!isHeld) process.exitCode = 1;
}

async function send(origin: string, number: number) {
  const fields = { ...goodFields, message: `Enquiry ${number}` };
  const response = await fetch(origin, {
    method: "POST",
    headers: { accept: "application/json" },
    body: new URLSearchParams({ "form-name": "home-contact", ...fields }),
  });
  const { reference } = (await response.json()) as { reference?: string };
  if (!reference) throw new Error(`An enquiry was answered with ${response.status}`);
  return reference;
}
