import { type Expression, type SqlBool, sql } from "kysely";
import type { Database } from "#server/database/tables.ts";
import type { Filters, View } from "./filters.ts";
import { lateBound, matching, undelivered } from "./matching.ts";
import { type Page, readIds, readTickets } from "./rows.ts";
import type { TicketState } from "./table.ts";

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

/** How many tickets each view would show under the other filters. */
async function countTickets(db: Database, filters: Filters, now: Date): Promise<Record<View, number>> {
  const rows = await db
    .selectFrom("tickets")
    .select((e) => [
      "state",
      e.fn.countAll().as("count"),
      countWhere(e("submission_id", "<", lateBound(now))).as("old"),
      countWhere(e("submission_id", "in", undelivered(e))).as("undelivered"),
    ])
    .where(matching({ ...filters, view: null }, now))
    .groupBy("state")
    .execute();
  const byState = new Map(rows.map((row) => [row.state, row]));
  const count = (state: TicketState) => Number(byState.get(state)?.count ?? 0);
  return {
    open: count("new") + count("answered") + count("closed"),
    new: count("new"),
    late: Number(byState.get("new")?.old ?? 0),
    undelivered: rows.reduce((sum, row) => sum + Number(row.undelivered), 0),
    answered: count("answered"),
    closed: count("closed"),
    spam: count("spam"),
  };
}

function countWhere(condition: Expression<SqlBool>) {
  return sql<number>`sum(case when ${condition} then 1 else 0 end)`;
}
