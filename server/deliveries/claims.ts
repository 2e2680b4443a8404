import type { ExpressionBuilder } from "kysely";
import { momentIn } from "#server/database/clock.ts";
import { engineOf } from "#server/database/engine.ts";
import { type DeliveryKind, deliveryKinds } from "#server/tables/deliveries.ts";
import type { Database, Tables } from "#server/tables/tables.ts";
import { longestPause } from "./backoff.ts";
import type { NewDelivery } from "./queue.ts";

export type ClaimedDelivery = Omit<NewDelivery, "createdAt"> & {
  /** How often it has been tried, this time included. */
  attempts: number;
  /** Milliseconds that were waited between attempts. */
  waited: number;
};

/** A worker's name, and for how many milliseconds its claims hold. */
export type Claim = {
  worker: string;
  holds: number;
};

/** No claim holds for longer; one that seems to was made before the clock was turned back. */
const longestClaim = 3_600_000; /* ms */

/**
 * Takes up to `limit` deliveries of these kinds that are due for one worker. No other worker gets them before the claim
 * ends: on PostgreSQL a worker locks its rows and skips those locked by others, so that workers neither wait nor
 * deadlock; SQLite allows one writer at a time. A delivery never tried is due, and so is one scheduled further ahead
 * than any pause: the clock was turned back.
 * @param now defaults to the database's time, in the functions below too
 */
export async function claimDue(
  db: Database,
  claim: Claim,
  now: Date | undefined,
  limit: number,
  kinds: readonly DeliveryKind[] = deliveryKinds,
): Promise<ClaimedDelivery[]> {
  const time = (offset = 0) => momentIn(db, offset, now);
  const isFree = (e: ExpressionBuilder<Tables, "deliveries">) =>
    e.or([
      e("claimed_until", "is", null),
      e("claimed_until", "<=", time()),
      e("claimed_until", ">", time(longestClaim)),
    ]);
  const rows = await db
    .with(
      /* A query of its own: as a subquery, PostgreSQL may evaluate it again for each row and exceed the limit. */
      (due) => due("due").materialized(),
      (query) =>
        query
          .selectFrom("deliveries")
          .select("id")
          .where("state", "=", "pending")
          .where("kind", "in", kinds)
          .where((e) =>
            e.or([
              e("next_attempt_at", "<=", time()),
              e("attempts", "=", 0),
              e("next_attempt_at", ">", time(2 * longestPause)),
            ]),
          )
          .where(isFree)
          .orderBy("next_attempt_at")
          .orderBy("id")
          .limit(limit)
          .$if(engineOf(db) === "PostgreSQL", (chosen) => chosen.forUpdate().skipLocked()),
    )
    .updateTable("deliveries")
    .set((e) => ({
      claimed_by: claim.worker,
      claimed_until: time(claim.holds),
      attempts: e("attempts", "+", 1),
      next_attempt_at: time(),
      first_attempt_at: e.fn.coalesce("first_attempt_at", time()),
    }))
    .where("id", "in", (e) => e.selectFrom("due").select("id"))
    .returning(["id", "submission_id", "kind", "recipient", "message_id", "attempts", "waited"])
    .execute();
  return rows.map((row) => ({
    id: row.id,
    submissionId: row.submission_id,
    kind: row.kind,
    recipient: row.recipient,
    messageId: row.message_id,
    attempts: row.attempts,
    waited: row.waited,
  }));
}

/** Extends a worker's claim on deliveries that it is still sending. */
export async function renewClaims(db: Database, claim: Claim, ids: string[], now?: Date) {
  await db
    .updateTable("deliveries")
    .set({ claimed_until: momentIn(db, claim.holds, now) })
    .where("id", "in", ids)
    .where("claimed_by", "=", claim.worker)
    .execute();
}
