import { describeError } from "#server/log/describe-error.ts";
import type { ErrorLog } from "#server/log/log.ts";
import type { FileStorage } from "#server/storage/file-storage.ts";
import type { Database } from "#server/tables/tables.ts";
import { eraseLongDeleted } from "./delete.ts";
import { sweepPictures } from "./sweep-pictures.ts";

type Settings = {
  db: Database;
  storage: FileStorage;
  clock: () => Date;
  log: ErrorLog;
};

const pause = 60 * 60 * 1000; /* ms */
/** A file that is still not whole after this (ms) never will be: its process was ended. */
const longestWrite = 60 * 60 * 1000;

/** Erases what can no longer be restored, at the start and then hourly. `stop` waits until it is done. */
export function startHousekeeping({ db, storage, clock, log }: Settings) {
  let underway = clean();
  const timer = setInterval(() => {
    underway = underway.then(clean);
  }, pause);
  timer.unref();

  return {
    stop: async () => {
      clearInterval(timer);
      await underway;
    },
  };

  async function clean() {
    try {
      await eraseLongDeleted(db, clock());
      await sweepPictures(db, storage, clock());
      await storage.sweep(new Date(clock().getTime() - longestWrite));
    } catch (error) {
      log.error({ error: describeError(error) }, "Old blog posts and pictures could not be deleted");
    }
  }
}
