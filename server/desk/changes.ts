import { engineOf } from "#server/database/engine.ts";
import { enqueue, type NewDelivery } from "#server/deliveries/queue.ts";
import { type Random, uuidv7 } from "#server/ids/ids.ts";
import type { EntryKind, TicketState } from "#server/tables/desk.ts";
import type { Database, Transaction } from "#server/tables/tables.ts";

/** Who changes something, and when. */
export type Author = {
  staffId: string;
  now: Date;
  random: Random;
};

/** Records a ticket's new state. */
export async function changeState(db: Database, id: string, state: TicketState, author: Author) {
  await db.transaction().execute(async (trx) => {
    if (!(await setState(trx, id, state, author.now))) return;
    await addEntry(trx, id, "state", state, author);
    if (state === "spam") await cancelDeliveries(trx, id);
  });
}

/** Restores a ticket marked as spam: it becomes new, and its deliveries are queued as for any enquiry. */
export async function restore(db: Database, id: string, deliveries: NewDelivery[], author: Author) {
  await db.transaction().execute(async (trx) => {
    if (!(await setState(trx, id, "new", author.now))) return;
    await addEntry(trx, id, "state", "new", author);
    await requeue(trx, author.now).where("submission_id", "=", id).where("state", "=", "cancelled").execute();
    const known = await trx.selectFrom("deliveries").select("kind").where("submission_id", "=", id).execute();
    const missing = deliveries.filter((delivery) => !known.some(({ kind }) => kind === delivery.kind));
    await enqueue(trx, missing);
  });
}

/**
 * Hands a ticket to somebody, or to nobody.
 * @param tell is called with the new owner's id, in the same transaction
 */
export async function changeOwner(
  db: Database,
  id: string,
  owner: { id: string; name: string } | null,
  author: Author,
  tell: (trx: Transaction, ownerId: string) => Promise<void> = async () => {},
) {
  await db.transaction().execute(async (trx) => {
    const changed = await trx
      .updateTable("tickets")
      .set({ owner_id: owner?.id ?? null })
      .where("submission_id", "=", id)
      .where("owner_id", owner ? "is distinct from" : "is not", owner?.id ?? null)
      .where("erased_at", "is", null)
      .executeTakeFirst();
    if (changed.numUpdatedRows === 0n) return;
    await addEntry(trx, id, "owner", owner?.name ?? "", author);
    if (owner) await tell(trx, owner.id);
  });
}

/** Adds a note, unless the data was erased: a note may hold some of it. */
export async function addNote(db: Database, id: string, text: string, author: Author) {
  await db.transaction().execute(async (trx) => {
    if (await isKept(trx, id)) await addEntry(trx, id, "note", text, author);
  });
}

/** Whether a ticket's data is not erased, and will not be before the transaction ends. */
async function isKept(trx: Transaction, id: string) {
  const ticket = await trx
    .selectFrom("tickets")
    .select("submission_id")
    .where("submission_id", "=", id)
    .where("erased_at", "is", null)
    .$if(engineOf(trx) === "PostgreSQL", (query) => query.forShare())
    .executeTakeFirst();
  return ticket !== undefined;
}

/** @returns false if it was already in that state, or its data was erased */
async function setState(trx: Transaction, id: string, state: TicketState, now: Date) {
  const changed = await trx
    .updateTable("tickets")
    .set({ state, state_since: now.toISOString() })
    .where("submission_id", "=", id)
    .where("state", "!=", state)
    .where("erased_at", "is", null)
    .executeTakeFirst();
  if (changed.numUpdatedRows === 0n) return false;
  await trx
    .updateTable("submissions")
    .set({ state: state === "spam" ? "spam" : "new" })
    .where("id", "=", id)
    .execute();
  return true;
}

async function addEntry(trx: Transaction, id: string, kind: EntryKind, text: string, author: Author) {
  const { staffId, now, random } = author;
  await trx
    .insertInto("ticket_entries")
    .values({
      id: uuidv7(now, random),
      submission_id: id,
      at: now.toISOString(),
      staff_id: staffId,
      kind,
      text: text.replaceAll("\0", ""),
    })
    .execute();
}

/** Makes a failed or waiting delivery due now, with 72 hours of attempts ahead of it. */
export async function sendAgain(db: Database, id: string, kind: NewDelivery["kind"], author: Author) {
  await db.transaction().execute(async (trx) => {
    if (!(await isKept(trx, id))) return;
    const changed = await requeue(trx, author.now)
      .where("submission_id", "=", id)
      .where("kind", "=", kind)
      .where("state", "in", ["failed", "pending"])
      .where("claimed_by", "is", null)
      .executeTakeFirst();
    if (changed.numUpdatedRows > 0n) await addEntry(trx, id, "sent-again", kind, author);
  });
}

async function cancelDeliveries(trx: Transaction, id: string) {
  await trx
    .updateTable("deliveries")
    .set({ state: "cancelled", claimed_by: null, claimed_until: null })
    .where("submission_id", "=", id)
    .where("state", "=", "pending")
    .execute();
}

function requeue(trx: Transaction, now: Date) {
  return trx.updateTable("deliveries").set({
    state: "pending",
    attempts: 0,
    waited: 0,
    next_attempt_at: now.toISOString(),
    first_attempt_at: null,
    claimed_by: null,
    claimed_until: null,
  });
}
