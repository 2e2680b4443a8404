/**
 * The export of 100,000 and of 400,000 submissions from the real server, and the most memory that the server held in
 * each quarter of it, beyond what it held before: a stream needs no more for more rows. The reader is sometimes slow, as
 * networks are.
 * node benchmarks/export.ts          needs a build; about 5 minutes
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

console.info(machine());
const dataDir = await mkdtemp(join(tmpdir(), "mag-export-"));
const db = await openDatabase({ dataDir });
await migrate(db);
const email = await addStaff(db, "Ada", "admin");
await storeTickets(db, 100_000);
await measure(100_000);
await storeTickets(db, 300_000, new Date(Date.now() + 60_000), 100_000);
await measure(400_000);
await db.destroy();
await rm(dataDir, { recursive: true });

async function measure(count: number) {
  const site = await startSite({ DATA_DIR: dataDir });
  const admin = staffClient(site, await signIn(site, email));
  await (await admin.get("/staff")).text();
  const before = await memory(site.pid);
  const most = [0, 0, 0, 0];
  let [bytes, lines, chunks] = [0, 0, 0];
  const watch = setInterval(async () => {
    const quarter = Math.min(3, Math.floor((lines / count) * 4));
    most[quarter] = Math.max(most[quarter] ?? 0, (await memory(site.pid)) - before);
  }, 20 /* ms */);

  const response = await admin.get("/staff/export.csv");
  for await (const chunk of response.body ?? []) {
    bytes += chunk.byteLength;
    lines += chunk.reduce((sum, byte) => sum + (byte === 10 ? 1 : 0), 0);
    if (++chunks % 100 === 0) await wait(20 /* ms */);
  }
  clearInterval(watch);
  await site.stop();
  const size = (bytes / 2 ** 20).toFixed(1);
  console.info(
    `${count} submissions: ${lines - 1} rows, ${size} MiB; memory ${before} MiB before, at most ${most.join(", ")} MiB more in the quarters of the export`,
  );
}

/** MiB that a process holds in memory. */
async function memory(pid: number) {
  const status = await readFile(`/proc/${pid}/status`, "utf8");
  return Math.round(Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / 1024);
}
