import { statfs } from "node:fs/promises";
import { Gauge, type Registry } from "prom-client";
import { lastBackup } from "#server/backup/last-backup.ts";
import { deliveryStats } from "#server/deliveries/stats.ts";
import type { Database } from "#server/tables/tables.ts";
import { readThreads } from "#server/threads/threads.ts";

export type Sources = {
  db: Database;
  dataDir: string;
  /** Whether an enquiry could be stored now. */
  isReady: () => Promise<boolean>;
  clock: () => Date;
  /** Pages waiting to be rendered. */
  renders?: () => { underWay: number; waiting: number; refused: number };
  /** Confirmations that were not sent, by the limit that withheld them. */
  withheldConfirmations?: () => { mailbox: number; site: number };
  /** Connections to PostgreSQL. */
  pool?: (() => { total: number; idle: number; waiting: number }) | undefined;
  /** Submissions that wait to be stored, and for how many milliseconds the first has. */
  intake?: () => { count: number; oldest: number };
  /** Sandboxes that run, and connections to them. */
  sandboxes?: (() => { open: number; connections: number; refused: number }) | undefined;
  /** Lines that the log could not write since the start. */
  droppedLines?: () => number;
};

const longestQuery = 5000; /* ms */

/** Metrics read at each scrape: deliveries, database, disk, and counters of the site's own parts. */
export function measureState(registry: Registry, { db, dataDir, isReady, clock, ...parts }: Sources) {
  const ready = gauge("mag_ready", "1 while an enquiry could be stored");
  const answered = gauge("mag_database_up", "1 where the database answered this time");
  const latency = gauge("mag_database_seconds", "How long the database took to answer this time");
  const waiting = gauge("mag_deliveries_waiting", "Deliveries that wait for an attempt", ["way"]);
  const failed = gauge("mag_deliveries_failed", "Deliveries that were given up", ["way"]);
  const oldest = gauge("mag_delivery_oldest_waiting_seconds", "Age of the delivery that waits longest", [
    "way",
  ]);
  const free = gauge("mag_disk_free_bytes", "Space left where DATA_DIR is");
  const backup = gauge(
    "mag_last_backup_timestamp_seconds",
    "When the last whole backup began; 0 before the first",
  );
  const size = gauge("mag_disk_size_bytes", "Size of the disk where DATA_DIR is");
  const threads = ["pool"];
  const heap = gauge("mag_thread_heap_bytes", "Heap of a pool's fullest thread; 0 where none runs", threads);
  const heapLimit = gauge("mag_thread_heap_limit_bytes", "Heap at which a thread is ended", threads);
  const overruns = gauge("mag_thread_overruns_total", "Tasks ended for too much time or memory", threads);

  own("mag_renders_under_way", "Pages that are being rendered", parts.renders, ({ underWay }) => underWay);
  own("mag_renders_waiting", "Pages that wait for their turn", parts.renders, (counts) => counts.waiting);
  own(
    "mag_renders_refused_total",
    "Pages refused for too much load",
    parts.renders,
    ({ refused }) => refused,
  );
  for (const limit of ["mailbox", "site"] as const)
    own(
      `mag_confirmations_withheld_by_${limit}_total`,
      `Confirmations not sent for the limit of a ${limit}`,
      parts.withheldConfirmations,
      (counts) => counts[limit],
    );
  own("mag_database_connections", "Open connections", parts.pool, ({ total }) => total);
  own("mag_database_connections_idle", "Connections that nobody uses", parts.pool, ({ idle }) => idle);
  own(
    "mag_database_queries_waiting",
    "Queries that wait for a connection",
    parts.pool,
    (pool) => pool.waiting,
  );
  own("mag_intake_waiting", "Submissions that wait to be stored", parts.intake, ({ count }) => count);
  own(
    "mag_intake_oldest_waiting_seconds",
    "Age of the submission that waits longest to be stored",
    parts.intake,
    ({ oldest }) => oldest / 1000,
  );
  own("mag_sandboxes", "Sandboxes that run", parts.sandboxes, ({ open }) => open);
  own("mag_sandbox_connections", "Connections to sandboxes", parts.sandboxes, (counts) => counts.connections);
  own(
    "mag_sandbox_connections_refused",
    "MQTT connections for which the sandboxes had no room, since their process began",
    parts.sandboxes,
    (counts) => counts.refused,
  );
  own("mag_log_lines_dropped_total", "Lines the log could not write", parts.droppedLines, (count) => count);

  return async function read() {
    await Promise.all([
      readDeliveries(),
      readDisk(),
      readBackup(),
      readPools(),
      isReady().then((is) => ready.set(is ? 1 : 0)),
    ]);
  };

  async function readDeliveries() {
    const began = performance.now();
    try {
      const stats = await within(longestQuery, deliveryStats(db));
      answered.set(1);
      for (const [way, found] of Object.entries(stats)) {
        const age = found.oldestWaiting ? clock().getTime() - found.oldestWaiting.getTime() : 0;
        waiting.set({ way }, found.waiting);
        failed.set({ way }, found.failed);
        oldest.set({ way }, Math.max(0, age / 1000));
      }
    } catch {
      /* Stale figures must not look current. */
      for (const known of [waiting, failed, oldest]) known.reset();
      answered.set(0);
    }
    latency.set((performance.now() - began) / 1000);
  }

  async function readPools() {
    for (const { name: pool, ...read } of await within(longestQuery, readThreads()).catch(() => [])) {
      heap.set({ pool }, read.heap);
      heapLimit.set({ pool }, read.limit);
      overruns.set({ pool }, read.overruns);
    }
  }

  async function readBackup() {
    const at = await lastBackup(dataDir);
    backup.set((at?.getTime() ?? 0) / 1000);
  }

  async function readDisk() {
    const disk = await statfs(dataDir).catch(() => undefined);
    if (!disk) return;
    free.set(disk.bavail * disk.bsize);
    size.set(disk.blocks * disk.bsize);
  }

  function gauge(name: string, help: string, labelNames: string[] = []) {
    return new Gauge({ name, help, labelNames, registers: [registry] });
  }

  function own<Counts>(
    name: string,
    help: string,
    source: (() => Counts) | undefined,
    read: (counts: Counts) => number,
  ) {
    if (!source) return;
    const registers = [registry];
    new Gauge({
      name,
      help,
      registers,
      collect() {
        this.set(read(source()));
      },
    });
  }
}

async function within<Result>(longest: number, promise: Promise<Result>): Promise<Result> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error("Something did not answer in time")), longest);
  });
  try {
    return await Promise.race([promise, late]);
  } finally {
    clearTimeout(timer);
  }
}
