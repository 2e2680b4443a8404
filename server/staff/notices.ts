import { nextPause } from "#server/deliveries/backoff.ts";
import { explainFailure, type SendMail } from "#server/deliveries/mail.ts";
import { type Random, uuidv7 } from "#server/ids/ids.ts";
import { describeError } from "#server/log/describe-error.ts";
import type { ErrorLog } from "#server/log/log.ts";
import type { NoticeKind } from "#server/tables/staff.ts";
import type { Database } from "#server/tables/tables.ts";
import { writeNotice } from "./notice-words.ts";

interface NewNotice {
  userId: string;
  kind: NoticeKind;
  /** What the browser calls itself, or the reference of a ticket. */
  detail: string;
  now: Date;
  random: Random;
}

/** Queues mail to an account about an event, in the event's transaction. */
export async function enqueueNotice(db: Database, { userId, kind, detail, now, random }: NewNotice) {
  const at = now.toISOString();
  /* Without a mail server notices wait, but nobody wants to read of a sign-in a week later. */
  const stale = new Date(now.getTime() - 72 * 3_600_000).toISOString();
  await db.deleteFrom("staff_notices").where("created_at", "<", stale).execute();
  await db
    .insertInto("staff_notices")
    .values({
      id: uuidv7(now, random),
      user_id: userId,
      kind,
      detail: detail.replaceAll("\0", "").slice(0, 300),
      created_at: at,
      attempts: 0,
      next_attempt_at: at,
    })
    .execute();
}

interface Settings {
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
}

/** How long a process's claim on notices holds; those of a killed process are sent that much later. */
const lease = 2 * 60_000; /* ms */

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
    for (const notice of await take()) {
      const account = await db
        .selectFrom("staff_users")
        .select(["email", "name", "disabled_at"])
        .where("id", "=", notice.user_id)
        .executeTakeFirst();
      if (!account || account.disabled_at) await drop(notice.id);
      else await sendOne(notice, account.email);
    }
  }

  async function take() {
    const now = clock();
    return (
      db
        .updateTable("staff_notices")
        .set((e) => ({
          attempts: e("attempts", "+", 1),
          next_attempt_at: new Date(now.getTime() + lease).toISOString(),
        }))
        .where("id", "in", (due) =>
          due
            .selectFrom("staff_notices")
            .select("id")
            .where("next_attempt_at", "<=", now.toISOString())
            .orderBy("next_attempt_at")
            .limit(10),
        )
        /* Another process that takes the same ones waits for this statement, and then sees that they are not due. */
        .where("next_attempt_at", "<=", now.toISOString())
        .returningAll()
        .execute()
    );
  }

  async function sendOne(notice: Awaited<ReturnType<typeof take>>[number], to: string) {
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
