import type { Hono } from "hono";
import { deskPath } from "#addresses/pages.ts";
import { plainEmail } from "#server/email/email-address.ts";
import { findAccount } from "./accounts.ts";
import { countAttempt } from "./attempts.ts";
import { forgetEvents, recordAlone, recordEvent } from "./audit.ts";
import { openChallenge } from "./challenges.ts";
import { readPosted, redirectWith, type Show, type StaffEnvironment } from "./context.ts";
import { findDevice } from "./devices.ts";
import { checkPassword } from "./passwords.ts";
import { hasSecondFactor } from "./second-factors.ts";
import { endSession, noCookies } from "./sessions.ts";
import { addressAfterSignIn } from "./sign-in-address.ts";
import { signInAs } from "./sign-in-as.ts";
import type { StaffSettings } from "./staff.ts";
import { findViewer } from "./viewer.ts";

const mismatch = "This email address and this password do not belong together.";

/** Signing in and out, by forms that need no script. */
export function addSignIn(staff: Hono<StaffEnvironment>, settings: StaffSettings, show: Show) {
  const { db, auth, log, config, tls, clock, random, findAddress } = settings;

  staff.get(deskPath("/staff/sign-in"), (context) =>
    show({ page: "sign-in", email: "", next: addressAfterSignIn(context.req.query("next")), problem: null }),
  );

  staff.post("/sign-in", async (context) => {
    const posted = await readPosted(context);
    const typed = posted?.get("email")?.slice(0, 254) ?? "";
    const email = plainEmail(typed);
    const password = posted?.get("password") ?? "";
    const next = addressAfterSignIn(posted?.get("next"));
    const now = clock();
    const address = findAddress(context);

    const device = await findDevice(db, context, email, tls);
    const attempt = await countAttempt(db, { email, address, device, now, random });
    if (!attempt.ok) {
      const minutes = Math.ceil(attempt.retryAfter / 60);
      const problem = `Too many sign-ins have failed. Try again in ${minutes} ${minutes === 1 ? "minute" : "minutes"}, or ask an admin for a link.`;
      const page = await show({ page: "sign-in", email: typed, next, problem }, 429);
      page.headers.set("Retry-After", String(attempt.retryAfter));
      return page;
    }
    const typedIn = { email, password, network: address };
    const account = await attempt.check(() => checkPassword(db, auth, typedIn));
    if (!account) {
      const subject = (await findAccount(db, email))?.id ?? null;
      await recordAlone(db, { action: "sign-in-failed", actorId: null, subject, address, now, random });
      log.info({ account: subject }, "A sign-in failed");
      return show({ page: "sign-in", email: typed, next, problem: mismatch }, 401);
    }
    await attempt.succeeded();
    await forgetEvents(db, now, config.auditDays);
    if (!(await hasSecondFactor(db, account.id))) return signInAs(settings, context, account, next);
    await openChallenge(db, context, { userId: account.id, purpose: "sign-in", tls, now, random });
    return context.redirect(`/staff/sign-in/second-factor?${new URLSearchParams({ next })}`, 303);
  });

  staff.post("/sign-out", async (context) => {
    const now = clock();
    const { viewer } = await findViewer({ db, auth }, context.req.raw.headers, now);
    if (viewer) {
      const address = findAddress(context);
      await db.transaction().execute(async (trx) => {
        await endSession(trx, viewer.id, viewer.sessionId);
        await recordEvent(trx, { action: "signed-out", actorId: viewer.id, address, now, random });
      });
    }
    /*
     * Pages that were left in caches go. Storage stays, because a post that could not be sent yet stands in it and
     * nowhere else; the other cookies stay, because one lets this browser in while somebody guesses passwords.
     */
    context.header("Clear-Site-Data", '"cache"');
    return redirectWith(context, await noCookies(auth), "/staff/sign-in");
  });
}
