import { Transaction as KyselyTransaction } from "kysely";
import type { Database, Transaction } from "./tables.ts";

/** Makes a change in the caller's transaction, or, where there is none, in one of its own. */
export function inTransaction<Result>(db: Database, change: (trx: Transaction) => Promise<Result>) {
  return db instanceof KyselyTransaction ? change(db) : db.transaction().execute(change);
}
