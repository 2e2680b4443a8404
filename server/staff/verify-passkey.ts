import type { AuthenticationResponseJSON, RegistrationResponseJSON } from "@simplewebauthn/server";
import type { StaffPasskeysTable } from "#server/tables/staff-sign-in.ts";
import type { Database, Transaction } from "#server/tables/tables.ts";
import type { RelyingParty } from "./passkeys.ts";

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
  const { verifyAuthenticationResponse } = await import("@simplewebauthn/server");
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

type Answer = {
  userId: string;
  /** JSON, as the browser sent it. */
  response: string;
  challenge: string;
  party: RelyingParty;
  now: Date;
};

/** Reads a passkey that a browser made. @returns undefined if it is none, or didn't answer what was asked */
export async function readPasskey(
  answer: Answer & { name: string },
): Promise<StaffPasskeysTable | undefined> {
  const { userId, name, challenge, party, now } = answer;
  const response = readJson<RegistrationResponseJSON>(answer.response);
  if (!response) return undefined;
  const { verifyRegistrationResponse } = await import("@simplewebauthn/server");
  const verified = await verifyRegistrationResponse({
    response,
    expectedChallenge: challenge,
    expectedOrigin: party.origin,
    expectedRPID: party.host,
    requireUserVerification: false,
  }).catch(() => undefined);
  if (!verified?.verified) return undefined;
  const { credential } = verified.registrationInfo;
  return {
    id: credential.id,
    user_id: userId,
    name,
    public_key: Buffer.from(credential.publicKey).toString("base64url"),
    counter: credential.counter,
    transports: JSON.stringify(credential.transports ?? []),
    created_at: now.toISOString(),
    used_at: null,
  };
}

/** @returns false if it is known already */
export async function addPasskey(trx: Transaction, passkey: StaffPasskeysTable) {
  const added = await trx
    .insertInto("staff_passkeys")
    .values(passkey)
    .onConflict((conflict) => conflict.column("id").doNothing())
    .returning("id")
    .executeTakeFirst();
  return added !== undefined;
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
