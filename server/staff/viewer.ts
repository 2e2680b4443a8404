import { type Right, type Role, rightsOf } from "#server/roles/roles.ts";
import type { Database } from "#server/tables/tables.ts";
import type { Auth } from "./auth.ts";
import { latestBegin } from "./clock-ahead.ts";
import { readSession } from "./read-session.ts";
import { hasSecondFactor } from "./second-factors.ts";
import { cookiesFor, longestSession } from "./sessions.ts";

/** Who is signed in. */
export type Viewer = {
  id: string;
  name: string;
  email: string;
  role: Role;
  rights: readonly Right[];
  sessionId: string;
  /** When the password was last given in this session. */
  confirmedAt: Date | null;
};

/**
 * Looks up in the database, at each request, who sent it, so that revoking works at once.
 * @returns undefined where nobody is signed in, with the cookies that keep a session that is used from ending
 */
export async function findViewer(
  { db, auth }: { db: Database; auth: Auth },
  headers: Headers,
  now: Date,
): Promise<{ viewer: Viewer | undefined; cookies: string[] }> {
  for (const signer of [auth, ...auth.older]) {
    const found = await readSession(signer, headers);
    if (!found.response) continue;
    const { user, session } = found.response;
    const isOver =
      now.getTime() - session.createdAt.getTime() >= longestSession || session.createdAt > latestBegin(now);
    /* 0.1.0, which may run beside, asks for no second factor; and it doesn't note when it asked for the password. */
    const isHalf = !session.confirmedAt && (await hasSecondFactor(db, user.id));
    if (isOver || isHalf || user.disabledAt) return { viewer: undefined, cookies: [] };
    const { id, name, email } = user;
    const role = user.role as Role;
    return {
      viewer: {
        id,
        name,
        email,
        role,
        rights: rightsOf(role),
        sessionId: session.id,
        confirmedAt: session.confirmedAt ?? null,
      },
      cookies: signer === auth ? found.headers.getSetCookie() : await cookiesFor(auth, session.token),
    };
  }
  return { viewer: undefined, cookies: [] };
}
