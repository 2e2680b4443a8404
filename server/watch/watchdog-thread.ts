/** The thread that ends the process when its main thread stands still. */
import { writeSync } from "node:fs";
import { workerData } from "node:worker_threads";
import type { Watched } from "./watchdog.ts";

const { beats, longest }: Watched = workerData;
const count = new Int32Array(beats);
const looks = 10;
let seen = -1;
let still = 0;

/* It counts its own looks, not the time: a machine that slept has not stood still. */
setInterval(() => {
  const now = Atomics.load(count, 0);
  still = now === seen ? still + 1 : 0;
  seen = now;
  if (still < looks) return;
  try {
    writeSync(2, `The main thread has stood still for ${longest / 1000} s: this process ends itself.\n`);
  } finally {
    /* Not SIGABRT: what it writes of the memory would hold personal data. */
    process.kill(process.pid, "SIGKILL");
  }
}, longest / looks);
