import type { Database, Transaction } from "#server/database/tables.ts";
import { type DeliveryKind, deliveryKinds } from "./table.ts";

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
  firstAttemptAt: Date;
}

/** A worker's name, and until when what it claims is its own. */
export interface Claim {
  worker: string;
  until: Date;
}

/** Puts deliveries in the queue, in the transaction that stores what they tell of. */
export async function enqueue(trx: Transaction, deliveries: NewDelivery[]) {
  if (deliveries.length === 0) return;
  await trx.insertInto("deliveries").values(deliveries.map(toRow)).execute();
}

/**
 * Takes up to `limit` deliveries of these kinds that are due for one worker. No other gets them before the claim ends: PostgreSQL
 * checks the outer condition again on a row that another transaction has just claimed, SQLite lets one write at a time.
 */
export async function claimDue(
  db: Database,
  claim: Claim,
  now: Date,
  limit: number,
  kinds: readonly DeliveryKind[] = deliveryKinds,
): Promise<ClaimedDelivery[]> {
  const time = now.toISOString();
  const rows = await db
    .updateTable("deliveries")
    .set((e) => ({
      claimed_by: claim.worker,
      claimed_until: claim.until.toISOString(),
      attempts: e("attempts", "+", 1),
      first_attempt_at: e.fn.coalesce("first_attempt_at", e.val(time)),
    }))
    .where("id", "in", (due) =>
      due
        .selectFrom("deliveries")
        .select("id")
        .where("state", "=", "pending")
        .where("kind", "in", kinds)
        .where("next_attempt_at", "<=", time)
        .where((e) => e.or([e("claimed_until", "is", null), e("claimed_until", "<=", time)]))
        .orderBy("next_attempt_at")
        .orderBy("id")
        .limit(limit),
    )
    .where("state", "=", "pending")
    .where((e) => e.or([e("claimed_until", "is", null), e("claimed_until", "<=", time)]))
    .returning(["id", "submission_id", "kind", "recipient", "message_id", "attempts", "first_attempt_at"])
    .execute();
  return rows.map((row) => ({
    id: row.id,
    submissionId: row.submission_id,
    kind: row.kind,
    recipient: row.recipient,
    messageId: row.message_id,
    attempts: row.attempts,
    firstAttemptAt: new Date(row.first_attempt_at ?? now),
  }));
}

/** Keeps what a worker is still sending its own for longer. */
export async function renewClaims(db: Database, claim: Claim, ids: string[]) {
  await db
    .updateTable("deliveries")
    .set({ claimed_until: claim.until.toISOString() })
    .where("id", "in", ids)
    .where("claimed_by", "=", claim.worker)
    .execute();
}

/** Holds even where another worker has claimed it in between: the message did arrive. */
export async function markSent(db: Database, id: string, now: Date) {
  await db
    .updateTable("deliveries")
    .set({ state: "sent", sent_at: now.toISOString(), last_error: null, ...unclaimed })
    .where("id", "=", id)
    .execute();
}

/** Puts a delivery that could not be made back in the queue, or gives it up where there is no `nextAttempt`. */
export async function markFailed(
  db: Database,
  id: string,
  { worker, error, nextAttempt }: { worker: string; error: string; nextAttempt: Date | null },
) {
  await db
    .updateTable("deliveries")
    .set({
      last_error: error,
      ...unclaimed,
      ...(nextAttempt ? { next_attempt_at: nextAttempt.toISOString() } : { state: "failed" as const }),
    })
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
    created_at: now,
    next_attempt_at: now,
  };
}
