import { Readable } from "node:stream";
import { stringify } from "csv-stringify";
import type { Database } from "#server/database/tables.ts";
import { fieldNames } from "#server/submissions/forms.ts";
import type { Filters } from "./filters.ts";
import { type Cursor, listTickets } from "./list.ts";

/**
 * The tickets that the filters leave, as CSV, newest first, read page by page as the reader takes them. It begins
 * with a byte order mark, so that a spreadsheet reads it as UTF-8; a value that one would calculate gets an
 * apostrophe in front.
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
    escape_formulas: true,
    quoted_match: /[\r\n]/,
  });
  return Readable.from(rows(db, filters, now)).compose(csv);
}

async function* rows(db: Database, filters: Filters, now: Date) {
  let cursor: Cursor = null;
  for (;;) {
    const page = await listTickets(db, { filters, cursor, size: 500, now });
    for (const { fields, reference, receivedAt, form, state, owner, consent } of page.tickets)
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
    const last = page.tickets.at(-1);
    if (!page.older || !last) return;
    cursor = { olderThan: last.id };
  }
}
