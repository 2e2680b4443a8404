import { parse } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import type { Worker } from "node:worker_threads";
import { Piscina } from "piscina";
import { Overran } from "./overran.ts";

type Settings = {
  /** A module whose default export does one task. A thread loads it when it starts, so it imports only what it needs. */
  file: string;
  /** By which the metrics tell two pools of one module. */
  name?: string;
  /** What the module finds as `workerData`. */
  data?: unknown;
  /** Threads at most. The first starts with the first task, or with `load`, and another when all are busy. */
  most: number;
  /**
   * Milliseconds that a task may take unless it brings its own limit; waiting for a thread counts, but for the first. A
   * thread that the machine gives too little of a processor gets as long again, a few times.
   */
  longest: number;
  /** Megabytes of each thread's heap. */
  heap: number;
  /** Milliseconds after which an idle thread ends; without it, threads stay. */
  rest?: number;
};

export type ThreadFigures = {
  name: string;
  /** Bytes of the fullest thread's heap; 0 where none runs. */
  heap: number;
  /** Bytes at which a thread is ended. */
  limit: number;
  /** Tasks that were ended because they took too much, since the start. */
  overruns: number;
};

/** Of each pool that was opened and not closed. */
const readers = new Set<() => Promise<ThreadFigures>>();

/** What every pool of this process takes, for the metrics. */
export function readThreads(): Promise<ThreadFigures[]> {
  return Promise.all([...readers].map((read) => read()));
}

/** Has a pool's figures read with the others'. @returns a function that ends that */
export function watchFigures(read: () => Promise<ThreadFigures>) {
  readers.add(read);
  return () => void readers.delete(read);
}

/**
 * Others hold a thread up that has less than this share of a processor, and not one that does nothing; a process that has
 * about a processor holds up its threads itself.
 */
const heldUp = { least: 0.02, most: 0.6, process: 0.8 };
/** How often a task may have its time where its thread is held up. */
const maxTimes = 3;

/** After this (ms), tasks no longer wait for the first thread: their deadlines begin. */
const longestLoad = 10_000;

/**
 * Does tasks in threads of their own, so that nothing that a visitor sends keeps the main thread busy: it only accepts
 * requests, serves files and stores. Whatever computes on what a visitor sent goes through such a pool:
 *
 *     const sizes = openThreads<PlanTask, Size>({ file: join(buildFolder, "size.js"), most: 1, longest: 2000, heap: 128 });
 *     const size = await sizes.run(task);
 *
 * Pools are opened once, on the main thread (`main.ts`), and handed to what uses them. The module is named in
 * `scripts/site/bundle-server.ts`. Tasks and results are cloned: data, no functions. The pool itself queues without a limit,
 * so callers limit what waits, as `server/http/admission.ts` does.
 *
 * @param readShares tells what some threads have of the processors, in `look` milliseconds
 */
export function openThreads<Task, Result>(settings: Settings, readShares = sharesNow) {
  const { file, name = parse(file).name, data, most, longest, heap, rest } = settings;
  let pool: Piscina<Task, Result> | undefined;
  let isLoaded: Promise<unknown> | undefined;
  let overruns = 0;
  const forget = watchFigures(readFigures);

  return {
    /**
     * Does one task.
     * @param within milliseconds that it may take
     * @throws {Overran} if it takes too long, or too much memory
     * @throws what the task throws
     */
    async run(task: Task, within = longest): Promise<Result> {
      pool ??= open();
      await isLoaded;
      const deadline = new AbortController();
      const done = new AbortController();
      void endLate(pool, Math.max(0, within), deadline, done.signal);
      try {
        return await pool.run(task, { signal: deadline.signal });
      } catch (error) {
        const limit = deadline.signal.aborted ? "time" : isOutOfMemory(error) ? "memory" : undefined;
        if (!limit) throw error;
        overruns++;
        throw new Overran(limit);
      } finally {
        done.abort();
      }
    },
    /** Starts the first thread, if there is none yet. Resolves once it can take tasks, or has had its time to start. */
    async load() {
      pool ??= open();
      await isLoaded;
    },
    /** Tasks that were ended because they took too much, since the start. */
    overruns: () => overruns,
    close: async () => {
      forget();
      await pool?.destroy();
    },
  };

  /** Ends a task that has had its time, unless it is done by then. */
  async function endLate(
    running: Pick<Piscina, "threads">,
    within: number,
    deadline: AbortController,
    done: AbortSignal,
  ) {
    const unlessDone = (time: number) => wait(time, undefined, { signal: done }).catch(() => {});
    /* What has next to no time is not looked at. */
    const looked = within > look ? look : 0;
    for (let times = 1; ; times++) {
      await unlessDone(within - looked);
      if (done.aborted) return;
      if (looked === 0) return deadline.abort();
      const [{ busiest, whole }] = await Promise.all([readShares(running.threads), unlessDone(looked)]);
      if (done.aborted) return;
      const isHeldUp = busiest > heldUp.least && busiest < heldUp.most && whole < heldUp.process;
      if (!isHeldUp || times === maxTimes) return deadline.abort();
    }
  }

  async function readFigures(): Promise<ThreadFigures> {
    const heaps = (pool?.threads ?? []).map(async (thread) => {
      /* One that ends just now has none. */
      const read = await thread.getHeapStatistics().catch(() => undefined);
      return read?.used_heap_size ?? 0;
    });
    const fullest = Math.max(0, ...(await Promise.all(heaps)));
    return { name, heap: fullest, limit: heap * 2 ** 20, overruns };
  }

  function open() {
    const opened = new Piscina<Task, Result>({
      filename: file,
      workerData: data,
      minThreads: rest === undefined ? 1 : 0,
      maxThreads: most,
      idleTimeout: rest ?? Number.POSITIVE_INFINITY,
      resourceLimits: { maxOldGenerationSizeMb: heap },
      /* A thread that waits in Atomics.wait would do nothing else, such as ending a file that it reads. */
      atomics: "disabled",
      recordTiming: false,
    });
    /* A thread that can't start: its tasks reach their deadline, and the next one starts another. */
    opened.on("error", () => {});
    /*
     * What the first tasks wait for the first thread isn't theirs to answer for. This call occupies it until it has
     * loaded its module, and then fails: no module exports what it names.
     */
    const loading = opened.run(undefined as Task, { name: "nothing" }).catch(() => {});
    isLoaded = Promise.race([loading, wait(longestLoad, undefined, { ref: false })]);
    return opened;
  }
}

/** How long (ms) it is looked what threads have of the processors. */
const look = 100;

/** Shares of one processor: of the busiest of some threads, and of the whole process. */
async function sharesNow(threads: readonly Worker[]) {
  const [began, before] = [performance.now(), process.cpuUsage()];
  const share = ({ user, system }: NodeJS.CpuUsage) => (user + system) / 1000 / (performance.now() - began);
  const shares = threads.map(async (thread) => {
    const atFirst = await thread.cpuUsage();
    await wait(look, undefined, { ref: false });
    return share(await thread.cpuUsage(atFirst));
  });
  /* One that ends just now has none. */
  const busiest = Math.max(0, ...(await Promise.all(shares.map((one) => one.catch(() => 0)))));
  return { busiest, whole: share(process.cpuUsage(before)) };
}

function isOutOfMemory(error: unknown) {
  return (error as NodeJS.ErrnoException).code === "ERR_WORKER_OUT_OF_MEMORY";
}
