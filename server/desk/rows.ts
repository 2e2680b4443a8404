import type { FormName } from "#addresses/forms.ts";
import type { Fields } from "#server/forms/forms.ts";
import { suspectScore } from "#server/submissions/spam-signs.ts";
import type { TicketState } from "#server/tables/desk.ts";
import type { Database } from "#server/tables/tables.ts";
import type { Filters } from "./filters.ts";
import { lateBound, matching } from "./matching.ts";

export type TicketRow = {
  id: string;
  reference: string;
  form: FormName;
  state: TicketState;
  receivedAt: Date;
  fields: Fields;
  consent: { wording: string; at: Date } | null;
  /** Name of the ticket's owner. */
  owner: string | null;
  /** Whether it is new for more than one working day. */
  late: boolean;
  /** Whether a delivery of it has failed for good. */
  undelivered: boolean;
  erasedAt: Date | null;
  /** Whether it is new and looks like spam. */
  suspect: boolean;
};

/** Where a page begins: at the newest ticket, or next to a given one. */
export type Cursor = { olderThan: string } | { newerThan: string } | null;

export type Page = {
  filters: Filters;
  cursor: Cursor;
  size: number;
  now: Date;
};

/** The ids of a page, nearest to the cursor first, and one more where there are more. */
export async function readIds(db: Database, { filters, cursor, size, now }: Page) {
  const upwards = cursor !== null && "newerThan" in cursor;
  const rows = await db
    .selectFrom("tickets")
    .select("submission_id")
    .where(matching(filters, now))
    .$if(cursor !== null && !upwards, (query) =>
      query.where("submission_id", "<", (cursor as { olderThan: string }).olderThan),
    )
    .$if(upwards, (query) => query.where("submission_id", ">", (cursor as { newerThan: string }).newerThan))
    .orderBy("submission_id", upwards ? "asc" : "desc")
    .limit(size + 1)
    .execute();
  return rows.map((row) => row.submission_id);
}

/** What the list shows of these tickets, newest first. */
export async function readTickets(db: Database, ids: string[], now: Date): Promise<TicketRow[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .selectFrom("tickets")
    .innerJoin("submissions", "submissions.id", "tickets.submission_id")
    .leftJoin("staff_users", "staff_users.id", "tickets.owner_id")
    .select([
      "tickets.submission_id",
      "submissions.reference",
      "submissions.form",
      "submissions.fields",
      "submissions.received_at",
      "submissions.consent_wording",
      "submissions.consent_at",
      "tickets.state",
      "tickets.erased_at",
      "tickets.spam_score",
      "staff_users.name as owner",
    ])
    .where("tickets.submission_id", "in", ids)
    .orderBy("tickets.submission_id", "desc")
    .execute();
  const failed = await withFailures(db, ids);
  return rows.map((row) => ({
    id: row.submission_id,
    reference: row.reference,
    form: row.form,
    state: row.state,
    receivedAt: new Date(row.received_at),
    fields: JSON.parse(row.fields),
    consent:
      row.consent_wording && row.consent_at
        ? { wording: row.consent_wording, at: new Date(row.consent_at) }
        : null,
    owner: row.owner,
    late: row.state === "new" && row.submission_id < lateBound(now),
    undelivered: failed.has(row.submission_id),
    erasedAt: row.erased_at ? new Date(row.erased_at) : null,
    suspect: row.state === "new" && row.spam_score >= suspectScore,
  }));
}

/** Which of these submissions have a delivery that failed for good. */
async function withFailures(db: Database, ids: string[]) {
  if (ids.length === 0) return new Set<string>();
  const rows = await db
    .selectFrom("deliveries")
    .select("submission_id")
    .where("submission_id", "in", ids)
    .where("state", "=", "failed")
    .execute();
  return new Set(rows.map((row) => row.submission_id));
}
