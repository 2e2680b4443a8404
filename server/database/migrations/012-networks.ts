import { type Kysely, sql } from "kysely";
import { engineOf } from "../engine.ts";

/**
 * Blanks the network addresses that versions before this one wrote down. What is written since is a network's name for
 * a day, which holds neither a dot nor a colon. Counts of forms were kept under hashes that anybody could make.
 */
export async function up(db: Kysely<unknown>) {
  await sql`update staff_sessions set ip_address = null where ip_address is not null`.execute(db);
  await sql`delete from sign_in_attempts where network like '%.%' or network like '%:%'`.execute(db);
  await sql`delete from form_counts`.execute(db);
  await (engineOf(db) === "SQLite" ? blankEventsOfSqlite(db) : blankEventsOfPostgres(db));
}

/** The log of what staff did is guarded by triggers, this once set aside within the transaction. */
async function blankEventsOfSqlite(db: Kysely<unknown>) {
  await sql`drop trigger staff_events_unchanged`.execute(db);
  await blankEvents(db);
  await sql`create trigger staff_events_unchanged before update on staff_events
    begin select raise(abort, 'The audit log is append-only'); end`.execute(db);
}

async function blankEventsOfPostgres(db: Kysely<unknown>) {
  await sql`alter table staff_events disable trigger staff_events_unchanged`.execute(db);
  await blankEvents(db);
  await sql`alter table staff_events enable trigger staff_events_unchanged`.execute(db);
}

async function blankEvents(db: Kysely<unknown>) {
  await sql`update staff_events set network = null where network like '%.%' or network like '%:%'`.execute(
    db,
  );
}
