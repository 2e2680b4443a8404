import { type Random, uuidv7 } from "#server/ids/ids.ts";
import type { NoticeKind } from "#server/tables/staff.ts";
import type { Database } from "#server/tables/tables.ts";

type NewNotice = {
  userId: string;
  kind: NoticeKind;
  /** What the browser calls itself, or the reference of a ticket. */
  detail: string;
  now: Date;
  random: Random;
};

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

/** How long a process's claim on notices holds; those of a killed process are sent that much later. */
const lease = 2 * 60_000; /* ms */

export type DueNotice = Awaited<ReturnType<typeof takeDueNotices>>[number];

/** Takes up to ten notices that are due; no other process gets them before the lease ends. */
export async function takeDueNotices(db: Database, now: Date) {
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
