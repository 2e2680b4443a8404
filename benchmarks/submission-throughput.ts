/**
 * POST / of the real server with 50 clients, beside bare inserts into SQLite on the same disk: the same table, the
 * same pragmas, one commit each. The two take turns, so that both run under the same load.
 * npm run node -- benchmarks/submission-throughput.ts          needs a build; about 40 s
 */
import { randomBytes } from "node:crypto";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import autocannon from "autocannon";
import { sqliteFile } from "#server/database/connect.ts";
import { migrate } from "#server/database/migrate.ts";
import { newReference, uuidv7 } from "#server/ids/ids.ts";
import { fingerprint } from "#server/intake/fingerprint.ts";
import { openDatabase } from "#server/tables/open-database.ts";
import { goodFields } from "#tests/support/enquiries.ts";
import { startSite } from "#tests/support/site.ts";
import { machine, median } from "./report.ts";

const rounds = 5;
const duration = 3; /* s */
const clients = 50;

const bare = await openBare();
const site = await startSite();
await post(1);
const rates = { post: [] as number[], bare: [] as number[] };
for (let round = 0; round < rounds; round++) {
  rates.bare.push(bare.insert(duration));
  rates.post.push(await post(duration));
}
await Promise.all([site.stop(), bare.close()]);

console.info(machine());
report("bare inserts", rates.bare);
report("POST /", rates.post);
console.info(`ratio         ${(median(rates.post) / median(rates.bare)).toFixed(2)} (bar: 0.80)`);

/** Every enquiry differs, so that each is stored; a failed answer ends the run. */
async function post(seconds: number) {
  let count = 0;
  const result = await autocannon({
    url: site.origin,
    connections: clients,
    duration: seconds,
    requests: [
      {
        method: "POST",
        path: "/",
        headers: { "content-type": "application/x-www-form-urlencoded" },
        setupRequest: (request) => ({ ...request, body: enquiry(++count) }),
      },
    ],
  });
  if (result.non2xx + result.errors > 0)
    throw new Error(`${result.non2xx + result.errors} were not accepted`);
  return Math.round(result["2xx"] / result.duration);
}

function enquiry(count: number) {
  const message = `Enquiry ${count} of ${Date.now()}`;
  return new URLSearchParams({ "form-name": "home-contact", ...goodFields, message }).toString();
}

async function openBare() {
  const dataDir = await mkdtemp(join(tmpdir(), "mag-bare-"));
  const db = await openDatabase({ dataDir });
  await migrate(db);
  await db.destroy();
  const file = new DatabaseSync(sqliteFile(dataDir));
  file.exec(
    "pragma journal_mode = wal; pragma synchronous = full; pragma foreign_keys = on; pragma secure_delete = on",
  );
  const statement = file.prepare(
    "insert into submissions (id, reference, form, state, received_at, fields, fingerprint) values (?, ?, ?, ?, ?, ?, ?)",
  );
  return {
    insert(seconds: number) {
      const start = performance.now();
      let count = 0;
      for (; performance.now() - start < seconds * 1000; count++) {
        const now = new Date();
        const fields = { ...goodFields, message: `Enquiry ${count} of ${now.getTime()}` };
        statement.run(
          uuidv7(now, randomBytes),
          newReference(randomBytes),
          "home-contact",
          "new",
          now.toISOString(),
          JSON.stringify(fields),
          fingerprint("home-contact", "new", fields),
        );
      }
      return Math.round(count / seconds);
    },
    async close() {
      file.close();
      await rm(dataDir, { recursive: true });
    },
  };
}

function report(name: string, values: number[]) {
  console.info(
    `${name.padEnd(13)} ${Math.round(median(values))}/s (median of ${rounds}: ${values.join(", ")})`,
  );
}
