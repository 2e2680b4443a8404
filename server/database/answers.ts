import { sql } from "kysely";
import type { Database } from "./tables.ts";

/** Whether the database can be asked something at this moment. */
export async function answers(db: Database) {
  try {
    await sql`select 1`.execute(db);
    return true;
  } catch {
    return false;
  }
}
