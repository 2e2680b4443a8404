import { sql } from "kysely";
import type { Database } from "#server/database/tables.ts";
import type { Filters, View } from "./filters.ts";
import { isIn, lateBound, matching } from "./matching.ts";
import { type Page, readIds, readTickets, withFailures } from "./rows.ts";
import type { TicketState } from "./table.ts";

/** A search that finds no more than this is read as a whole, in one pass over all tickets. */
const readAsWhole = 2000; /* tickets */

/** One page of tickets, newest first, whether there are more on either side of it, and how many each view has. */
export async function listTickets(db: Database, page: Page) {
  const found = page.filters.search ? await findFew(db, page) : undefined;
  const ids = found ? cut(found, page) : await readIds(db, page);
  const [counts, tickets] = await Promise.all([
    found ? countFound(found, page.now) : countTickets(db, page.filters, page.now),
    readTickets(db, ids.slice(0, page.size), page.now),
  ]);
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

type Found = { submission_id: string; state: TicketState; undelivered: boolean };

/** Everything that a search finds in any view, newest first, unless it is a lot. */
async function findFew(db: Database, { filters, now }: Page): Promise<Found[] | undefined> {
  const rows = await db
    .selectFrom("tickets")
    .select(["submission_id", "state"])
    .where(matching({ ...filters, view: null }, now))
    .orderBy("submission_id", "desc")
    .limit(readAsWhole + 1)
    .execute();
  if (rows.length > readAsWhole) return undefined;
  const failed = await withFailures(
    db,
    rows.map((row) => row.submission_id),
  );
  return rows.map((row) => ({ ...row, undelivered: failed.has(row.submission_id) }));
}

/** The ids of a page, and one more where there are more. */
function cut(found: Found[], { filters: { view }, cursor, size, now }: Page) {
  const ids = found.filter((row) => isIn(view, row, now)).map((row) => row.submission_id);
  if (cursor && "newerThan" in cursor)
    return ids
      .filter((id) => id > cursor.newerThan)
      .reverse()
      .slice(0, size + 1);
  return ids.filter((id) => !cursor || id < cursor.olderThan).slice(0, size + 1);
}

function countFound(found: Found[], now: Date): Record<View, number> {
  const count = (view: View) => found.filter((row) => isIn(view, row, now)).length;
  return {
    open: count("open"),
    new: count("new"),
    late: count("late"),
    undelivered: count("undelivered"),
    answered: count("answered"),
    closed: count("closed"),
    spam: count("spam"),
  };
}

/** How many tickets each view would show under the other filters. */
async function countTickets(db: Database, filters: Filters, now: Date): Promise<Record<View, number>> {
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
