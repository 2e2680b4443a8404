import type { Hono } from "hono";
import { deskPath } from "#addresses/pages.ts";
import type { Database } from "#server/tables/tables.ts";
import { countAttempt, secondFactorLimits } from "./attempts.ts";
import { recordAlone } from "./audit.ts";
import { findChallenge } from "./challenges.ts";
import { readPosted, type Show, type StaffContext, type StaffEnvironment } from "./context.ts";
import { findDevice } from "./devices.ts";
import { askStep, takeStep, tooManyCodes, wrongStep } from "./second-step.ts";
import { addressAfterSignIn } from "./sign-in-address.ts";
import { signInAs } from "./sign-in-as.ts";
import type { StaffSettings } from "./staff.ts";

const again = "/staff/sign-in";

/** The second step of signing in: a code by a form that needs no script, or a passkey. */
export function addSecondFactorSignIn(staff: Hono<StaffEnvironment>, settings: StaffSettings, show: Show) {
  const { db, tls, clock, random, findAddress } = settings;

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
    const account = await findOpenAccount(db, userId);
    const device = account && (await findDevice(db, context, account.email, tls));
    const attempt = await countAttempt(db, { userId, address, device, now, random }, secondFactorLimits);
    if (!attempt.ok) return ask(context, begun, next, tooManyCodes, 429);
    const typed = { response: posted?.get("response"), code: posted?.get("code") };
    const shown = account ? await takeStep(settings, context, begun, typed) : "wrong";
    if (shown === "over") return context.redirect(again, 303);
    if (!account || shown === "wrong") {
      const failed = { action: "sign-in-failed", actorId: null, subject: userId } as const;
      await recordAlone(db, { ...failed, detail: "second step", address, now, random });
      return ask(context, begun, next, wrongStep, 401);
    }
    await attempt.succeeded();
    return signInAs(settings, context, account, next);
  });

  async function ask(
    context: StaffContext,
    begun: Parameters<typeof askStep>[2],
    next: string,
    problem: string | null,
    status = 200,
  ) {
    return show(
      { page: "second-factor", next, problem, ...(await askStep(settings, context, begun)) },
      status,
    );
  }
}

async function findOpenAccount(db: Database, id: string) {
  return db
    .selectFrom("staff_users")
    .select(["id", "email", "role"])
    .where("id", "=", id)
    .where("disabled_at", "is", null)
    .executeTakeFirst();
}
