import type { Transaction } from "#server/database/tables.ts";
import type { DeliveryKind } from "./table.ts";

export interface NewDelivery {
  id: string;
  submissionId: string;
  kind: DeliveryKind;
  /** E-mail address. */
  recipient: string;
  messageId: string;
  createdAt: Date;
}

/** Puts deliveries in the queue, in the transaction that stores what they tell of. */
export async function enqueue(trx: Transaction, deliveries: NewDelivery[]) {
  if (deliveries.length === 0) return;
  await trx.insertInto("deliveries").values(deliveries.map(toRow)).execute();
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
    created_at: now,
    next_attempt_at: now,
  };
}
