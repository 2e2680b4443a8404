/* A process that opens the SQLite database of each folder it is told, uses it and closes it. */
import { sql } from "kysely";
import { openOrMake } from "#server/tables/open-database.ts";

process.on("message", async (dataDir: string) => {
  try {
    const db = await openOrMake({ dataDir });
    await sql`create table if not exists tried (process integer, words text)`.execute(db);
    await sql`insert into tried values (${process.pid}, ${"x".repeat(20_000)})`.execute(db);
    await sql`select count(*) from kysely_migration`.execute(db);
    await db.destroy();
    process.send?.("opened");
  } catch (error) {
    process.send?.(`refused: ${(error as Error).message}`);
  }
});
process.send?.("ready");
