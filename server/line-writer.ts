import { writeSync } from "node:fs";

/** What is kept while it can't be written; lines beyond it are dropped. */
const mostKept = 1024 * 1024; /* bytes */
const pause = 100; /* ms until it is tried again */
const longestGoodbye = 500; /* ms */

/**
 * Writes lines to a file or pipe and never waits for it: what can't be written now, because the disk is full or nobody
 * reads, is kept up to 1 MB and written later. A pipe has to be opened without blocking.
 * @param onRecovery is told how many lines were dropped, once it can write again
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
      if (size + bytes.length > mostKept) {
        dropped++;
        return;
      }
      kept.push(bytes);
      size += bytes.length;
      if (!isWaiting) tryToWrite();
    },
    /** How many lines were dropped so far. */
    dropped: () => dropped,
    /** Writes what is kept before the process ends, unless that takes too long. */
    finish() {
      const end = performance.now() + longestGoodbye;
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
      for (let first = kept[0]; first; first = kept[0]) {
        const written = writeSync(fd, first);
        size -= written;
        if (written < first.length) kept[0] = first.subarray(written);
        else kept.shift();
      }
      return true;
    } catch {
      return false;
    }
  }
}

function sleep(milliseconds: number) {
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, milliseconds);
}
