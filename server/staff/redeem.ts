import type { Database } from "#server/database/tables.ts";
import type { Random } from "#server/submissions/identity.ts";
import { createAccount, findAccount, hasAccounts } from "./accounts.ts";
import type { Auth } from "./auth.ts";
import { findInvitation, type Invitation, takeInvitation } from "./invitations.ts";
import { changePassword, hashPassword } from "./passwords.ts";

/** Why a link works no longer: it was used or its time is over, or its address has an account by now. */
export type Unusable = "ended" | "has-account";

type Opened = { ok: true; invitation: Invitation } | { ok: false; reason: Unusable };

/** What a one-time link allows, without using it up. */
export async function openInvitation(db: Database, token: string, now: Date): Promise<Opened> {
  const invitation = await findInvitation(db, token, now);
  const reason = invitation ? await whyUnusable(db, invitation) : "ended";
  return invitation && !reason ? { ok: true, invitation } : { ok: false, reason: reason ?? "ended" };
}

interface Redemption {
  token: string;
  name: string;
  email: string;
  password: string;
  now: Date;
  random: Random;
}

/**
 * Uses a one-time link: makes the account or sets the password that it stands for, and ends every link of that address.
 * @returns why not, or undefined once it is done; where something fails, the link works as before
 */
export async function redeem(
  db: Database,
  auth: Auth,
  { token, name, email, password, now, random }: Redemption,
): Promise<Unusable | undefined> {
  const passwordHash = await hashPassword(auth, password);
  return db.transaction().execute(async (trx) => {
    const opened = await openInvitation(trx, token, now);
    if (!opened.ok) return opened.reason;
    const { invitation } = opened;
    if (!(await takeInvitation(trx, token, invitation))) return "ended";
    const address = invitation.email ?? email;
    if (invitation.purpose === "password") {
      const account = await findAccount(trx, address);
      if (!account) return "ended";
      await changePassword(trx, { userId: account.id, passwordHash, now });
      return undefined;
    }
    const { role } = invitation;
    const created = await createAccount(trx, { name, email: address, role, passwordHash, now, random });
    return created ? undefined : "has-account";
  });
}

/** A link for the first account is worth nothing once there is one, and one for an account once its address has one. */
async function whyUnusable(db: Database, { purpose, email }: Invitation): Promise<Unusable | undefined> {
  if (purpose === "first-account") return (await hasAccounts(db)) ? "ended" : undefined;
  if (purpose === "account" && email && (await findAccount(db, email))) return "has-account";
  return undefined;
}
