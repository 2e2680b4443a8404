import type { Hono } from "hono";
import { deskPath } from "#addresses/pages.ts";
import type { Transaction } from "#server/tables/tables.ts";
import { countAttempt, forgetAttempts } from "./attempts.ts";
import { recordEvent } from "./audit.ts";
import { confirmed } from "./confirm.ts";
import { readPosted, redirectWith, type Show, type StaffContext, type StaffEnvironment } from "./context.ts";
import { findDevice, rememberDevice } from "./devices.ts";
import { enqueueNotice } from "./notice-queue.ts";
import { passwordLength, refusePassword } from "./password-rules.ts";
import { changePassword, checkPassword, hashPassword } from "./passwords.ts";
import { findSecondFactors, hasSecondFactor } from "./second-factors.ts";
import { endSession, endSessions, listSessions, openSession } from "./sessions.ts";
import type { StaffSettings } from "./staff.ts";

/** One's own password, and the browsers where one is signed in. */
export function addOwnAccount(staff: Hono<StaffEnvironment>, settings: StaffSettings, show: Show) {
  const { db, auth, tls, clock, random, findAddress } = settings;

  staff.get(deskPath("/staff/account"), (context) => showOwn(context));

  /* The current password is in the form itself; a second step has to be shown as well. */
  const again = confirmed(settings, show, "/staff/account");
  staff.use("/account/password", async (context, next) =>
    (await hasSecondFactor(db, context.var.viewer.id)) ? again(context, next) : next(),
  );

  staff.post("/account/password", async (context) => {
    const { viewer } = context.var;
    const { id: userId, email } = viewer;
    const posted = await readPosted(context);
    const password = posted?.get("password") ?? "";
    const refusal = await refusePassword(password, viewer);
    if (refusal) return showOwn(context, { password: refusal }, 422);
    const now = clock();
    const address = findAddress(context);
    const device = await findDevice(db, context, email, tls);
    const attempt = await countAttempt(db, { email, address, device, now, random });
    if (!attempt.ok)
      return showOwn(context, { current: "Too many attempts have failed. Try again later" }, 429);
    const typed = { email, password: posted?.get("current") ?? "", network: address };
    if (!(await attempt.check(() => checkPassword(db, auth, typed))))
      return showOwn(context, { current: "The current password is not right" }, 422);
    const passwordHash = await hashPassword(auth, password);
    await db.transaction().execute(async (trx) => {
      await changePassword(trx, { userId, passwordHash, now });
      await forgetAttempts(trx, email);
      await enqueueNotice(trx, { userId, kind: "password-changed", detail: "", now, random });
      await recordEvent(trx, {
        action: "password-changed",
        actorId: userId,
        subject: userId,
        address,
        now,
        random,
      });
    });
    await rememberDevice(db, context, { userId, tls, now, random });
    const browser = context.req.header("user-agent")?.slice(0, 300) ?? "";
    const cookies = await openSession(auth, { userId, browser, now });
    context.set("cookies", []);
    return redirectWith(context, cookies ?? [], "/staff/account?done=password");
  });

  staff.post("/account/sessions/others", (context) => {
    const { id, sessionId } = context.var.viewer;
    return end(context, "all others", (trx) => endSessions(trx, id, sessionId));
  });

  staff.post("/account/sessions/:id", (context) =>
    end(context, "one", (trx) => endSession(trx, context.var.viewer.id, context.req.param("id"))),
  );

  /** @param apply returns false if there is nothing to end */
  async function end(context: StaffContext, detail: string, apply: (trx: Transaction) => Promise<boolean>) {
    const { id } = context.var.viewer;
    const [now, address] = [clock(), findAddress(context)];
    await db.transaction().execute(async (trx) => {
      if (await apply(trx))
        await recordEvent(trx, {
          action: "sessions-ended",
          actorId: id,
          subject: id,
          detail,
          address,
          now,
          random,
        });
    });
    return context.redirect("/staff/account?done=session", 303);
  }

  async function showOwn(context: StaffContext, errors: Record<string, string> = {}, status = 200) {
    const { viewer } = context.var;
    const now = clock();
    const sessions = await listSessions(db, viewer.id, now);
    const factors = await findSecondFactors(db, viewer.id);
    const done = notices.get(context.req.query("done") ?? "") ?? null;
    const shortestPassword = passwordLength.least;
    return show({ page: "account", viewer, now, sessions, factors, errors, done, shortestPassword }, status);
  }
}

const notices = new Map([
  ["session", "That session has ended."],
  ["password", "Your password is changed, and every other session has ended."],
]);
