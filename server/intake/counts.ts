import { createHash } from "node:crypto";
import { sql } from "kysely";
import { momentIn } from "#server/database/clock.ts";
import type { Database, Transaction } from "#server/tables/tables.ts";

/** What a limit counts: forms from a network, confirmations to a mailbox, confirmations of the whole site. */
type Counted = "network" | "mailbox" | "site";

/** For how long each is counted from the first on. */
const windows = { network: 60_000, mailbox: 3_600_000, site: 3_600_000 } satisfies Record<
  Counted,
  number /* ms */
>;

/** How many there are now, with those that were added, and when counting begins anew. */
export type Count = { before: number; endsAt: string; now: string };

/**
 * Adds to what is counted, in the database, so that all nodes count together and a restart forgets nothing. Windows
 * begin and end by the database's clock; one that ends too far ahead was begun before that clock was turned back.
 * @param added how many by name: a network, an email address, anything for the site
 * @returns by the same name
 */
export async function countUp(trx: Transaction, kind: Counted, added: ReadonlyMap<string, number>) {
  if (added.size === 0) return new Map<string, Count>();
  const names = new Map([...added.keys()].map((name) => [keyOf(kind, name), name]));
  const [now, end] = [momentIn(trx), momentIn(trx, windows[kind])];
  const isOver = sql<boolean>`(form_counts.ends_at <= ${now} or form_counts.ends_at > ${end})`;
  const rows = await trx
    .insertInto("form_counts")
    .values(
      /* In one order, so that two transactions never wait for one another. */
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

/** Forgets what is over, some time after it is. */
export async function forgetOldCounts(db: Database) {
  await db.deleteFrom("form_counts").where("ends_at", "<", momentIn(db, -windows.site)).execute();
}

/** Says nothing of whom it stands for. */
function keyOf(kind: Counted, name: string) {
  return createHash("sha256").update(`${kind} ${name}`).digest("base64url");
}
