import { type DeliveryReport, deliveriesOf } from "#server/deliveries/list.ts";
import { findByReference, type StoredSubmission } from "#server/submissions/list.ts";
import { readSpamSigns, type SpamSign, suspectScore } from "#server/submissions/spam-signs.ts";
import type { EntryKind, TicketState } from "#server/tables/desk.ts";
import type { Database } from "#server/tables/tables.ts";
import { afterOneWorkingDay } from "./working-day.ts";

export type Ticket = Omit<StoredSubmission, "state"> & {
  state: TicketState;
  stateSince: Date;
  /** When one working day has passed since it came. */
  dueAt: Date;
  owner: { id: string; name: string } | null;
  erasedAt: Date | null;
  spam: { signs: SpamSign[]; isSuspect: boolean };
  deliveries: DeliveryReport[];
  /** Oldest first. */
  entries: { at: Date; kind: EntryKind; text: string; staff: string | null }[];
};

/** Everything that is known of one submission, by its reference. */
export async function findTicket(db: Database, reference: string): Promise<Ticket | undefined> {
  const submission = await findByReference(db, reference);
  if (!submission) return undefined;
  const { id } = submission;
  const ticket = await db
    .selectFrom("tickets")
    .leftJoin("staff_users", "staff_users.id", "tickets.owner_id")
    .select([
      "tickets.state",
      "state_since",
      "erased_at",
      "spam_signs",
      "spam_score",
      "owner_id",
      "staff_users.name as owner",
    ])
    .where("submission_id", "=", id)
    .executeTakeFirst();
  if (!ticket) return undefined;
  const entries = await db
    .selectFrom("ticket_entries")
    .leftJoin("staff_users", "staff_users.id", "ticket_entries.staff_id")
    .select(["at", "kind", "text", "staff_users.name as staff"])
    .where("submission_id", "=", id)
    .orderBy("ticket_entries.id")
    .execute();
  return {
    ...submission,
    state: ticket.state,
    stateSince: new Date(ticket.state_since),
    dueAt: afterOneWorkingDay(submission.receivedAt),
    owner: ticket.owner_id ? { id: ticket.owner_id, name: ticket.owner ?? "" } : null,
    spam: {
      signs: readSpamSigns(ticket.spam_signs),
      isSuspect: ticket.state === "new" && ticket.spam_score >= suspectScore,
    },
    erasedAt: ticket.erased_at ? new Date(ticket.erased_at) : null,
    deliveries: (await deliveriesOf(db, [id])).get(id) ?? [],
    entries: entries.map((entry) => ({ ...entry, at: new Date(entry.at) })),
  };
}
