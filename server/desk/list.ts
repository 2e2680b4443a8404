import { type ExpressionBuilder, sql } from "kysely";
import type { Database, Tables } from "#server/database/tables.ts";
import type { Fields, FormName } from "#server/submissions/forms.ts";
import { firstIdAt } from "#server/submissions/identity.ts";
import type { Filters, View } from "./filters.ts";
import { searchPatterns } from "./search.ts";
import type { TicketState } from "./table.ts";
import { oneWorkingDayBefore } from "./working-day.ts";

export interface TicketRow {
  id: string;
  reference: string;
  form: FormName;
  state: TicketState;
  receivedAt: Date;
  fields: Fields;
  consent: { wording: string; at: Date } | null;
  /** Name of whoever looks after it. */
  owner: string | null;
  /** Whether it is new for more than one working day. */
  late: boolean;
  /** Whether a delivery of it has failed for good. */
  undelivered: boolean;
  erasedAt: Date | null;
}

/** Where in the list a page begins: at its newest, or beside a ticket. */
export type Cursor = { olderThan: string } | { newerThan: string } | null;

interface Page {
  filters: Filters;
  cursor: Cursor;
  size: number;
  now: Date;
}

/** One page of tickets, newest first, and whether there are more on either side of it. */
export async function listTickets(db: Database, { filters, cursor, size, now }: Page) {
  const upwards = cursor !== null && "newerThan" in cursor;
  const page = db
    .selectFrom("tickets")
    .select("submission_id")
    .where(matching(filters, now))
    .$if(cursor !== null && !upwards, (query) =>
      query.where("submission_id", "<", (cursor as { olderThan: string }).olderThan),
    )
    .$if(upwards, (query) => query.where("submission_id", ">", (cursor as { newerThan: string }).newerThan))
    .orderBy("submission_id", upwards ? "asc" : "desc")
    .limit(size + 1);
  const ids = (await page.execute()).map((row) => row.submission_id);
  const more = ids.length > size;
  const shown = await readTickets(db, ids.slice(0, size), now);
  return {
    tickets: shown,
    older: upwards ? shown.length > 0 : more,
    newer: upwards ? more : cursor !== null && shown.length > 0,
  };
}

async function readTickets(db: Database, ids: string[], now: Date): Promise<TicketRow[]> {
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
      "staff_users.name as owner",
    ])
    .where("tickets.submission_id", "in", ids)
    .orderBy("tickets.submission_id", "desc")
    .execute();
  const failed = await db
    .selectFrom("deliveries")
    .select("submission_id")
    .where("submission_id", "in", ids)
    .where("state", "=", "failed")
    .execute();
  const undelivered = new Set(failed.map((row) => row.submission_id));
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
    undelivered: undelivered.has(row.submission_id),
    erasedAt: row.erased_at ? new Date(row.erased_at) : null,
  }));
}

/** How many tickets each view would show under the other filters. */
export async function countTickets(db: Database, filters: Filters, now: Date): Promise<Record<View, number>> {
  const rows = await db
    .selectFrom("tickets")
    .select((e) => [
      "state",
      e.fn.countAll().as("count"),
      e.fn.sum(sql<number>`case when submission_id < ${lateBound(now)} then 1 else 0 end`).as("old"),
    ])
    .where(matching({ ...filters, view: null }, now))
    .groupBy("state")
    .execute();
  const undelivered = await db
    .selectFrom("tickets")
    .select((e) => e.fn.countAll().as("count"))
    .where(matching({ ...filters, view: "undelivered" }, now))
    .executeTakeFirstOrThrow();
  const byState = new Map(rows.map((row) => [row.state, row]));
  const count = (state: TicketState) => Number(byState.get(state)?.count ?? 0);
  return {
    open: count("new") + count("answered") + count("closed"),
    new: count("new"),
    late: Number(byState.get("new")?.old ?? 0),
    undelivered: Number(undelivered.count),
    answered: count("answered"),
    closed: count("closed"),
    spam: count("spam"),
  };
}

/**
 * A condition on `tickets`. All of it, the search too, reads one narrow row a ticket; ids tell when it came, because
 * a UUID of version 7 begins with its time.
 */
function matching(
  { view, search, form, reason, from, to }: Omit<Filters, "view"> & { view: View | null },
  now: Date,
) {
  return (e: ExpressionBuilder<Tables, "tickets">) =>
    e.and([
      ...(view === "open" ? [e("state", "in", ["new", "answered", "closed"])] : []),
      ...(view === "late" ? [e("state", "=", "new"), e("submission_id", "<", lateBound(now))] : []),
      ...(view === "undelivered"
        ? [
            e(
              "submission_id",
              "in",
              e.selectFrom("deliveries").select("submission_id").where("state", "=", "failed"),
            ),
          ]
        : []),
      ...(view === "new" || view === "answered" || view === "closed" || view === "spam"
        ? [e("state", "=", view)]
        : []),
      ...(form ? [e("form", "=", form)] : []),
      ...(reason ? [e("reason", "=", reason)] : []),
      ...(from ? [e("submission_id", ">=", firstIdAt(new Date(`${from}T00:00:00Z`)))] : []),
      ...(to
        ? [e("submission_id", "<", firstIdAt(new Date(Date.parse(`${to}T00:00:00Z`) + 86_400_000)))]
        : []),
      ...searchPatterns(search).map((pattern) => sql<boolean>`search like ${pattern} escape '\\'`),
    ]);
}

function lateBound(now: Date) {
  return firstIdAt(oneWorkingDayBefore(now));
}
