import { createHash } from "node:crypto";
import type { Database } from "#server/database/tables.ts";
import { networkOf } from "#server/http/rate-limit.ts";
import { type Random, uuidv7 } from "#server/submissions/identity.ts";

/** How many sign-ins may fail within the window, for one account and from one network. */
export const signInLimits = { account: 10, network: 30, window: 15 * 60 * 1000 /* ms */ } as const;

interface Guess {
  email: string;
  /** The address of whoever tries. */
  address: string;
  now: Date;
  random: Random;
}

export type Attempt = { ok: true; id: string } | { ok: false; retryAfter: number /* s */ };

/**
 * Counts a sign-in before its password is looked at, in the database: so the limits hold over restarts, between
 * processes, and for guesses that come all at once. Forget it with `forgetAttempts` when it succeeds.
 */
export async function countAttempt(db: Database, { email, address, now, random }: Guess): Promise<Attempt> {
  const since = new Date(now.getTime() - signInLimits.window).toISOString();
  await db.deleteFrom("sign_in_attempts").where("at", "<=", since).execute();
  const attempt = {
    id: uuidv7(now, random),
    account: accountOf(email),
    network: networkOf(address),
    at: now.toISOString(),
  };
  await db.insertInto("sign_in_attempts").values(attempt).execute();
  for (const kind of ["account", "network"] as const) {
    const tried = await db
      .selectFrom("sign_in_attempts")
      .select((e) => [e.fn.countAll().as("count"), e.fn.min("at").as("first")])
      .where(kind, "=", attempt[kind])
      .executeTakeFirstOrThrow();
    if (Number(tried.count) <= signInLimits[kind]) continue;
    /* One that is refused does not count, so the time that is named holds, however often somebody tries meanwhile. */
    await db.deleteFrom("sign_in_attempts").where("id", "=", attempt.id).execute();
    const free = new Date(tried.first ?? now).getTime() + signInLimits.window;
    return { ok: false, retryAfter: Math.max(1, Math.ceil((free - now.getTime()) / 1000)) };
  }
  return { ok: true, id: attempt.id };
}

/** After a sign-in that succeeded, the account starts from nothing. */
export async function forgetAttempts(db: Database, email: string) {
  await db.deleteFrom("sign_in_attempts").where("account", "=", accountOf(email)).execute();
}

function accountOf(email: string) {
  return createHash("sha256").update(email.trim().toLowerCase()).digest("hex");
}
