import { networkOf } from "#server/http/rate-limit.ts";
import { firstIdAt, type Random, uuidv7 } from "#server/ids/ids.ts";
import type { AuditAction } from "#server/tables/staff.ts";
import type { Database, Transaction } from "#server/tables/tables.ts";

type NewEvent = {
  action: AuditAction;
  /** Id of the account that did it; null: nobody who was signed in, or a command on the server. */
  actorId: string | null;
  /** Whom or what it was done to: the id of an account or of a post. Never what a visitor wrote. */
  subject?: string | null;
  /** A role, a count or the like. */
  detail?: string | null;
  /** Where it came from; null: a command on the server. */
  address: string | null;
  now: Date;
  random: Random;
};

/** Adds to the audit log, in the transaction of the change, so that neither happens without the other. */
export async function recordEvent(trx: Transaction, event: NewEvent) {
  const { action, actorId, subject = null, detail = null, address, now, random } = event;
  await trx
    .insertInto("staff_events")
    .values({
      id: uuidv7(now, random),
      at: now.toISOString(),
      action,
      actor_id: actorId,
      subject,
      detail,
      network: address && networkOf(address),
    })
    .execute();
}

/** The same of what changes nothing: an attempt that failed, an export. */
export async function recordAlone(db: Database, event: NewEvent) {
  await db.transaction().execute((trx) => recordEvent(trx, event));
}

/** Deletes entries older than this many days. */
export async function forgetEvents(db: Database, now: Date, days: number) {
  const oldest = new Date(now.getTime() - days * 24 * 3_600_000);
  await db.deleteFrom("staff_events").where("id", "<", firstIdAt(oldest)).execute();
}
