import type { Database, Transaction } from "#server/tables/tables.ts";
import { removeAuthenticator } from "./authenticator.ts";
import { countRecoveryCodes, removeRecoveryCodes } from "./recovery-codes.ts";
import type { Viewer } from "./viewer.ts";

export type SecondFactors = {
  /** When the app was added. */
  authenticator: Date | null;
  passkeys: { id: string; name: string; createdAt: Date; usedAt: Date | null }[];
  /** How many codes are left. */
  recoveryCodes: number;
};

/** What an account has besides its password. */
export async function findSecondFactors(db: Database, userId: string): Promise<SecondFactors> {
  const authenticator = await db
    .selectFrom("staff_authenticators")
    .select("created_at")
    .where("user_id", "=", userId)
    .executeTakeFirst();
  const passkeys = await db
    .selectFrom("staff_passkeys")
    .select(["id", "name", "created_at", "used_at"])
    .where("user_id", "=", userId)
    .orderBy("created_at")
    .execute();
  return {
    authenticator: authenticator ? new Date(authenticator.created_at) : null,
    passkeys: passkeys.map(({ id, name, created_at, used_at }) => ({
      id,
      name,
      createdAt: new Date(created_at),
      usedAt: used_at ? new Date(used_at) : null,
    })),
    recoveryCodes: await countRecoveryCodes(db, userId),
  };
}

/** Whether a password alone does not sign this account in. */
export async function hasSecondFactor(db: Database, userId: string) {
  for (const table of ["staff_authenticators", "staff_passkeys"] as const)
    if (
      await db.selectFrom(table).select("user_id").where("user_id", "=", userId).limit(1).executeTakeFirst()
    )
      return true;
  return false;
}

/** Whether an account has to add a second factor before anything else: everybody's on a public site. */
export async function lacksSecondFactor(
  db: Database,
  viewer: Pick<Viewer, "id">,
  siteUrl: string | undefined,
) {
  return isRealSite(siteUrl) && !(await hasSecondFactor(db, viewer.id));
}

function isRealSite(siteUrl: string | undefined) {
  const url = siteUrl ? new URL(siteUrl) : undefined;
  return url?.protocol === "https:" && !/^(localhost|.+\.localhost|127\.[\d.]+|\[::1\])$/.test(url.hostname);
}

/** Removes an account's second factors. */
export async function removeSecondFactors(trx: Transaction, userId: string) {
  await removeAuthenticator(trx, userId);
  await trx.deleteFrom("staff_passkeys").where("user_id", "=", userId).execute();
  await removeRecoveryCodes(trx, userId);
}
