import { setTimeout as wait } from "node:timers/promises";

/** For so long an answer holds, however often somebody asks. */
const freshFor = 1000; /* ms */
/** After so long without an answer there is none. */
const patience = 2000; /* ms */

/**
 * Makes the function that says whether an enquiry could be stored at this moment.
 * @param write writes to the database as storing one would; it rejects where that can't be done
 * @param oldestWait gives for how many milliseconds the first of the enquiries that wait has done so
 */
export function openReadiness(write: () => Promise<void>, oldestWait: () => number) {
  let last = { at: Number.NEGATIVE_INFINITY, canWrite: Promise.resolve(false) };
  let underWay: Promise<boolean> | undefined;

  return async () => {
    if (performance.now() - last.at >= freshFor) last = { at: performance.now(), canWrite: tryToWrite() };
    return (await last.canWrite) && oldestWait() < patience;
  };

  /** One write at a time: where they hang, those who ask must not add to them. */
  function tryToWrite() {
    underWay ??= write()
      .then(
        () => true,
        () => false,
      )
      .finally(() => {
        underWay = undefined;
      });
    return Promise.race([underWay, wait(patience, false, { ref: false })]);
  }
}
