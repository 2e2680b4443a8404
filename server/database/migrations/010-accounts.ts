import { type Kysely, sql } from "kysely";
import { engineOf } from "../engine.ts";

/** Sessions that know when the password was last given, devices that signed in before, second factors, the audit log. */
export async function up(db: Kysely<unknown>) {
  await db.schema.alterTable("staff_sessions").addColumn("confirmed_at", "text").execute();
  await db.schema
    .createIndex("sign_in_attempts_pair")
    .on("sign_in_attempts")
    .columns(["account", "network", "at"])
    .execute();
  await addDevices(db);
  await addSecondFactors(db);
  await addNotices(db);
  await addEvents(db);
}

async function addDevices(db: Kysely<unknown>) {
  await db.schema
    .createTable("staff_devices")
    .addColumn("user_id", "text", (column) => column.notNull().references("staff_users.id"))
    .addColumn("token_hash", "text", (column) => column.notNull())
    .addColumn("seen_at", "text", (column) => column.notNull())
    .addPrimaryKeyConstraint("staff_devices_key", ["user_id", "token_hash"])
    .execute();
}

async function addSecondFactors(db: Kysely<unknown>) {
  await db.schema
    .createTable("staff_authenticators")
    .addColumn("user_id", "text", (column) => column.primaryKey().notNull().references("staff_users.id"))
    .addColumn("secret", "text", (column) => column.notNull())
    .addColumn("last_step", "integer", (column) => column.notNull())
    .addColumn("created_at", "text", (column) => column.notNull())
    .execute();
  await db.schema
    .createTable("staff_recovery_codes")
    .addColumn("code_hash", "text", (column) => column.primaryKey().notNull())
    .addColumn("user_id", "text", (column) => column.notNull().references("staff_users.id"))
    .execute();
  await db.schema
    .createIndex("staff_recovery_codes_user")
    .on("staff_recovery_codes")
    .column("user_id")
    .execute();
  await db.schema
    .createTable("staff_passkeys")
    .addColumn("id", "text", (column) => column.primaryKey().notNull())
    .addColumn("user_id", "text", (column) => column.notNull().references("staff_users.id"))
    .addColumn("name", "text", (column) => column.notNull())
    .addColumn("public_key", "text", (column) => column.notNull())
    .addColumn("counter", "integer", (column) => column.notNull())
    .addColumn("transports", "text", (column) => column.notNull())
    .addColumn("created_at", "text", (column) => column.notNull())
    .addColumn("used_at", "text")
    .execute();
  await db.schema.createIndex("staff_passkeys_user").on("staff_passkeys").column("user_id").execute();
  await db.schema
    .createTable("staff_challenges")
    .addColumn("token_hash", "text", (column) => column.primaryKey().notNull())
    .addColumn("user_id", "text", (column) => column.notNull().references("staff_users.id"))
    .addColumn("purpose", "text", (column) => column.notNull())
    .addColumn("challenge", "text")
    .addColumn("secret", "text")
    .addColumn("attempts", "integer", (column) => column.notNull())
    .addColumn("expires_at", "text", (column) => column.notNull())
    .execute();
}

async function addNotices(db: Kysely<unknown>) {
  await db.schema
    .createTable("staff_notices")
    .addColumn("id", "text", (column) => column.primaryKey().notNull())
    .addColumn("user_id", "text", (column) => column.notNull().references("staff_users.id"))
    .addColumn("kind", "text", (column) => column.notNull())
    .addColumn("detail", "text", (column) => column.notNull())
    .addColumn("created_at", "text", (column) => column.notNull())
    .addColumn("attempts", "integer", (column) => column.notNull())
    .addColumn("next_attempt_at", "text", (column) => column.notNull())
    .execute();
  await db.schema.createIndex("staff_notices_due").on("staff_notices").column("next_attempt_at").execute();
}

/** What is written stays: no row is ever changed, and none is deleted in its first 30 days. */
async function addEvents(db: Kysely<unknown>) {
  await db.schema
    .createTable("staff_events")
    .addColumn("id", "text", (column) => column.primaryKey().notNull())
    .addColumn("at", "text", (column) => column.notNull())
    .addColumn("action", "text", (column) => column.notNull())
    .addColumn("actor_id", "text", (column) => column.references("staff_users.id"))
    .addColumn("subject", "text")
    .addColumn("detail", "text")
    .addColumn("network", "text")
    .execute();
  if (engineOf(db) === "SQLite") {
    await sql`create trigger staff_events_unchanged before update on staff_events
      begin select raise(abort, 'The audit log is append-only'); end`.execute(db);
    await sql`create trigger staff_events_kept before delete on staff_events
      when old.at > strftime('%Y-%m-%dT%H:%M:%fZ', 'now', '-30 days')
      begin select raise(abort, 'The audit log is append-only'); end`.execute(db);
    return;
  }
  await sql`create function refuse_change_of_events() returns trigger language plpgsql as $$
    begin raise exception 'The audit log is append-only'; end $$`.execute(db);
  await sql`create trigger staff_events_unchanged before update or truncate on staff_events
    for each statement execute function refuse_change_of_events()`.execute(db);
  await sql`create trigger staff_events_kept before delete on staff_events for each row
    when (old.at > to_char(now() at time zone 'utc' - interval '30 days', 'YYYY-MM-DD"T"HH24:MI:SS"Z"'))
    execute function refuse_change_of_events()`.execute(db);
}
