import { type Expression, type SqlBool, sql } from "kysely";
import type { TicketState } from "#server/tables/desk.ts";
import type { Database } from "#server/tables/tables.ts";
import type { Filters, View } from "./filters.ts";
import { lateBound, matching } from "./matching.ts";
import { type Page, readIds, readTickets } from "./rows.ts";
import { hasMoreHitsThan } from "./search.ts";

/** One page of tickets, newest first, whether there are more on either side of it, and how many each view has. */
export async function listTickets(db: Database, page: Page) {
  const [counts, ids] = await Promise.all([countTickets(db, page.filters, page.now), readIds(db, page)]);
  const tickets = await readTickets(db, ids.slice(0, page.size), page.now);
  const more = ids.length > page.size;
  const { cursor } = page;
  const upwards = cursor !== null && "newerThan" in cursor;
  return {
    tickets,
    counts,
    older: upwards ? tickets.length > 0 : more,
    newer: upwards ? more : cursor !== null && tickets.length > 0,
  };
}

/**
 * How many tickets each view would show under the other filters; null if the search matches more than 10,000. Nobody
 * reads so many hits, and counting them would take longer than finding them.
 */
async function countTickets(db: Database, filters: Filters, now: Date): Promise<Record<View, number> | null> {
  if (filters.search && (await hasMoreHitsThan(db, filters.search, maxCounted))) return null;
  const [states, undelivered, suspect] = await Promise.all([
    countStates(db, filters, now),
    countView(db, { ...filters, view: "undelivered" }, now),
    countView(db, { ...filters, view: "suspect" }, now),
  ]);
  const count = (state: TicketState) => Number(states.get(state)?.count ?? 0);
  return {
    open: count("new") + count("answered") + count("closed"),
    new: count("new"),
    late: Number(states.get("new")?.old ?? 0),
    undelivered,
    answered: count("answered"),
    closed: count("closed"),
    suspect,
    spam: count("spam"),
  };
}

const maxCounted = 10_000; /* tickets */

async function countStates(db: Database, filters: Filters, now: Date) {
  const rows = await db
    .selectFrom("tickets")
    .select((e) => [
      "state",
      e.fn.countAll().as("count"),
      countWhere(e("submission_id", "<", lateBound(now))).as("old"),
    ])
    .where(matching({ ...filters, view: null }, now))
    .groupBy("state")
    .execute();
  return new Map(rows.map((row) => [row.state, row]));
}

async function countView(db: Database, filters: Filters, now: Date) {
  const { count } = await db
    .selectFrom("tickets")
    .select((e) => e.fn.countAll().as("count"))
    .where(matching(filters, now))
    .executeTakeFirstOrThrow();
  return Number(count);
}

function countWhere(condition: Expression<SqlBool>) {
  return sql<number>`sum(case when ${condition} then 1 else 0 end)`;
}
