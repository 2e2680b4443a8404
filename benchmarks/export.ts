/**
 * The export of 100,000 and of 400,000 submissions from the real server, and the memory that it holds in each quarter of
 * it once everything unused was collected: a stream needs no more for more rows. The reader is sometimes slow, as
 * networks are. What the process takes from the system is more, because it collects only when it has to.
 * npm run node -- benchmarks/export.ts          needs a build; about 5 minutes
 */
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { migrate } from "#server/database/migrate.ts";
import { openDatabase } from "#server/tables/open-database.ts";
import { storeTickets } from "#tests/support/many-tickets.ts";
import { startSite } from "#tests/support/site.ts";
import { addStaff, signIn, staffClient } from "#tests/support/staff.ts";
import { machine, residentMemory } from "./report.ts";

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
  const site = await startSite({ DATA_DIR: dataDir, NODE_OPTIONS: "--inspect=127.0.0.1:0" });
  const admin = staffClient(site, await signIn(site, email));
  await (await admin.get("/staff")).text();
  const inspector = await inspect(site.output);
  const before = await inspector.held();
  const quarters: number[] = [];
  let [bytes, lines, chunks] = [0, 0, 0];

  const response = await admin.get("/staff/export.csv");
  for await (const chunk of response.body ?? []) {
    bytes += chunk.byteLength;
    lines += chunk.reduce((sum, byte) => sum + (byte === 10 ? 1 : 0), 0);
    if (++chunks % 100 === 0) await wait(20 /* ms */);
    /* All but the spam, which is a fiftieth. */
    if (lines > (count * 0.98 * (quarters.length + 0.5)) / 4)
      quarters.push((await inspector.held()) - before);
  }
  const [held, rss] = [await inspector.held(), await residentMemory(site.pid)];
  inspector.close();
  await site.stop();
  const shown = quarters.map((quarter) => quarter.toFixed(1)).join(", ");
  console.info(
    `${count} submissions: ${lines - 1} rows, ${(bytes / 2 ** 20).toFixed(1)} MiB; ${before.toFixed(1)} MiB held before, in the quarters of the export ${shown} MiB more, ${(held - before).toFixed(1)} MiB more afterwards; the process takes ${rss} MiB`,
  );
}

/** Speaks to the server's inspector, whose address it prints when it starts. */
async function inspect(output: string[]) {
  const address = /ws:\/\/\S+/.exec(output.join("\n"))?.[0] ?? "";
  const socket = new WebSocket(address);
  await new Promise((resolve) => socket.addEventListener("open", resolve));
  let calls = 0;
  return {
    /** MiB of objects and buffers that are in use. */
    async held() {
      await call("HeapProfiler.collectGarbage");
      const { usedSize, backingStorageSize } = await call("Runtime.getHeapUsage");
      return ((usedSize ?? 0) + (backingStorageSize ?? 0)) / 2 ** 20;
    },
    close: () => socket.close(),
  };

  function call(method: string) {
    const id = ++calls;
    return new Promise<Record<string, number>>((resolve) => {
      socket.addEventListener("message", function listen({ data }) {
        const answer = JSON.parse(data);
        if (answer.id !== id) return;
        socket.removeEventListener("message", listen);
        resolve(answer.result);
      });
      socket.send(JSON.stringify({ id, method }));
    });
  }
}
