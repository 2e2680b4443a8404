import type { Hono } from "hono";
import { deskPath } from "#addresses/pages.ts";
import type { Database } from "#server/tables/tables.ts";
import { countAttempt, secondFactorLimits } from "./attempts.ts";
import { recordEvent } from "./audit.ts";
import { spendCode } from "./authenticator.ts";
import { countChallengeAttempt, endChallenge, findChallenge, setChallenge } from "./challenges.ts";
import { originOf, readPosted, type Show, type StaffContext, type StaffEnvironment } from "./context.ts";
import { askToSign, relyingPartyAt } from "./passkeys.ts";
import { spendRecoveryCode } from "./recovery-codes.ts";
import { findSecondFactors } from "./second-factors.ts";
import { addressAfterSignIn } from "./sign-in-address.ts";
import { signInAs } from "./sign-in-as.ts";
import type { StaffSettings } from "./staff.ts";
import { checkPasskey } from "./verify-passkey.ts";

const again = "/staff/sign-in";

/** The second step of signing in: a code by a form that needs no script, or a passkey. */
export function addSecondFactorSignIn(staff: Hono<StaffEnvironment>, settings: StaffSettings, show: Show) {
  const { db, config, secrets, tls, clock, random, findAddress } = settings;

  staff.get(deskPath("/staff/sign-in/second-factor"), async (context) => {
    const begun = await findChallenge(db, context, { purpose: "sign-in", tls, now: clock() });
    if (!begun) return context.redirect(again, 303);
    return ask(context, begun, addressAfterSignIn(context.req.query("next")), null);
  });

  staff.post("/sign-in/second-factor", async (context) => {
    const now = clock();
    const begun = await findChallenge(db, context, { purpose: "sign-in", tls, now });
    if (!begun) return context.redirect(again, 303);
    const posted = await readPosted(context);
    const next = addressAfterSignIn(posted?.get("next"));
    const userId = begun.user_id;
    const address = findAddress(context);
    const attempt = await countAttempt(db, { userId, address, now, random }, secondFactorLimits);
    if (!attempt.ok)
      return ask(context, begun, next, "Too many codes were wrong. Try again in an hour.", 429);
    if (!(await countChallengeAttempt(db, begun.token_hash))) {
      await endChallenge(db, context, begun.token_hash, tls);
      return context.redirect(again, 303);
    }
    const account = await findOpenAccount(db, userId);
    const shown = posted && account ? await checkShown(context, posted, begun) : false;
    if (!shown || !account) {
      const detail = "second step";
      await recordEvent(db, {
        action: "sign-in-failed",
        actorId: null,
        subject: userId,
        detail,
        address,
        now,
        random,
      });
      return ask(context, begun, next, wrong, 401);
    }
    if (!(await endChallenge(db, context, begun.token_hash, tls))) return context.redirect(again, 303);
    await attempt.succeeded();
    if (shown === "recovery-code")
      await recordEvent(db, { action: "recovery-code-used", actorId: userId, address, now, random });
    return signInAs(settings, context, account, next);
  });

  type Begun = NonNullable<Awaited<ReturnType<typeof findChallenge>>>;

  async function checkShown(context: StaffContext, posted: URLSearchParams, begun: Begun) {
    const { user_id: userId, challenge } = begun;
    const now = clock();
    const response = posted.get("response");
    if (response) {
      const party = relyingPartyAt(originOf(context, config));
      const answer = { userId, response, challenge: challenge ?? "", party, now };
      return challenge && (await checkPasskey(db, answer)) ? "passkey" : false;
    }
    const code = posted.get("code")?.trim().slice(0, 100) ?? "";
    if (await spendCode(db, userId, code, secrets.staff, now)) return "code";
    return (await spendRecoveryCode(db, userId, code)) ? "recovery-code" : false;
  }

  async function ask(
    context: StaffContext,
    begun: Begun,
    next: string,
    problem: string | null,
    status = 200,
  ) {
    const factors = await findSecondFactors(db, begun.user_id);
    const party = relyingPartyAt(originOf(context, config));
    const passkey = factors.passkeys.length > 0 ? await askToSign(db, party, begun.user_id) : null;
    if (passkey) await setChallenge(db, begun.token_hash, passkey.challenge);
    return show(
      {
        page: "second-factor",
        next,
        problem,
        hasAuthenticator: factors.authenticator !== null,
        passkey: passkey && JSON.stringify({ get: passkey }),
      },
      status,
    );
  }
}

const wrong =
  "This does not sign you in. A code works once, and for half a minute; a recovery code works once.";

async function findOpenAccount(db: Database, id: string) {
  return db
    .selectFrom("staff_users")
    .select(["id", "role"])
    .where("id", "=", id)
    .where("disabled_at", "is", null)
    .executeTakeFirst();
}
