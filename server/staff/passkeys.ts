import { company } from "#content/company/company.ts";
import type { Database } from "#server/tables/tables.ts";

/** The host that passkeys belong to, and the origin that uses them: both are in what a passkey signs. */
export type RelyingParty = {
  host: string;
  origin: string;
};

export function relyingPartyAt(origin: string): RelyingParty {
  return { host: new URL(origin).hostname, origin };
}

/** Asks a browser for a new passkey; `challenge` is what it has to sign. */
export async function askForPasskey(
  db: Database,
  { host }: RelyingParty,
  account: { id: string; name: string; email: string },
) {
  const { generateRegistrationOptions } = await import("@simplewebauthn/server");
  return generateRegistrationOptions({
    rpName: company.name,
    rpID: host,
    userID: new TextEncoder().encode(account.id),
    userName: account.email,
    userDisplayName: account.name,
    excludeCredentials: await passkeysOf(db, account.id),
    /* EdDSA, ECDSA on P-256 and RSA: what devices have. */
    supportedAlgorithmIDs: [-8, -7, -257],
    authenticatorSelection: { residentKey: "preferred", userVerification: "preferred" },
  });
}

/** Asks a browser for one of an account's passkeys. */
export async function askToSign(db: Database, { host }: RelyingParty, userId: string) {
  const { generateAuthenticationOptions } = await import("@simplewebauthn/server");
  return generateAuthenticationOptions({
    rpID: host,
    allowCredentials: await passkeysOf(db, userId),
    userVerification: "preferred",
  });
}

export async function removePasskey(db: Database, userId: string, id: string) {
  const removed = await db
    .deleteFrom("staff_passkeys")
    .where("id", "=", id.replaceAll("\0", ""))
    .where("user_id", "=", userId)
    .executeTakeFirst();
  return removed.numDeletedRows > 0n;
}

async function passkeysOf(db: Database, userId: string) {
  const rows = await db
    .selectFrom("staff_passkeys")
    .select(["id", "transports"])
    .where("user_id", "=", userId)
    .execute();
  return rows.map(({ id, transports }) => ({ id, transports: JSON.parse(transports) }));
}
