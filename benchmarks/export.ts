/**
 * The export of 10,000 and of 100,000 submissions from the real server, and the most memory that the server held
 * beyond what it held before: a stream needs the same for both. The reader is sometimes slow, as networks are.
 * node benchmarks/export.ts          needs a build; about a minute
 */
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { openDatabase } from "#server/database/connect.ts";
import { migrate } from "#server/database/migrate.ts";
import { storeTickets } from "#tests/support/many-tickets.ts";
import { startSite } from "#tests/support/site.ts";
import { addStaff, signIn, staffClient } from "#tests/support/staff.ts";
import { machine } from "./report.ts";

const rounds = 3;

console.info(machine());
for (const count of [10_000, 100_000]) {
  const dataDir = await mkdtemp(join(tmpdir(), "mag-export-"));
  const db = await openDatabase({ dataDir });
  await migrate(db);
  await storeTickets(db, count);
  const email = await addStaff(db, "Ada", "admin");
  await db.destroy();
  for (let round = 0; round < rounds; round++) await measure(count, dataDir, email);
  await rm(dataDir, { recursive: true });
}

async function measure(count: number, dataDir: string, email: string) {
  const site = await startSite({ DATA_DIR: dataDir });
  const admin = staffClient(site, await signIn(site, email));
  await (await admin.get("/staff")).text();
  const before = await memory(site.pid);
  let most = before;
  const watch = setInterval(async () => {
    most = Math.max(most, await memory(site.pid));
  }, 20 /* ms */);

  const response = await admin.get("/staff/export.csv");
  let [bytes, lines, chunks] = [0, 0, 0];
  for await (const chunk of response.body ?? []) {
    bytes += chunk.byteLength;
    lines += chunk.reduce((sum, byte) => sum + (byte === 10 ? 1 : 0), 0);
    if (++chunks % 100 === 0) await wait(20 /* ms */);
  }
  clearInterval(watch);
  await site.stop();
  const size = (bytes / 2 ** 20).toFixed(1);
  console.info(
    `${count} submissions: ${lines - 1} rows, ${size} MiB; memory ${before} MiB before, at most ${most - before} MiB more`,
  );
}

/** MiB that a process holds in memory. */
async function memory(pid: number) {
  const status = await readFile(`/proc/${pid}/status`, "utf8");
  return Math.round(Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / 1024);
}
