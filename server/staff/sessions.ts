import type { Database } from "#server/tables/tables.ts";
import type { Auth } from "./auth.ts";

/** A session ends this long after it began, however much it is used. */
export const longestSession = 30 * 24 * 3_600_000; /* ms */

export type StaffSession = {
  id: string;
  /** What the browser calls itself. */
  browser: string;
  createdAt: Date;
  lastSeenAt: Date;
};

type NewSession = {
  userId: string;
  /** What the browser calls itself. */
  browser: string;
  now: Date;
};

/**
 * Begins a session whose password has just been given.
 * @returns its cookies, or undefined if the account is disabled
 */
export async function openSession(auth: Auth, { userId, browser, now }: NewSession) {
  const { internalAdapter } = await auth.$context;
  const begun = { userAgent: browser, createdAt: now, updatedAt: now, confirmedAt: now };
  /* better-auth answers null where the hook in auth.ts refuses, whatever its types say. */
  const session: { token: string } | null = await internalAdapter.createSession(userId, false, begun, true);
  return session ? cookiesFor(auth, session.token) : undefined;
}

/**
 * Records that a session's password was given again, and renews its token, so that anyone who knew the old one is out.
 */
export async function confirmSession(db: Database, auth: Auth, id: string, now: Date) {
  const { generateId } = await auth.$context;
  const token = `${generateId({ model: "session" })}${generateId({ model: "session" })}`;
  await db
    .updateTable("staff_sessions")
    .set({ token, confirmed_at: now.toISOString() })
    .where("id", "=", id)
    .execute();
  return cookiesFor(auth, token);
}

/** The cookies that carry a session, signed by the secret in use. */
export async function cookiesFor(auth: Auth, token: string) {
  const { headers } = await auth.api.setStaffCookie({ body: { token }, returnHeaders: true });
  return headers.getSetCookie();
}

/** The cookies that make a browser forget its session. */
export async function noCookies(auth: Auth) {
  const { headers } = await auth.api.dropStaffCookie({ returnHeaders: true });
  return headers.getSetCookie();
}

/** The sessions of one account that have not ended, the last used one first. */
export async function listSessions(db: Database, userId: string, now: Date): Promise<StaffSession[]> {
  const rows = await db
    .selectFrom("staff_sessions")
    .select(["id", "user_agent", "created_at", "updated_at"])
    .where("user_id", "=", userId)
    .where("expires_at", ">", now.toISOString())
    .where("created_at", ">", new Date(now.getTime() - longestSession).toISOString())
    .orderBy("updated_at", "desc")
    .execute();
  return rows.map((row) => ({
    id: row.id,
    browser: row.user_agent || "not known",
    createdAt: new Date(row.created_at),
    lastSeenAt: new Date(row.updated_at),
  }));
}

/** Ends one session of this account; another account's stays. @returns whether there was one */
export async function endSession(db: Database, userId: string, id: string) {
  const ended = await db
    .deleteFrom("staff_sessions")
    .where("id", "=", id)
    .where("user_id", "=", userId)
    .executeTakeFirst();
  return ended.numDeletedRows > 0n;
}

/** Ends every session of an account, but for the one that is named. @returns whether there was one */
export async function endSessions(db: Database, userId: string, except = "") {
  const ended = await db
    .deleteFrom("staff_sessions")
    .where("user_id", "=", userId)
    .where("id", "!=", except)
    .executeTakeFirst();
  return ended.numDeletedRows > 0n;
}

/** Removes the sessions that are over. */
export async function forgetEndedSessions(db: Database, now: Date) {
  const oldest = new Date(now.getTime() - longestSession).toISOString();
  await db
    .deleteFrom("staff_sessions")
    .where((e) => e.or([e("expires_at", "<=", now.toISOString()), e("created_at", "<=", oldest)]))
    .execute();
}
