import type { DeliveriesTable, DeliveryKind } from "#server/tables/deliveries.ts";
import type { Database } from "#server/tables/tables.ts";

export type DeliveryReport = {
  kind: DeliveryKind;
  recipient: string;
  state: DeliveriesTable["state"];
  attempts: number;
  sentAt: Date | null;
  /** When it is tried next, while it is pending. */
  nextAttemptAt: Date;
  /** Codes of the last failure. */
  lastError: string | null;
};

/** How the deliveries of these submissions stand, by the submission's id. */
export async function deliveriesOf(db: Database, submissionIds: string[]) {
  if (submissionIds.length === 0) return new Map<string, DeliveryReport[]>();
  const rows = await db
    .selectFrom("deliveries")
    .selectAll()
    .where("submission_id", "in", submissionIds)
    .orderBy("kind")
    .execute();
  return Map.groupBy(rows.map(fromRow), ({ submissionId }) => submissionId);
}

function fromRow(row: DeliveriesTable): DeliveryReport & { submissionId: string } {
  const { submission_id: submissionId, kind, recipient, state, attempts, last_error: lastError } = row;
  const sentAt = row.sent_at ? new Date(row.sent_at) : null;
  return {
    submissionId,
    kind,
    recipient,
    state,
    attempts,
    sentAt,
    nextAttemptAt: new Date(row.next_attempt_at),
    lastError,
  };
}
