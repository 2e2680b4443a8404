import { Readable } from "node:stream";
import { stringify } from "csv-stringify";
import { cellText } from "#planner/rows/cell-text.ts";
import { fieldNames } from "#server/forms/forms.ts";
import type { Database } from "#server/tables/tables.ts";
import { allSubmissions } from "./list.ts";

/**
 * All submissions as CSV, newest first: reference, receivedAt, form, state, then every field that some form has.
 * A value that a spreadsheet would calculate gets an apostrophe in front.
 */
export function submissionsAsCsv(db: Database): Readable {
  const csv = stringify({
    header: true,
    columns: ["reference", "receivedAt", "form", "state", ...fieldNames],
    cast: { string: cellText },
    quoted_match: /[\r\n]/,
  });
  return Readable.from(rows(db)).compose(csv);
}

async function* rows(db: Database) {
  for await (const { reference, receivedAt, form, state, fields } of allSubmissions(db))
    yield { ...fields, reference, receivedAt: receivedAt.toISOString(), form, state };
}
