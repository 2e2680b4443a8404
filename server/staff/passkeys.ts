import {
  type AuthenticationResponseJSON,
  generateAuthenticationOptions,
  generateRegistrationOptions,
  type RegistrationResponseJSON,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from "@simplewebauthn/server";
import { company } from "#content/company.ts";
import type { Database } from "#server/tables/tables.ts";

/** The host that passkeys belong to, and the origin that uses them: both are in what a passkey signs. */
export interface RelyingParty {
  host: string;
  origin: string;
}

export function relyingPartyAt(origin: string): RelyingParty {
  return { host: new URL(origin).hostname, origin };
}

/** Asks a browser for a new passkey; `challenge` is what it has to sign. */
export async function askForPasskey(
  db: Database,
  { host }: RelyingParty,
  account: { id: string; name: string; email: string },
) {
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
  return generateAuthenticationOptions({
    rpID: host,
    allowCredentials: await passkeysOf(db, userId),
    userVerification: "preferred",
  });
}

interface Answer {
  userId: string;
  /** JSON, as the browser sent it. */
  response: string;
  challenge: string;
  party: RelyingParty;
  now: Date;
}

/** Keeps a passkey that a browser made. @returns whether it was one, and answered what was asked */
export async function addPasskey(db: Database, answer: Answer & { name: string }) {
  const { userId, name, challenge, party, now } = answer;
  const response = readJson<RegistrationResponseJSON>(answer.response);
  if (!response) return false;
  const verified = await verifyRegistrationResponse({
    response,
    expectedChallenge: challenge,
    expectedOrigin: party.origin,
    expectedRPID: party.host,
    requireUserVerification: false,
  }).catch(() => undefined);
  if (!verified?.verified) return false;
  const { credential } = verified.registrationInfo;
  const added = await db
    .insertInto("staff_passkeys")
    .values({
      id: credential.id,
      user_id: userId,
      name,
      public_key: Buffer.from(credential.publicKey).toString("base64url"),
      counter: credential.counter,
      transports: JSON.stringify(credential.transports ?? []),
      created_at: now.toISOString(),
      used_at: null,
    })
    .onConflict((conflict) => conflict.column("id").doNothing())
    .returning("id")
    .executeTakeFirst();
  return added !== undefined;
}

/** Whether a browser signed the challenge with a passkey of this account. */
export async function checkPasskey(db: Database, answer: Answer) {
  const { userId, challenge, party, now } = answer;
  const response = readJson<AuthenticationResponseJSON>(answer.response);
  if (!response || typeof response.id !== "string") return false;
  const passkey = await db
    .selectFrom("staff_passkeys")
    .selectAll()
    .where("id", "=", response.id.replaceAll("\0", ""))
    .where("user_id", "=", userId)
    .executeTakeFirst();
  if (!passkey) return false;
  const verified = await verifyAuthenticationResponse({
    response,
    expectedChallenge: challenge,
    expectedOrigin: party.origin,
    expectedRPID: party.host,
    credential: {
      id: passkey.id,
      publicKey: new Uint8Array(Buffer.from(passkey.public_key, "base64url")),
      counter: passkey.counter,
    },
    requireUserVerification: false,
  }).catch(() => undefined);
  if (!verified?.verified) return false;
  await db
    .updateTable("staff_passkeys")
    .set({ counter: verified.authenticationInfo.newCounter, used_at: now.toISOString() })
    .where("id", "=", passkey.id)
    .execute();
  return true;
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

/** An object, or undefined; what is in it is for the verification to judge. */
function readJson<Shape extends object>(text: string): Shape | undefined {
  try {
    const read: unknown = JSON.parse(text);
    return typeof read === "object" && read !== null ? (read as Shape) : undefined;
  } catch {
    return undefined;
  }
}
