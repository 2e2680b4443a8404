import { type ChildProcess, fork } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { Overran } from "./overran.ts";
import { tellParent } from "./tell-parent.ts";
import { watchFigures } from "./threads.ts";
import { msOf, type Used, whenOver } from "./when-over.ts";

type Settings = {
  /** A module that calls `doTasks`. */
  file: string;
  /** By which the metrics name it. */
  name: string;
  /** Milliseconds that a task may take, unless the machine gives it too little of a processor, as in a thread. */
  longest: number;
  /** Megabytes of the process's heap. */
  heap: number;
  /** Milliseconds after which an idle process ends. */
  rest: number;
};

/** What the process answers to a task; `heap`: bytes that are in use after it. */
type Done<Result> = { heap: number } & ({ result: Result } | { error: string });

/**
 * Does tasks one after another in a process of its own, which starts with the first one: for work of native libraries.
 * A thread that waits for one can't be ended before it returns, and what it took of memory stays with the site; a
 * process ends at once and leaves nothing behind. Tasks and results are cloned.
 */
export function openProcess<Task extends object, Result>({ file, name, longest, heap, rest }: Settings) {
  let child: ChildProcess | undefined;
  let last: Promise<unknown> = Promise.resolve();
  let resting: NodeJS.Timeout | undefined;
  let overruns = 0;
  let used = 0;
  const forget = watchFigures(async () => ({ name, heap: used, limit: heap * 2 ** 20, overruns }));

  return {
    /**
     * Does one task.
     * @throws {Overran} if it takes too long, or the process doesn't survive it
     * @throws what the task throws, and what the system says where it starts no process
     */
    async run(task: Task): Promise<Result> {
      const done = last.then(() => doNow(task));
      last = done.catch(() => {});
      const answer = await done;
      used = answer.heap;
      if ("error" in answer) throw new Error(answer.error);
      return answer.result;
    },
    close: async () => {
      forget();
      end();
      await last;
    },
  };

  async function doNow(task: Task): Promise<Done<Result>> {
    clearTimeout(resting);
    child ??= begin();
    const worker = child;
    worker.channel?.ref();
    const { promise, resolve, reject } = Promise.withResolvers<Done<Result>>();
    const ended = new AbortController();
    void whenOver({ within: longest }, () => countProcess(worker.pid), ended.signal).then(() =>
      reject(new Overran("time")),
    );
    const lost = () => reject(new Overran("memory"));
    const answered = (answer: unknown) => resolve(answer as Done<Result>);
    worker.on("message", answered).on("exit", lost).on("error", reject);
    /* Without a channel where the system has no more files for this process; "error" says so next. */
    worker.send?.(task, (error) => error && lost());
    try {
      return await promise;
    } catch (error) {
      if (error instanceof Overran) overruns++;
      worker.kill("SIGKILL");
      end();
      throw error;
    } finally {
      ended.abort();
      worker.off("message", answered).off("exit", lost).off("error", reject);
      worker.channel?.unref();
      resting = setTimeout(end, rest).unref();
    }
  }

  function begin() {
    const begun = fork(file, {
      /* Nothing of the site's, such as its secrets. */
      env: {},
      execArgv: [`--max-old-space-size=${heap}`],
      serialization: "advanced",
      stdio: ["ignore", "ignore", "ignore", "ipc"],
    });
    begun.unref();
    /* One that can't start, or can't be spoken to any more, doesn't have to say that it ended. */
    begun.on("error", () => gone(begun)).on("exit", () => gone(begun));
    return begun;
  }

  function gone(which: ChildProcess) {
    if (child === which) child = undefined;
  }

  function end() {
    child?.kill("SIGKILL");
    child = undefined;
    used = 0;
  }
}

/** Counts the processor time of a process, with all of its threads. Only Linux tells. */
async function countProcess(pid: number | undefined) {
  const [before, site] = [processorTime(pid), process.cpuUsage()];
  return async (): Promise<Used> => {
    const own = processorTime(pid) - before;
    return { own, whole: own + msOf(process.cpuUsage(site)) };
  };
}

/** Milliseconds since it began. @throws where the system doesn't tell, or the process has ended */
function processorTime(pid: number | undefined) {
  const stat = readFileSync(`/proc/${pid}/stat`, "utf8");
  /* Its name, in brackets, may hold spaces. */
  const [user, system] = stat
    .slice(stat.lastIndexOf(")") + 2)
    .split(" ")
    .slice(11, 13)
    .map(Number);
  return (Number(user) + Number(system)) * tick;
}

/** Milliseconds of what Linux counts processor time in, on every machine that Node runs on. */
const tick = 10;

/** Does the tasks that come, in the process itself, until whoever started it ends. */
export function doTasks<Task, Result>(work: (task: Task) => Promise<Result>) {
  /* A terminal and systemd signal every process; the one that started this one says when it ends. */
  for (const signal of ["SIGINT", "SIGTERM"] as const) process.on(signal, () => {});
  process.on("disconnect", () => process.exit());
  try {
    /* Where memory runs out, the system ends this process and not the site. */
    writeFileSync("/proc/self/oom_score_adj", "1000");
  } catch {
    /* Not Linux. */
  }
  process.on("message", async (task) => {
    const done = await work(task as Task).then(
      (result) => ({ result }),
      (error) => ({ error: (error as Error).message }),
    );
    tellParent({ ...done, heap: process.memoryUsage().heapUsed });
  });
}
