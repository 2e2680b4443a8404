import { spendCode } from "./authenticator.ts";
import { type findChallenge, setChallenge } from "./challenges.ts";
import { originOf, type StaffContext } from "./context.ts";
import { askToSign, relyingPartyAt } from "./passkeys.ts";
import { spendRecoveryCode } from "./recovery-codes.ts";
import { findSecondFactors } from "./second-factors.ts";
import type { StaffSettings } from "./staff.ts";
import { checkPasskey } from "./verify-passkey.ts";

type Begun = NonNullable<Awaited<ReturnType<typeof findChallenge>>>;

/** What a page that asks for the second step shows: a field for codes, and what a script asks the browser for. */
export type AskedStep = {
  hasAuthenticator: boolean;
  /** As JSON; null where the account has no passkey. */
  passkey: string | null;
};

type Step = Pick<StaffSettings, "db" | "config">;

/** Prepares the second step of whoever gave the password. */
export async function askStep(
  { db, config }: Step,
  context: StaffContext,
  { user_id, token_hash }: Pick<Begun, "user_id" | "token_hash">,
): Promise<AskedStep> {
  const factors = await findSecondFactors(db, user_id);
  const party = relyingPartyAt(originOf(context, config));
  const passkey = factors.passkeys.length > 0 ? await askToSign(db, party, user_id) : null;
  if (passkey) await setChallenge(db, token_hash, passkey.challenge);
  return {
    hasAuthenticator: factors.authenticator !== null,
    passkey: passkey && JSON.stringify({ get: passkey }),
  };
}

/** What was shown, and is used up: a passkey's signature, a code of the app or a recovery code; undefined: none of them. */
export async function checkStep(
  { db, config, secrets, clock }: Step & Pick<StaffSettings, "secrets" | "clock">,
  context: StaffContext,
  { user_id: userId, challenge }: Pick<Begun, "user_id" | "challenge">,
  shown: { response: string | null | undefined; code: string | null | undefined },
) {
  const now = clock();
  if (shown.response) {
    const party = relyingPartyAt(originOf(context, config));
    const answer = { userId, response: shown.response, challenge: challenge ?? "", party, now };
    return challenge && (await checkPasskey(db, answer)) ? "passkey" : undefined;
  }
  const code = shown.code?.trim().slice(0, 100) ?? "";
  if (await spendCode(db, userId, code, secrets.staff, now)) return "code";
  return (await spendRecoveryCode(db, userId, code)) ? "recovery-code" : undefined;
}

export const tooManyCodes = "Too many codes were wrong. Try again in an hour.";
export const wrongStep =
  "This is not right. A code works once, and for half a minute; a recovery code works once.";
