import { APIError } from "better-auth/api";
import type { Hono } from "hono";
import { Unavailable } from "#server/database/unavailable.ts";
import { countAttempt, forgetAttempts } from "./attempts.ts";
import { readPosted, type Show, type StaffContext, type StaffEnvironment } from "./context.ts";
import { addressAfterSignIn } from "./sign-in-address.ts";
import type { StaffSettings } from "./staff.ts";

const mismatch = "This email address and this password do not belong together.";

/** Signing in and out, by forms that need no script. */
export function addSignIn(staff: Hono<StaffEnvironment>, settings: StaffSettings, show: Show) {
  const { db, auth, clock, random, findAddress } = settings;

  staff.get("/sign-in", (context) =>
    show({ page: "sign-in", email: "", next: addressAfterSignIn(context.req.query("next")), problem: null }),
  );

  staff.post("/sign-in", async (context) => {
    const posted = await readPosted(context);
    const email = posted?.get("email")?.trim().slice(0, 254) ?? "";
    const password = posted?.get("password") ?? "";
    const next = addressAfterSignIn(posted?.get("next"));

    const attempt = await countAttempt(db, { email, address: findAddress(context), now: clock(), random });
    if (!attempt.ok) {
      const minutes = Math.ceil(attempt.retryAfter / 60);
      const problem = `Too many sign-ins have failed. Try again in ${minutes} ${minutes === 1 ? "minute" : "minutes"}.`;
      const page = await show({ page: "sign-in", email, next, problem }, 429);
      page.headers.set("Retry-After", String(attempt.retryAfter));
      return page;
    }
    const cookies = await openSession(context, email, password);
    if (!cookies) return show({ page: "sign-in", email, next, problem: mismatch }, 401);
    await forgetAttempts(db, email);
    await db.deleteFrom("staff_sessions").where("expires_at", "<=", clock().toISOString()).execute();
    return redirectWith(cookies, next);
  });

  staff.post("/sign-out", async (context) => {
    const signedOut = await auth.api.signOut({ headers: context.req.raw.headers, returnHeaders: true });
    return redirectWith(signedOut.headers.getSetCookie(), "/staff/sign-in");
  });

  /** Cookies of a new session, or undefined: an unknown address, a wrong password and a shut account look alike. */
  async function openSession(context: StaffContext, email: string, password: string) {
    try {
      const headers = new Headers({ "user-agent": context.req.header("user-agent")?.slice(0, 300) ?? "" });
      const opened = await auth.api.signInEmail({ body: { email, password }, headers, returnHeaders: true });
      return opened.headers.getSetCookie();
    } catch (error) {
      if (!(error instanceof APIError)) throw error;
      if (error.statusCode < 500) return undefined;
      throw new Unavailable("No session could be opened", { cause: error });
    }
  }
}

function redirectWith(cookies: string[], location: string) {
  const headers = new Headers({ Location: location, "Cache-Control": "no-store" });
  for (const cookie of cookies) headers.append("Set-Cookie", cookie);
  return new Response(null, { status: 303, headers });
}
