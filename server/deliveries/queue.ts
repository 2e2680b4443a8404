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

/** A worker's name, and for how many milliseconds what it claims is its own. */
export interface Claim {
  worker: string;
  holds: number;
}

/** No claim holds for longer than this: one that says so was made before the clock was turned back. */
const longestClaim = 3_600_000; /* ms */

/**
 * Puts deliveries in the queue, in the transaction that stores what they tell of.
 * @param withheld those that are not made, with the limit that stands against them
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
 * Takes up to `limit` deliveries of these kinds that are due for one worker. No other gets them before the claim ends: on
 * PostgreSQL a worker locks the rows that it chose and passes over those that another has locked, so that none waits for
 * another and two never wait for each other; SQLite lets one write at a time.
 * What was never tried is due, and so is what lies further ahead than any pause: the clock was turned back.
 * @param now the database's time, unless it is given; so it is for all that follow
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
      /* Chosen once: put into the condition, PostgreSQL may choose anew for each row, and take more than the limit. */
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

/** Keeps what a worker is still sending its own for longer. */
export async function renewClaims(db: Database, claim: Claim, ids: string[], now?: Date) {
  await db
    .updateTable("deliveries")
    .set({ claimed_until: momentIn(db, claim.holds, now) })
    .where("id", "in", ids)
    .where("claimed_by", "=", claim.worker)
    .execute();
}

/** Holds even where another worker has claimed it in between: the message did arrive. */
export async function markSent(db: Database, id: string, now?: Date) {
  await db
    .updateTable("deliveries")
    .set({ state: "sent", sent_at: momentIn(db, 0, now), last_error: null, ...unclaimed })
    .where("id", "=", id)
    .execute();
}

/** Puts a delivery that could not be made back in the queue for after a pause (ms), or gives it up where there is none. */
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
