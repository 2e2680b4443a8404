import type { Database, Transaction } from "#server/tables/tables.ts";
import type { Auth } from "./auth.ts";
import { forgetDevices } from "./devices.ts";
import { endSessions } from "./sessions.ts";

/** Slow by design, so call it before a transaction, not in it. */
export async function hashPassword(auth: Auth, password: string) {
  return (await auth.$context).password.hash(password);
}

/** The enabled account with this address and password. A failure takes as long, whatever its reason. */
export async function checkPassword(db: Database, auth: Auth, email: string, password: string) {
  const { password: scrypt } = await auth.$context;
  const account = await db
    .selectFrom("staff_users")
    .innerJoin("staff_credentials", "staff_credentials.user_id", "staff_users.id")
    .select(["staff_users.id", "disabled_at", "password", "role"])
    .where("email", "=", email.toLowerCase())
    .executeTakeFirst();
  if (!account) {
    await scrypt.hash(password);
    return undefined;
  }
  const isRight = await scrypt.verify({ hash: account.password, password });
  return isRight && !account.disabled_at ? { id: account.id, role: account.role } : undefined;
}

/** Anyone who knew the old password is signed out everywhere. */
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
  await forgetDevices(trx, change.userId);
}
