import type { Hono, MiddlewareHandler } from "hono";
import { countAttempt } from "./attempts.ts";
import { recordEvent } from "./audit.ts";
import { readPosted, type Show, type StaffContext, type StaffEnvironment } from "./context.ts";
import { findDevice } from "./devices.ts";
import { checkPassword } from "./passwords.ts";
import { confirmSession } from "./sessions.ts";
import { addressAfterSignIn } from "./sign-in-address.ts";
import type { StaffSettings } from "./staff.ts";

/** How long a given password is enough for actions that ask for it again. */
const holds = 15 * 60_000; /* ms */

/** The field for the password in a form that needs it. */
const passwordField = "confirm-password";

/**
 * Asks for the password again before actions that somebody at an open screen, or with a stolen cookie, must not take.
 * The fields sent are kept in the form that asks, and the action is done once the password is right.
 */
export function confirmed(settings: StaffSettings, show: Show): MiddlewareHandler<StaffEnvironment> {
  const { db, auth, tls, clock, random, findAddress } = settings;
  return async (context, next) => {
    const { viewer } = context.var;
    const now = clock();
    if (viewer.confirmedAt && now.getTime() - viewer.confirmedAt.getTime() < holds) return next();
    const posted = context.req.method === "POST" ? await readPosted(context) : undefined;
    const password = posted?.get(passwordField);
    if (password === null || password === undefined) return ask(context, posted, null, 403);

    const { email } = viewer;
    const address = findAddress(context);
    const device = await findDevice(db, context, email, tls);
    const attempt = await countAttempt(db, { email, address, device, now, random });
    if (!attempt.ok) return ask(context, posted, "Too many attempts have failed. Try again later.", 429);
    if (!(await checkPassword(db, auth, email, password)))
      return ask(context, posted, "This password is not right.", 422);
    await attempt.succeeded();
    context.set("cookies", await confirmSession(db, auth, viewer.sessionId, now));
    await recordEvent(db, { action: "password-confirmed", actorId: viewer.id, address, now, random });
    return next();
  };

  function ask(
    context: StaffContext,
    posted: URLSearchParams | undefined,
    problem: string | null,
    status: number,
  ) {
    const { pathname, search } = new URL(context.req.url);
    const action = posted ? pathname : "/staff/account/confirm";
    const fields = posted ? [...posted] : [["next", pathname + search] as [string, string]];
    return show(
      {
        page: "confirm",
        viewer: context.var.viewer,
        action,
        fields: fields.filter(([name]) => name !== passwordField),
        problem,
      },
      status,
    );
  }
}

/** The address to go to after the password was asked for. */
export function addConfirmation(staff: Hono<StaffEnvironment>, settings: StaffSettings, show: Show) {
  staff.post("/account/confirm", confirmed(settings, show), async (context) =>
    context.redirect(addressAfterSignIn((await readPosted(context))?.get("next")), 303),
  );
}
