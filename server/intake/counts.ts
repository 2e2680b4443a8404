import { createHash } from "node:crypto";
import { sql } from "kysely";
import { momentIn } from "#server/database/clock.ts";
import type { Database, Transaction } from "#server/tables/tables.ts";

/** What is limited: forms from a network, confirmations to a mailbox, confirmations of the whole site. */
type Counted = "network" | "mailbox" | "site";

/** The length of each counting window, from its first event. */
const windows = { network: 60_000, mailbox: 3_600_000, site: 3_600_000 } satisfies Record<
  Counted,
  number /* ms */
>;

/** The count including those just added, and when the window ends. */
export type Count = { before: number; endsAt: string; now: string };

/**
 * Adds to the counts in the database, so that all nodes share them and a restart keeps them. Windows follow the
 * database's clock; one that ends too far ahead was begun before that clock was turned back.
 * @param added how many to add, by name: a network, an email address, any name for the site
 * @returns the counts, by the same names
 */
export async function countUp(trx: Transaction, kind: Counted, added: ReadonlyMap<string, number>) {
  if (added.size === 0) return new Map<string, Count>();
  const names = new Map([...added.keys()].map((name) => [keyOf(kind, name), name]));
  const [now, end] = [momentIn(trx), momentIn(trx, windows[kind])];
  const isOver = sql<boolean>`(form_counts.ends_at <= ${now} or form_counts.ends_at > ${end})`;
  const rows = await trx
    .insertInto("form_counts")
    .values(
      /* Sorted, so that two transactions can't deadlock. */
      [...names].sort().map(([key, name]) => ({ key, count: added.get(name) ?? 0, ends_at: end })),
    )
    .onConflict((conflict) =>
      conflict.column("key").doUpdateSet({
        count: sql`case when ${isOver} then excluded.count else form_counts.count + excluded.count end`,
        ends_at: sql`case when ${isOver} then excluded.ends_at else form_counts.ends_at end`,
      }),
    )
    .returning(["key", "count", "ends_at", sql<string>`${now}`.as("now")])
    .execute();
  return new Map(
    rows.map(({ key, count, ends_at: endsAt, now }) => {
      const name = names.get(key) ?? "";
      return [name, { before: count - (added.get(name) ?? 0), endsAt, now }];
    }),
  );
}

/** Deletes windows that have ended. */
export async function forgetOldCounts(db: Database) {
  await db.deleteFrom("form_counts").where("ends_at", "<", momentIn(db)).execute();
}

/** Of one length; networks and mailboxes come under names that a key has made, so that the table tells nobody. */
function keyOf(kind: Counted, name: string) {
  return createHash("sha256").update(`${kind} ${name}`).digest("base64url");
}
