import { openAdmission } from "#server/http/admission.ts";
import type { Database, Transaction } from "#server/tables/tables.ts";
import type { Auth } from "./auth.ts";
import { forgetDevices } from "./devices.ts";
import { endSessions } from "./sessions.ts";

/**
 * Node hashes in the four threads that also read files, so two are left for those. Networks take turns, and one has one
 * at most.
 */
const checking = openAdmission({
  ...{ atOnce: 2, longestQueue: 60, longestQueueOfNetwork: 20, longestWait: 5000, longest: 30_000 },
});

/** Slow by design, so call it before a transaction, not in it. */
export async function hashPassword(auth: Auth, password: string) {
  return (await auth.$context).password.hash(password);
}

type Typed = {
  email: string;
  password: string;
  /** Of whoever typed it. */
  network: string;
};

/**
 * The enabled account with this address and password. A failure takes as long, whatever its reason.
 * @throws {Busy} if too many wait
 */
export async function checkPassword(db: Database, auth: Auth, { email, password, network }: Typed) {
  const { password: scrypt } = await auth.$context;
  const account = await findCredentials(db, email);
  const isRight = await checking.admit({ lane: "visitors", network }, async () => {
    if (account) return scrypt.verify({ hash: account.password, password });
    await scrypt.hash(password);
    return false;
  });
  if (!account || !isRight) return undefined;
  /* While it was checked, somebody may have changed it, or closed the account. */
  const still = await findCredentials(db, email);
  if (still?.password !== account.password || still.disabled_at) return undefined;
  return { id: still.id, role: still.role };
}

function findCredentials(db: Database, email: string) {
  return db
    .selectFrom("staff_users")
    .innerJoin("staff_credentials", "staff_credentials.user_id", "staff_users.id")
    .select(["staff_users.id", "disabled_at", "password", "role"])
    .where("email", "=", email.toLowerCase())
    .executeTakeFirst();
}

/** Anyone who knew the old password is signed out everywhere, and gets no further with a sign-in that was begun by it. */
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
  await trx.deleteFrom("staff_challenges").where("user_id", "=", change.userId).execute();
  await forgetDevices(trx, change.userId);
}
