import { nextPause } from "#server/deliveries/backoff.ts";
import { explainFailure, type SendMail } from "#server/deliveries/mail.ts";
import { describeError } from "#server/log/describe-error.ts";
import type { ErrorLog } from "#server/log/log.ts";
import type { Database } from "#server/tables/tables.ts";
import { type DueNotice, takeDueNotices } from "./notice-queue.ts";
import { writeNotice } from "./notice-words.ts";

type Settings = {
  db: Database;
  clock: () => Date;
  /** Gives a number from 0 up to 1. */
  jitter: () => number;
  log: ErrorLog;
  send: SendMail;
  /** Domain of the sender's address. */
  domain: string;
  /** Where staff find the site, without a slash at its end. */
  siteUrl: string;
  /** Milliseconds between checks for due notices. */
  pollEvery?: number;
};

/**
 * Sends notices to staff. Several processes may do so on one database.
 * @returns `stop`, which waits for what is under way
 */
export function startNotices({ db, clock, jitter, log, send, domain, siteUrl, pollEvery = 2000 }: Settings) {
  let underWay: Promise<void> | undefined;
  const poll = setInterval(() => {
    underWay ??= sendDue()
      .catch((error) => log.error({ error: describeError(error) }, "Mail to staff could not be sent"))
      .finally(() => {
        underWay = undefined;
      });
  }, pollEvery);

  return {
    async stop() {
      clearInterval(poll);
      await underWay;
    },
  };

  async function sendDue() {
    for (const notice of await takeDueNotices(db, clock())) {
      const account = await db
        .selectFrom("staff_users")
        .select(["email", "name", "disabled_at"])
        .where("id", "=", notice.user_id)
        .executeTakeFirst();
      if (!account || account.disabled_at) await drop(notice.id);
      else await sendOne(notice, account.email);
    }
  }

  async function sendOne(notice: DueNotice, to: string) {
    const { id, kind, detail, created_at, attempts } = notice;
    const began = new Date(created_at);
    try {
      const messageId = `<${id}@${domain}>`;
      await send({ to, messageId, ...writeNotice({ kind, detail, at: began, siteUrl }) });
    } catch (failure) {
      const { permanent, error } = explainFailure(failure);
      const now = clock().getTime();
      const pause = permanent ? null : nextPause(attempts, now - began.getTime(), jitter);
      const next = pause && new Date(now + pause);
      log.error({ kind, attempts, error, nextAttempt: next }, "Mail to staff could not be sent");
      if (next) return reschedule(id, next);
    }
    await drop(id);
  }

  async function reschedule(id: string, next: Date) {
    await db
      .updateTable("staff_notices")
      .set({ next_attempt_at: next.toISOString() })
      .where("id", "=", id)
      .execute();
  }

  async function drop(id: string) {
    await db.deleteFrom("staff_notices").where("id", "=", id).execute();
  }
}
