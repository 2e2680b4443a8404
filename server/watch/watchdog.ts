import { url as debuggerAddress } from "node:inspector";
import { Worker } from "node:worker_threads";

/** How often the main thread says that it runs. */
const beat = 1000; /* ms */

export type Watched = {
  /** One number, which the main thread counts up at each beat. */
  beats: SharedArrayBuffer;
  /** Milliseconds that it may stand still. */
  longest: number;
};

/**
 * Ends this process when its main thread stands still: what it was asked would never be answered, and its supervisor
 * starts another one. A thread watches it, because the main thread itself could not.
 * @param file the thread's module
 */
export function startWatchdog(file: string, longest = 10_000 /* ms */) {
  /* A breakpoint stands still as well. */
  if (debuggerAddress()) return;
  const beats = new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT);
  const count = new Int32Array(beats);
  setInterval(() => Atomics.add(count, 0, 1), beat).unref();
  const limits = { maxOldGenerationSizeMb: 16, maxYoungGenerationSizeMb: 2 };
  const workerData: Watched = { beats, longest };
  new Worker(file, { workerData, resourceLimits: limits, env: {} }).unref();
}
