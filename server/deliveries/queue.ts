import type { ExpressionBuilder } from "kysely";
import { momentIn } from "#server/database/clock.ts";
import { engineOf } from "#server/database/engine.ts";
import { type DeliveryKind, deliveryKinds } from "#server/tables/deliveries.ts";
import type { Database, Tables, Transaction } from "#server/tables/tables.ts";
import { longestPause } from "./backoff.ts";

export interface NewDelivery {
  id: string;
  submissionId: string;
  kind: DeliveryKind;
  /** Email address, or the address of the webhook. */
  recipient: string;
  messageId: string;
  createdAt: Date;
}

export interface ClaimedDelivery extends Omit<NewDelivery, "createdAt"> {
  /** How often it has been tried, this time included. */
  attempts: number;
  /** Milliseconds that were waited between attempts. */
  waited: number;
}

/** A worker's name, and for how many milliseconds its claims hold. */
export interface Claim {
  worker: string;
  holds: number;
}

/** No claim holds for longer; one that seems to was made before the clock was turned back. */
const longestClaim = 3_600_000; /* ms */

/**
 * Queues deliveries, in the transaction that stores their submission.
 * @param withheld those that are not sent, with the limit that withholds them
 */
export async function enqueue(
  trx: Transaction,
  deliveries: NewDelivery[],
  withheld: ReadonlyMap<NewDelivery, string> = new Map(),
) {
  if (deliveries.length === 0) return;
  const rows = deliveries.map((delivery) => {
    const limit = withheld.get(delivery);
    return limit
      ? { ...toRow(delivery), state: "cancelled" as const, last_error: `limit: ${limit}` }
      : { ...toRow(delivery), last_error: null };
  });
  await trx.insertInto("deliveries").values(rows).execute();
}

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

export async function countPendingDeliveries(db: Database, kinds: readonly DeliveryKind[] = deliveryKinds) {
  const { count } = await db
    .selectFrom("deliveries")
    .select((e) => e.fn.countAll().as("count"))
    .where("state", "=", "pending")
    .where("kind", "in", kinds)
    .executeTakeFirstOrThrow();
  return Number(count);
}

const unclaimed = { claimed_by: null, claimed_until: null };

function toRow({ id, submissionId, kind, recipient, messageId, createdAt }: NewDelivery) {
  const now = createdAt.toISOString();
  return {
    id,
    submission_id: submissionId,
    kind,
    recipient,
    message_id: messageId,
    state: "pending" as const,
    attempts: 0,
    waited: 0,
    created_at: now,
    next_attempt_at: now,
  };
}
