import type { Transaction } from "#server/database/tables.ts";
import { endSessions } from "./accounts.ts";
import type { Auth } from "./auth.ts";

/** Takes long by design: it stands before a transaction, not in it. */
export async function hashPassword(auth: Auth, password: string) {
  return (await auth.$context).password.hash(password);
}

/** Whoever knew the old password is signed out everywhere. */
export async function changePassword(
  trx: Transaction,
  change: { userId: string; passwordHash: string; now: Date },
) {
  await trx
    .updateTable("staff_credentials")
    .set({ password: change.passwordHash, updated_at: change.now.toISOString() })
    .where("user_id", "=", change.userId)
    .execute();
  await endSessions(trx, change.userId);
}
