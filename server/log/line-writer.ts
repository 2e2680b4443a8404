import { writeSync } from "node:fs";

/** The most that is kept while nothing can be written; lines beyond it are dropped. */
const maxKept = 1024 * 1024; /* bytes */
const pause = 100; /* ms until it is tried again */
const flushTimeout = 500; /* ms */

/**
 * Writes lines to a file or pipe without ever waiting for it: lines that can't be written, because the disk is full or
 * nobody reads, are kept up to 1 MB and written later. A pipe has to be opened without blocking. Lines of one turn of
 * the event loop share a write: under load a write for each answer cost as much as the answer.
 * @param onRecovery is called with the number of dropped lines, once it can write again
 */
export function lineWriter(fd: number, onRecovery: (dropped: number) => void) {
  const kept: Buffer[] = [];
  let size = 0;
  let dropped = 0;
  let told = 0;
  let isWaiting = false;

  return {
    write(line: string) {
      const bytes = Buffer.from(line);
      if (size + bytes.length > maxKept) {
        dropped++;
        return;
      }
      kept.push(bytes);
      size += bytes.length;
      if (isWaiting) return;
      isWaiting = true;
      setImmediate(tryToWrite);
    },
    /** How many lines were dropped so far. */
    dropped: () => dropped,
    /** Writes the kept lines before the process ends, unless that takes too long. */
    finish() {
      const end = performance.now() + flushTimeout;
      while (!writeKept() && performance.now() < end) sleep(10 /* ms */);
    },
  };

  function tryToWrite() {
    isWaiting = !writeKept();
    if (isWaiting) setTimeout(tryToWrite, pause).unref();
    else if (dropped > told) {
      const lost = dropped - told;
      told = dropped;
      onRecovery(lost);
    }
  }

  /** @returns whether nothing is left */
  function writeKept() {
    try {
      while (size > 0) {
        const all = kept.length === 1 && kept[0] ? kept[0] : Buffer.concat(kept);
        kept.splice(0, kept.length, all);
        const written = writeSync(fd, all);
        size -= written;
        kept[0] = all.subarray(written);
      }
      kept.length = 0;
      return true;
    } catch {
      return false;
    }
  }
}

function sleep(milliseconds: number) {
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, milliseconds);
}
