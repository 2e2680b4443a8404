import { recordEvent } from "./audit.ts";
import { spendCode } from "./authenticator.ts";
import { countChallengeAttempt, endChallenge, type findChallenge, setChallenge } from "./challenges.ts";
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

type Checked = Step & Pick<StaffSettings, "secrets" | "clock" | "tls" | "random" | "findAddress">;

type Shown = { response: string | null | undefined; code: string | null | undefined };

/**
 * Checks what was shown, in one transaction with the step's end: of several recovery codes sent at once, one is used up,
 * and that is recorded.
 * @returns what it was; "wrong"; or "over" where the step has ended, or too much was wrong
 */
export async function takeStep(settings: Checked, context: StaffContext, begun: Begun, shown: Shown) {
  const { db, tls, clock, random, findAddress } = settings;
  return db.transaction().execute(async (trx) => {
    const isOpen = await countChallengeAttempt(trx, begun.token_hash);
    const what = isOpen ? await checkStep({ ...settings, db: trx }, context, begun, shown) : "over";
    if (what !== "wrong") await endChallenge(trx, context, begun, tls);
    if (what === "recovery-code") {
      const used = { action: "recovery-code-used", actorId: begun.user_id } as const;
      await recordEvent(trx, { ...used, address: findAddress(context), now: clock(), random });
    }
    return what;
  });
}

/** What was shown, and is used up: a passkey's signature, a code of the app or a recovery code. */
async function checkStep(
  { db, config, secrets, clock }: Checked,
  context: StaffContext,
  { user_id: userId, challenge }: Pick<Begun, "user_id" | "challenge">,
  shown: Shown,
) {
  const now = clock();
  if (shown.response) {
    const party = relyingPartyAt(originOf(context, config));
    const answer = { userId, response: shown.response, challenge: challenge ?? "", party, now };
    return challenge && (await checkPasskey(db, answer)) ? "passkey" : "wrong";
  }
  const code = shown.code?.trim().slice(0, 100) ?? "";
  if (await spendCode(db, userId, code, secrets.staff, now)) return "code";
  return (await spendRecoveryCode(db, userId, code)) ? "recovery-code" : "wrong";
}

export const tooManyCodes = "Too many codes were wrong. Try again in an hour.";
export const wrongStep =
  "This is not right. A code works once, and for half a minute; a recovery code works once.";
