import { parse } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import type { Worker } from "node:worker_threads";
import { Piscina } from "piscina";
import { Overran } from "./overran.ts";
import { msOf, type Used, whenOver } from "./when-over.ts";

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
   * Milliseconds that a task may take unless it brings its own limit; waiting for a thread counts, but for the first. One
   * that the machine gives too little of a processor may take longer: `whenOver` says how much.
   */
  longest: number;
  /** Milliseconds of a processor that such a task may have. */
  work?: number;
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
 */
export function openThreads<Task, Result>(settings: Settings) {
  const { file, name = parse(file).name, data, most, longest, work, heap, rest } = settings;
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
      const running = pool;
      await isLoaded;
      const deadline = new AbortController();
      const done = new AbortController();
      void whenOver({ within, work }, () => countThreads(running), done.signal).then(
        () => done.signal.aborted || deadline.abort(),
      );
      try {
        return await running.run(task, { signal: deadline.signal });
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

/** Counts the processor time of a pool's busiest thread: which one does a task isn't told. */
async function countThreads(pool: Pick<Piscina, "threads">) {
  const [before, site] = [new Map(await readAll()), process.cpuUsage()];
  return async (): Promise<Used> => {
    const used = (await readAll()).map(([thread, now]) => now - (before.get(thread) ?? 0));
    return { own: Math.max(0, ...used), whole: msOf(process.cpuUsage(site)) };
  };

  function readAll() {
    /* One that ends just now has none. */
    const timeOf = (thread: Worker) => thread.cpuUsage().then(msOf, () => 0);
    return Promise.all(pool.threads.map(async (thread) => [thread, await timeOf(thread)] as const));
  }
}

function isOutOfMemory(error: unknown) {
  return (error as NodeJS.ErrnoException).code === "ERR_WORKER_OUT_OF_MEMORY";
}
