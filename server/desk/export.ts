import { Readable } from "node:stream";
import { stringify } from "csv-stringify";
import { cellText } from "#planner/rows/cell-text.ts";
import { fieldNames } from "#server/forms/forms.ts";
import type { Database } from "#server/tables/tables.ts";
import type { Filters } from "./filters.ts";
import { type Cursor, readIds, readTickets } from "./rows.ts";

/**
 * The tickets that match the filters, as CSV, newest first, read page by page as the client reads. It begins with a
 * byte order mark, so that spreadsheets read it as UTF-8; a value that one would calculate gets an apostrophe in front.
 */
export function ticketsAsCsv(db: Database, filters: Filters, now: Date): Readable {
  const csv = stringify({
    bom: true,
    header: true,
    columns: [
      "reference",
      "receivedAt",
      "form",
      "state",
      "owner",
      ...fieldNames,
      "consentWording",
      "consentAt",
    ],
    cast: { string: cellText },
    quoted_match: /[\r\n]/,
  });
  return Readable.from(rows(db, filters, now)).compose(csv);
}

async function* rows(db: Database, filters: Filters, now: Date) {
  let cursor: Cursor = null;
  for (;;) {
    const ids = await readIds(db, { filters, cursor, size: pageSize, now });
    for (const ticket of await readTickets(db, ids.slice(0, pageSize), now)) {
      const { fields, reference, receivedAt, form, state, owner, consent } = ticket;
      yield {
        ...fields,
        reference,
        receivedAt: receivedAt.toISOString(),
        form,
        state,
        owner,
        consentWording: consent?.wording,
        consentAt: consent?.at.toISOString(),
      };
      cursor = { olderThan: ticket.id };
    }
    if (ids.length <= pageSize) return;
  }
}

const pageSize = 100; /* tickets: requests go ahead between two pages */
