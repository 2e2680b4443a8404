import { type DeliveryKind, deliveryKinds } from "#server/tables/deliveries.ts";
import type { Database, Transaction } from "#server/tables/tables.ts";

export type NewDelivery = {
  id: string;
  submissionId: string;
  kind: DeliveryKind;
  /** Email address, or the address of the webhook. */
  recipient: string;
  messageId: string;
  createdAt: Date;
};

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

export async function countPendingDeliveries(db: Database, kinds: readonly DeliveryKind[] = deliveryKinds) {
  const { count } = await db
    .selectFrom("deliveries")
    .select((e) => e.fn.countAll().as("count"))
    .where("state", "=", "pending")
    .where("kind", "in", kinds)
    .executeTakeFirstOrThrow();
  return Number(count);
}

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
