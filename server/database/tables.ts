import type { Kysely, Transaction as KyselyTransaction } from "kysely";
import type { DeliveriesTable } from "#server/deliveries/table.ts";
import type { SubmissionsTable } from "#server/submissions/table.ts";

interface Tables {
  submissions: SubmissionsTable;
  deliveries: DeliveriesTable;
}

export type Database = Kysely<Tables>;

/** Asked for where two writes must stand or fall together. */
export type Transaction = KyselyTransaction<Tables>;
