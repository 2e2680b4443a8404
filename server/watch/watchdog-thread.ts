/** The thread that ends the process when its main thread stands still. */
import { writeSync } from "node:fs";
import { workerData } from "node:worker_threads";
import { processorWait } from "./processor-wait.ts";
import { openStandstill } from "./standstill.ts";
import type { Watched } from "./watchdog.ts";

const { beats, longest }: Watched = workerData;
const count = new Int32Array(beats);
const every = longest / 10;
const isStandstill = openStandstill({ every, longest });

setInterval(() => {
  if (!isStandstill({ beats: Atomics.load(count, 0), waited: processorWait(process.pid) })) return;
  try {
    writeSync(2, `The main thread has stood still for ${longest / 1000} s: this process ends itself.\n`);
  } finally {
    /* Not SIGABRT: what it writes of the memory would hold personal data. */
    process.kill(process.pid, "SIGKILL");
  }
}, every);
