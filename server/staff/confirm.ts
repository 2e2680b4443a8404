import type { Hono, MiddlewareHandler } from "hono";
import { countAttempt, secondFactorLimits } from "./attempts.ts";
import { recordAlone, recordEvent } from "./audit.ts";
import { findChallenge, openChallenge } from "./challenges.ts";
import { readPosted, type Show, type StaffContext, type StaffEnvironment, withCookies } from "./context.ts";
import { findDevice } from "./devices.ts";
import { checkPassword } from "./passwords.ts";
import { hasSecondFactor } from "./second-factors.ts";
import { type AskedStep, askStep, takeStep, tooManyCodes, wrongStep } from "./second-step.ts";
import { confirmSession } from "./sessions.ts";
import { addressAfterSignIn } from "./sign-in-address.ts";
import type { StaffSettings } from "./staff.ts";

/** How long a confirmation is enough for actions that ask for one. */
const holds = 15 * 60_000; /* ms */

/** The fields of the forms that ask, which no action has. */
const asked = { password: "confirm-password", code: "confirm-code", passkey: "confirm-passkey" } as const;
const own: readonly string[] = Object.values(asked);

/**
 * Asks for the password again, and for the second step where the account has one, before actions that somebody at an
 * open screen, or with a stolen cookie, must not take. The fields sent are kept in the form that asks, and the action
 * is done once the answers are right.
 */
export function confirmed(
  settings: StaffSettings,
  show: Show,
  /** Where to begin again instead, if what was sent must not stand in a page. */
  instead?: string,
): MiddlewareHandler<StaffEnvironment> {
  const { db, auth, tls, clock, random, findAddress } = settings;
  return async (context, next) => {
    const { viewer } = context.var;
    const now = clock();
    /* One of a time to come was given while the clock was ahead; nodes' clocks may be a little apart. */
    if (viewer.confirmedAt && Math.abs(now.getTime() - viewer.confirmedAt.getTime()) < holds) return next();
    const posted = context.req.method === "POST" && !instead ? await readPosted(context) : undefined;
    const kept = posted && [...posted].filter(([name]) => !own.includes(name));
    const code = posted?.get(asked.code);
    const response = posted?.get(asked.passkey);
    const password = posted?.get(asked.password);

    if (response || typeof code === "string") return checkSecond({ response, code });
    return typeof password === "string" ? checkFirst(password) : ask(null, 403);

    async function checkFirst(typed: string) {
      const { email } = viewer;
      const address = findAddress(context);
      const device = await findDevice(db, context, email, tls);
      const attempt = await countAttempt(db, { email, address, device, now, random });
      if (!attempt.ok) return ask("Too many attempts have failed. Try again later.", 429);
      const guess = { email, password: typed, network: address };
      if (!(await attempt.check(() => checkPassword(db, auth, guess)))) {
        await recordFailure("password again");
        return ask("This password is not right.", 422);
      }
      await attempt.succeeded();
      if (!(await hasSecondFactor(db, viewer.id))) return goOn();
      const begun = { userId: viewer.id, purpose: "confirm", tls, now, random } as const;
      return ask(null, 403, await askStep(settings, context, await openChallenge(db, context, begun)));
    }

    async function checkSecond(typed: Parameters<typeof takeStep>[3]) {
      const begun = await findChallenge(db, context, { purpose: "confirm", tls, now });
      if (begun?.user_id !== viewer.id) return ask(tooLate, 403);
      const device = await findDevice(db, context, viewer.email, tls);
      const guess = { userId: viewer.id, address: findAddress(context), device, now, random };
      const attempt = await countAttempt(db, guess, secondFactorLimits);
      if (!attempt.ok) return ask(tooManyCodes, 429, await askStep(settings, context, begun));
      const shown = await takeStep(settings, context, begun, typed);
      if (shown === "over") return ask(tooLate, 403);
      if (shown === "wrong") {
        await recordFailure("second step again");
        return ask(wrongStep, 422, await askStep(settings, context, begun));
      }
      await attempt.succeeded();
      return goOn();
    }

    async function goOn() {
      const cookies = await db.transaction().execute(async (trx) => {
        const address = findAddress(context);
        await recordEvent(trx, { action: "password-confirmed", actorId: viewer.id, address, now, random });
        return confirmSession(trx, auth, viewer.sessionId, now);
      });
      context.set("cookies", cookies);
      return next();
    }

    async function ask(problem: string | null, status: number, step: AskedStep | null = null) {
      const { pathname, search } = new URL(context.req.url);
      const action = kept ? pathname : "/staff/account/confirm";
      const fields = kept ?? [["next", instead ?? pathname + search] as [string, string]];
      return withCookies(
        context,
        await show({ page: "confirm", viewer, action, fields, step, problem }, status),
      );
    }

    function recordFailure(detail: string) {
      const failed = { action: "sign-in-failed", actorId: viewer.id, detail } as const;
      return recordAlone(db, { ...failed, address: findAddress(context), now, random });
    }
  };
}

const tooLate = "That took longer than ten minutes, or too many codes were wrong. Begin again.";

/** The address to go to after the password was asked for. */
export function addConfirmation(staff: Hono<StaffEnvironment>, settings: StaffSettings, show: Show) {
  staff.post("/account/confirm", confirmed(settings, show), async (context: StaffContext) =>
    context.redirect(addressAfterSignIn((await readPosted(context))?.get("next")), 303),
  );
}
