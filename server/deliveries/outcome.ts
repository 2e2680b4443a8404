import { momentIn } from "#server/database/clock.ts";
import type { Database } from "#server/tables/tables.ts";

/** Applies even if another worker has claimed it meanwhile: the message did arrive. */
export async function markSent(db: Database, id: string, now?: Date) {
  await db
    .updateTable("deliveries")
    .set({ state: "sent", sent_at: momentIn(db, 0, now), last_error: null, ...unclaimed })
    .where("id", "=", id)
    .execute();
}

/** Queues a failed delivery again after a pause (ms), or gives it up if the pause is null. */
export async function markFailed(
  db: Database,
  id: string,
  { worker, error, pause }: { worker: string; error: string; pause: number | null },
  now?: Date,
) {
  await db
    .updateTable("deliveries")
    .set((e) => ({
      last_error: error,
      ...unclaimed,
      ...(pause
        ? { next_attempt_at: momentIn(db, pause, now), waited: e("waited", "+", pause) }
        : { state: "failed" as const }),
    }))
    .where("id", "=", id)
    .where("claimed_by", "=", worker)
    .where("state", "=", "pending")
    .execute();
}

const unclaimed = { claimed_by: null, claimed_until: null };
