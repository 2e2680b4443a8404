import { type Kysely, sql } from "kysely";

export async function up(db: Kysely<unknown>) {
  await addTickets(db);
  await addEntries(db);
  await allowCancelledDeliveries(db);
}

async function addTickets(db: Kysely<unknown>) {
  await db.schema
    .createTable("tickets")
    .addColumn("submission_id", "text", (column) =>
      column.primaryKey().notNull().references("submissions.id"),
    )
    .addColumn("form", "text", (column) => column.notNull())
    .addColumn("reason", "text")
    .addColumn("state", "text", (column) => column.notNull())
    .addColumn("state_since", "text", (column) => column.notNull())
    .addColumn("owner_id", "text", (column) => column.references("staff_users.id"))
    .addColumn("email", "text")
    .addColumn("search", "text", (column) => column.notNull())
    .addColumn("erased_at", "text")
    .addCheckConstraint("tickets_state", sql`state in ('new', 'answered', 'closed', 'spam')`)
    .execute();
  await db.schema
    .createIndex("tickets_state_and_age")
    .on("tickets")
    .columns(["state", "submission_id"])
    .execute();
  await db.schema.createIndex("tickets_email").on("tickets").column("email").execute();
  await openTicketsForOldSubmissions(db as Kysely<Tables>);
}

async function addEntries(db: Kysely<unknown>) {
  await db.schema
    .createTable("ticket_entries")
    .addColumn("id", "text", (column) => column.primaryKey().notNull())
    .addColumn("submission_id", "text", (column) => column.notNull().references("submissions.id"))
    .addColumn("at", "text", (column) => column.notNull())
    .addColumn("staff_id", "text", (column) => column.references("staff_users.id"))
    .addColumn("kind", "text", (column) => column.notNull())
    .addColumn("text", "text", (column) => column.notNull())
    .execute();
  await db.schema
    .createIndex("ticket_entries_submission")
    .on("ticket_entries")
    .columns(["submission_id", "id"])
    .execute();
}

/** SQLite can't change a rule of a table, so the table is made anew and its rows move over. */
async function allowCancelledDeliveries(db: Kysely<unknown>) {
  await sql`create temporary table moving as select * from deliveries`.execute(db);
  await db.schema.dropTable("deliveries").execute();
  await db.schema
    .createTable("deliveries")
    .addColumn("id", "text", (column) => column.primaryKey().notNull())
    .addColumn("submission_id", "text", (column) => column.notNull().references("submissions.id"))
    .addColumn("kind", "text", (column) => column.notNull())
    .addColumn("recipient", "text", (column) => column.notNull())
    .addColumn("message_id", "text", (column) => column.notNull().unique())
    .addColumn("state", "text", (column) => column.notNull())
    .addColumn("attempts", "integer", (column) => column.notNull())
    .addColumn("created_at", "text", (column) => column.notNull())
    .addColumn("next_attempt_at", "text", (column) => column.notNull())
    .addColumn("first_attempt_at", "text")
    .addColumn("claimed_by", "text")
    .addColumn("claimed_until", "text")
    .addColumn("sent_at", "text")
    .addColumn("last_error", "text")
    .addUniqueConstraint("deliveries_once_a_kind", ["submission_id", "kind"])
    .addCheckConstraint("deliveries_state", sql`state in ('pending', 'sent', 'failed', 'cancelled')`)
    .execute();
  await db.schema
    .createIndex("deliveries_due")
    .on("deliveries")
    .columns(["state", "next_attempt_at"])
    .execute();
  await db.schema
    .createIndex("deliveries_by_state")
    .on("deliveries")
    .columns(["state", "submission_id"])
    .execute();
  await sql`insert into deliveries select * from moving`.execute(db);
  await sql`drop table moving`.execute(db);
}

interface Tables {
  submissions: {
    id: string;
    reference: string;
    form: string;
    state: string;
    received_at: string;
    fields: string;
  };
  tickets: {
    submission_id: string;
    form: string;
    reason: string | null;
    state: string;
    state_since: string;
    email: string | null;
    search: string;
  };
}

/** Frozen here as the rest of the migration is: what makes a ticket may change later, this may not. */
async function openTicketsForOldSubmissions(db: Kysely<Tables>) {
  let last = "";
  for (;;) {
    const rows = await db
      .selectFrom("submissions")
      .select(["id", "reference", "form", "state", "received_at", "fields"])
      .where("id", ">", last)
      .orderBy("id")
      .limit(500)
      .execute();
    if (rows.length === 0) return;
    await db.insertInto("tickets").values(rows.map(ticketFor)).execute();
    last = rows.at(-1)?.id ?? last;
  }
}

function ticketFor({ id, reference, form, state, received_at, fields }: Tables["submissions"]) {
  const sent: Record<string, string> = JSON.parse(fields);
  const phone = `${sent["countryCode"] ?? ""}${sent["phoneNumber"] ?? ""}`.replaceAll(/\D/g, "");
  const words = [reference, sent["fullName"], sent["companyName"], sent["email"], phone];
  return {
    submission_id: id,
    form,
    reason: sent["reason"] ?? null,
    state,
    state_since: received_at,
    email: sent["email"]?.trim().toLowerCase() ?? null,
    search: [...words, sent["message"]]
      .filter(Boolean)
      .join("\n")
      .replaceAll("\0", "")
      .toLowerCase()
      .slice(0, 250),
  };
}
