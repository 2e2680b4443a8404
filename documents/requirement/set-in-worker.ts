import { existsSync } from "node:fs";
import { resolve } from "node:path";
import { Worker } from "node:worker_threads";
import type { Required } from "./set-requirement.ts";

export type WorkerRequest = { id: number; required: Required };
export type WorkerResponse =
  | { id: number; document: Uint8Array<ArrayBuffer> }
  | { id: number; error: string };

/** A document takes some 0.3 s; one that takes longer than this (ms) is given up, and its thread is ended. */
const longest = 10_000;
/** How many documents may wait. A page's turn limits them as well. */
const maxWaiting = 8;
/** A thread that has been idle for this long (ms) ends: it holds some 50 MB. */
const rest = 30_000;

type Waiting = { resolve: (document: Buffer<ArrayBuffer>) => void; reject: (error: Error) => void };

let thread: { worker: Worker; waiting: Map<number, Waiting>; end: NodeJS.Timeout } | undefined;
let count = 0;

/**
 * Sets the requirement document of a plan in a thread of its own, so that other requests don't wait for it.
 * @throws {Error} if it can't be set, takes too long, or too many wait
 */
export async function setInWorker(required: Required): Promise<Buffer<ArrayBuffer>> {
  thread ??= begin();
  const { worker, waiting, end } = thread;
  if (waiting.size >= maxWaiting) throw new Error("Too many documents wait to be set.");
  end.refresh();
  const id = count++;
  const limit = setTimeout(() => void worker.terminate(), longest);
  try {
    return await new Promise((resolve, reject) => {
      waiting.set(id, { resolve, reject });
      worker.postMessage({ id, required } satisfies WorkerRequest);
    });
  } finally {
    clearTimeout(limit);
    waiting.delete(id);
    end.refresh();
  }
}

function begin() {
  /* The bundle that the build has made; in development and in tests, the source. */
  const built = resolve("build/requirement.js");
  const file = existsSync(built) ? built : resolve("documents/requirement/worker.ts");
  const worker = new Worker(file, { resourceLimits: { maxOldGenerationSizeMb: 256 } });
  worker.unref();
  const waiting = new Map<number, Waiting>();
  /* Longer than any document may take, and restarted by each: nothing waits when it ends. */
  const end = setTimeout(() => {
    thread = undefined;
    void worker.terminate();
  }, rest).unref();
  worker.on("message", (told: WorkerResponse) => {
    const one = waiting.get(told.id);
    if ("error" in told) one?.reject(new Error(told.error));
    else one?.resolve(Buffer.from(told.document.buffer, told.document.byteOffset, told.document.byteLength));
  });
  const stop = (error: Error) => {
    if (thread?.worker === worker) thread = undefined;
    clearTimeout(end);
    for (const { reject } of waiting.values()) reject(error);
  };
  worker.on("error", stop);
  worker.on("exit", () => stop(new Error("The thread that sets documents has ended.")));
  return { worker, waiting, end };
}
