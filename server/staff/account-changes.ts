import { engineOf } from "#server/database/engine.ts";
import type { Role } from "#server/roles/roles.ts";
import { inTransaction } from "#server/tables/in-transaction.ts";
import type { Database, Transaction } from "#server/tables/tables.ts";
import { endSessions } from "./sessions.ts";

export type Refusal = "unknown" | "last-admin";

/**
 * Disables an account: its sessions end at once and no new one can begin.
 * @returns why not, or undefined once it is done
 */
export async function disableAccount(db: Database, id: string, now: Date): Promise<Refusal | undefined> {
  return inTransaction(db, async (trx) => {
    const refusal = await whyNotDemote(trx, id);
    if (refusal) return refusal;
    const time = now.toISOString();
    await trx
      .updateTable("staff_users")
      .set({ disabled_at: time, updated_at: time })
      .where("id", "=", id)
      .execute();
    await endSessions(trx, id);
    return undefined;
  });
}

export async function enableAccount(db: Database, id: string, now: Date): Promise<Refusal | undefined> {
  const done = await db
    .updateTable("staff_users")
    .set({ disabled_at: null, updated_at: now.toISOString() })
    .where("id", "=", id)
    .executeTakeFirst();
  return done.numUpdatedRows === 0n ? "unknown" : undefined;
}

export async function changeRole(
  db: Database,
  id: string,
  role: Role,
  now: Date,
): Promise<Refusal | undefined> {
  return inTransaction(db, async (trx) => {
    const refusal = await whyNotDemote(trx, id);
    if (refusal === "unknown" || (refusal && role !== "admin")) return refusal;
    await trx
      .updateTable("staff_users")
      .set({ role, updated_at: now.toISOString() })
      .where("id", "=", id)
      .execute();
    /* New rights ask for the password first, which also gives the session another token. */
    await trx.updateTable("staff_sessions").set({ confirmed_at: null }).where("user_id", "=", id).execute();
    return undefined;
  });
}

/**
 * At least one admin has to remain. Two who disable one another at the same moment must see each other's change: in
 * SQLite one transaction writes at a time, in PostgreSQL the admins' rows are locked until it ends.
 */
async function whyNotDemote(trx: Transaction, id: string): Promise<Refusal | undefined> {
  const admins = await trx
    .selectFrom("staff_users")
    .select("id")
    .where("role", "=", "admin")
    .where("disabled_at", "is", null)
    .orderBy("id")
    .$if(engineOf(trx) === "PostgreSQL", (query) => query.forUpdate())
    .execute();
  if (admins.length === 1 && admins[0]?.id === id) return "last-admin";
  const user = await trx.selectFrom("staff_users").select("id").where("id", "=", id).executeTakeFirst();
  return user ? undefined : "unknown";
}
