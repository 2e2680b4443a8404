import { forgetCopies } from "#server/backup/before-upgrade.ts";
import { backupsFolder, deleteUnfinished } from "#server/backup/drafts.ts";
import { emptyLog } from "#server/database/empty-log.ts";
import { inSlices } from "#server/database/in-slices.ts";
import { blank, submissionsAtOnce } from "#server/desk/erase.ts";
import { dropForgotten } from "#server/desk/search.ts";
import { firstIdAt, type Random } from "#server/ids/ids.ts";
import { forgetOldCounts } from "#server/intake/counts.ts";
import { repetitionWindow } from "#server/intake/insert.ts";
import { describeError } from "#server/log/describe-error.ts";
import type { ErrorLog } from "#server/log/log.ts";
import { deleteDrafts } from "#server/secrets/secrets.ts";
import { forgetOldAttempts } from "#server/staff/attempts.ts";
import { forgetEvents } from "#server/staff/audit.ts";
import type { Database } from "#server/tables/tables.ts";

type Settings = {
  db: Database;
  dataDir: string;
  /** How many days a submission is kept. */
  days: number;
  /** How many days an entry of the staff's log is kept. */
  auditDays: number;
  clock: () => Date;
  random: Random;
  log: ErrorLog & { info: ErrorLog["error"]; warn: ErrorLog["error"] };
};

const minute = 60_000; /* ms */
const day = 24 * 60 * minute;

/**
 * Erases submissions past their retention, as staff do on request, copies of before an upgrade, and what interrupted
 * backups and first starts left: ten minutes after the start, when a freshly booted machine's clock is right, and then hourly. Several
 * processes may do so at once.
 */
export function startRetention(settings: Settings) {
  const { clock, log } = settings;
  const started = { at: clock().getTime(), since: performance.now() };
  let underWay = Promise.resolve();
  const run = () => {
    underWay = underWay.then(erase);
  };
  const first = setTimeout(run, 10 * minute).unref();
  const timer = setInterval(run, 60 * minute).unref();

  return {
    stop: async () => {
      clearTimeout(first);
      clearInterval(timer);
      await underWay;
    },
  };

  async function erase() {
    const jump = clock().getTime() - started.at - (performance.now() - started.since);
    /* Erasing can't be undone, so a clock that jumped has to be checked first. */
    if (Math.abs(jump) > day) {
      log.warn({ jump }, "The clock jumped since the start: nothing old is erased until a restart");
      return;
    }
    try {
      await forgetCopies(settings.dataDir, clock());
      await deleteUnfinished(backupsFolder(settings.dataDir));
      await deleteDrafts(settings.dataDir, clock());
      await forgetTraces(settings);
      const count = await eraseOld(settings);
      if (count > 0) log.info({ count }, "Old submissions were erased");
    } catch (error) {
      log.error({ error: describeError(error) }, "Old submissions could not be erased");
    }
  }
}

/**
 * Deletes what is counted or logged for some time only. Whoever sends a form or signs in does so, too; here it is done
 * where nobody comes.
 */
export async function forgetTraces({ db, auditDays, clock }: Pick<Settings, "db" | "auditDays" | "clock">) {
  await forgetOldCounts(db);
  await forgetOldAttempts(db, clock());
  await forgetEvents(db, clock(), auditDays);
}

/** Erases submissions past their retention, and fingerprints of more than a day. @returns how many submissions */
export async function eraseOld({ db, days, clock, random }: Omit<Settings, "log" | "dataDir" | "auditDays">) {
  const now = clock();
  const before = firstIdAt(new Date(now.getTime() - days * day));
  let count = 0;
  await inSlices(submissionsAtOnce, (size) =>
    db.transaction().execute(async (trx) => {
      /* The first of several processes marks a row, and the others skip it. */
      const rows = await trx
        .updateTable("tickets")
        .set({ erased_at: now.toISOString() })
        .where("submission_id", "in", (old) =>
          /* By an index of what is not erased: its ids begin with the time. */
          old
            .selectFrom("tickets as kept")
            .select("kept.submission_id")
            .where("kept.submission_id", "<", before)
            .where("kept.erased_at", "is", null)
            .orderBy("kept.submission_id")
            .limit(size),
        )
        .where("erased_at", "is", null)
        .returning("submission_id")
        .execute();
      const ids = rows.map((row) => row.submission_id);
      if (ids.length > 0) await blank(trx, ids, { staffId: null, now, random });
      count += ids.length;
      return ids.length > 0;
    }),
  );
  await forgetFingerprints(db, now);
  /* Also what a process that was ended meanwhile left. */
  await dropForgotten(db);
  /* Not only after erasing: somebody may have read the log then, or the process that erased was ended before this. */
  await emptyLog(db);
  return count;
}

/** They tell a repetition for a day; after that they would only tell whether somebody sent certain words. */
async function forgetFingerprints(db: Database, now: Date) {
  const before = firstIdAt(new Date(now.getTime() - repetitionWindow));
  await inSlices(submissionsAtOnce, async (size) => {
    const { numUpdatedRows } = await db
      .updateTable("submissions")
      .set({ fingerprint: null })
      .where("id", "in", (old) =>
        old
          .selectFrom("submissions as known")
          .select("known.id")
          .where("known.fingerprint", "is not", null)
          .where("known.id", "<", before)
          .limit(size),
      )
      .executeTakeFirst();
    return numUpdatedRows > 0n;
  });
}
