import { setTimeout as wait } from "node:timers/promises";

/** How long an answer is reused, however often it is asked for. */
const freshFor = 1000; /* ms */
/** After this long without an answer the site is not ready. */
const patience = 2000; /* ms */

/**
 * Makes the function that says whether an enquiry could be stored at this moment.
 * @param write writes to the database as storing an enquiry would; rejects if that fails
 * @param oldestWait returns for how many milliseconds the first waiting enquiry has waited
 */
export function openReadiness(write: () => Promise<void>, oldestWait: () => number) {
  let last = { at: Number.NEGATIVE_INFINITY, canWrite: Promise.resolve(false) };
  let underWay: Promise<boolean> | undefined;

  return async () => {
    if (performance.now() - last.at >= freshFor) last = { at: performance.now(), canWrite: tryToWrite() };
    return (await last.canWrite) && oldestWait() < patience;
  };

  /** One write at a time: if it hangs, further checks must not add more. */
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
