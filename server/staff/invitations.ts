import { hash } from "node:crypto";
import { sql } from "kysely";
import { engineOf } from "#server/database/engine.ts";
import type { Random } from "#server/ids/ids.ts";
import type { Role } from "#server/roles/roles.ts";
import { inTransaction } from "#server/tables/in-transaction.ts";
import type { InvitationPurpose } from "#server/tables/staff.ts";
import type { Database, Transaction } from "#server/tables/tables.ts";
import { latestBegin } from "./clock-ahead.ts";

export type Invitation = {
  purpose: InvitationPurpose;
  /** Null where its holder names their own. */
  email: string | null;
  role: Role;
  expiresAt: Date;
};

/** For how long a link works. */
const lifetimes = {
  "first-account": 30 * 60_000,
  account: 48 * 3_600_000,
  password: 30 * 60_000,
} satisfies Record<InvitationPurpose, number /* ms */>;

type NewInvitation = {
  purpose: InvitationPurpose;
  email?: string;
  role?: Role;
  now: Date;
  random: Random;
};

/**
 * Makes a one-time link; only a hash of its token is kept. It replaces an earlier one for the same address: that is how a
 * link that went to the wrong person, or names the wrong role, is taken back.
 * @returns the token, 256 random bits
 */
export async function createInvitation(db: Database, { purpose, email, role, now, random }: NewInvitation) {
  const token = Buffer.from(random(32)).toString("base64url");
  await inTransaction(db, async (trx) => {
    /* Of two that are made at the same moment neither would see the other in PostgreSQL, and both would stay. */
    if (engineOf(trx) === "PostgreSQL")
      await sql`lock table staff_invitations in share row exclusive mode`.execute(trx);
    await trx.deleteFrom("staff_invitations").where("expires_at", "<=", now.toISOString()).execute();
    if (email)
      await trx
        .deleteFrom("staff_invitations")
        .where("email", "=", email.toLowerCase())
        .where("purpose", "=", purpose)
        .execute();
    await trx
      .insertInto("staff_invitations")
      .values({
        token_hash: hash("sha256", token),
        purpose,
        email: email?.toLowerCase() ?? null,
        role: role ?? null,
        created_at: now.toISOString(),
        expires_at: new Date(now.getTime() + lifetimes[purpose]).toISOString(),
      })
      .execute();
  });
  return token;
}

export async function findInvitation(
  db: Database,
  token: string,
  now: Date,
): Promise<Invitation | undefined> {
  const row = await db
    .selectFrom("staff_invitations")
    .selectAll()
    .where("token_hash", "=", hash("sha256", token))
    .where("expires_at", ">", now.toISOString())
    .where("created_at", "<=", latestBegin(now).toISOString())
    .executeTakeFirst();
  if (!row) return undefined;
  const { purpose, email, role } = row;
  return { purpose, email, role: role ?? "admin", expiresAt: new Date(row.expires_at) };
}

/**
 * Uses a link up, in the transaction that does what it allows, and with it all links of its address, or all for the
 * first account. Of simultaneous calls, only one gets true.
 */
export async function takeInvitation(trx: Transaction, token: string, { purpose, email }: Invitation) {
  const taken = trx.deleteFrom("staff_invitations").returning("token_hash");
  const rows = await (email === null
    ? taken.where("purpose", "=", purpose)
    : taken.where("email", "=", email)
  ).execute();
  return rows.some((row) => row.token_hash === hash("sha256", token));
}
