import type { FormName } from "#addresses/forms.ts";
import type { Fields } from "#server/forms/forms.ts";
import type { SubmissionsTable } from "#server/tables/submissions.ts";
import type { Database } from "#server/tables/tables.ts";

export type StoredSubmission = {
  id: string;
  reference: string;
  form: FormName;
  state: SubmissionsTable["state"];
  receivedAt: Date;
  /** Path or address of the page it was sent from. */
  page: string | null;
  fields: Fields;
  consent: { wording: string; at: Date; page: string | null } | null;
};

/** Finds submissions by their ids, in no particular order. */
export async function findSubmissions(db: Database, ids: string[]): Promise<StoredSubmission[]> {
  const rows = await db.selectFrom("submissions").selectAll().where("id", "in", ids).execute();
  return rows.map(fromRow);
}

export async function findByReference(
  db: Database,
  reference: string,
): Promise<StoredSubmission | undefined> {
  const row = await db
    .selectFrom("submissions")
    .selectAll()
    .where("reference", "=", reference)
    .executeTakeFirst();
  return row && fromRow(row);
}

/** Gives all submissions, newest first, without holding more than a page of them or keeping a transaction open. */
export async function* allSubmissions(db: Database, pageSize = 500): AsyncGenerator<StoredSubmission> {
  let last: string | undefined;
  do {
    const rows = await db
      .selectFrom("submissions")
      .selectAll()
      .$if(last !== undefined, (query) => query.where("id", "<", last ?? ""))
      .orderBy("id", "desc")
      .limit(pageSize)
      .execute();
    yield* rows.map(fromRow);
    last = rows.length === pageSize ? rows.at(-1)?.id : undefined;
  } while (last);
}

function fromRow(row: SubmissionsTable): StoredSubmission {
  const { id, reference, form, state, page } = row;
  return {
    id,
    reference,
    form,
    state,
    page,
    receivedAt: new Date(row.received_at),
    fields: JSON.parse(row.fields),
    consent:
      row.consent_wording && row.consent_at
        ? { wording: row.consent_wording, at: new Date(row.consent_at), page: row.consent_page }
        : null,
  };
}
