import type { Random } from "#server/ids/ids.ts";
import type { Database, Transaction } from "#server/tables/tables.ts";
import { createAccount, findAccount, hasAccounts } from "./accounts.ts";
import { forgetAttempts } from "./attempts.ts";
import { recordEvent } from "./audit.ts";
import type { Auth } from "./auth.ts";
import { findInvitation, type Invitation, takeInvitation } from "./invitations.ts";
import { enqueueNotice } from "./notice-queue.ts";
import { changePassword, hashPassword } from "./passwords.ts";

/** Why a link no longer works: it was used or expired, or its address has an account by now. */
export type InvitationProblem = "ended" | "has-account";

type Opened = { ok: true; invitation: Invitation } | { ok: false; reason: InvitationProblem };

/** What a one-time link allows, without using it up. */
export async function openInvitation(db: Database, token: string, now: Date): Promise<Opened> {
  const invitation = await findInvitation(db, token, now);
  if (!invitation) return { ok: false, reason: "ended" };
  const reason = await whyUnusable(db, invitation);
  if (!reason) return { ok: true, invitation };
  /* The account may have come between the two reads, by another link of its address, which ended this one as well. */
  return { ok: false, reason: (await findInvitation(db, token, now)) ? reason : "ended" };
}

type Redemption = {
  token: string;
  name: string;
  email: string;
  password: string;
  /** Of whoever uses it. */
  address: string;
  now: Date;
  random: Random;
};

type Redeemed = { ok: true; userId: string } | { ok: false; reason: InvitationProblem };

/**
 * Uses a one-time link: makes the account or sets the password that it stands for, ends every link of that address and
 * forgets the sign-ins that failed.
 * @returns the account whose password was set, or why it failed; after an error the link still works
 */
export async function redeem(
  db: Database,
  auth: Auth,
  { token, name, email, password, address, now, random }: Redemption,
): Promise<Redeemed> {
  const passwordHash = await hashPassword(auth, password);
  return db.transaction().execute(async (trx) => {
    const opened = await openInvitation(trx, token, now);
    if (!opened.ok) return opened;
    const { invitation } = opened;
    if (!(await takeInvitation(trx, token, invitation))) return { ok: false, reason: "ended" };
    const whose = invitation.email ?? email;
    await forgetAttempts(trx, whose);
    if (invitation.purpose === "password") {
      const account = await findAccount(trx, whose);
      if (!account) return { ok: false, reason: "ended" };
      const userId = account.id;
      await changePassword(trx, { userId, passwordHash, now });
      await enqueueNotice(trx, { userId, kind: "password-changed", detail: "", now, random });
      await record(trx, "password-changed", userId);
      return { ok: true, userId };
    }
    const { role } = invitation;
    const userId = await createAccount(trx, { name, email: whose, role, passwordHash, now, random });
    if (!userId) return { ok: false, reason: "has-account" };
    await record(trx, "account-created", userId);
    return { ok: true, userId };
  });

  function record(trx: Transaction, action: "password-changed" | "account-created", subject: string) {
    const detail = "by a one-time link";
    return recordEvent(trx, { action, actorId: subject, subject, detail, address, now, random });
  }
}

/** A link for the first account is worth nothing once there is one, and one for an account once its address has one. */
async function whyUnusable(
  db: Database,
  { purpose, email }: Invitation,
): Promise<InvitationProblem | undefined> {
  if (purpose === "first-account") return (await hasAccounts(db)) ? "ended" : undefined;
  if (purpose === "account" && email && (await findAccount(db, email))) return "has-account";
  return undefined;
}
