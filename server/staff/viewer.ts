import type { Auth } from "./auth.ts";
import { readSession } from "./read-session.ts";
import type { Role } from "./table.ts";

/** Who is signed in. */
export interface Viewer {
  id: string;
  name: string;
  email: string;
  role: Role;
  sessionId: string;
}

/**
 * Finds who sent a request, afresh from the database each time: what was revoked a moment ago holds no longer.
 * @returns undefined where nobody is signed in, with the cookies that keep a session that is used from ending
 */
export async function findViewer(
  auth: Auth,
  headers: Headers,
): Promise<{ viewer: Viewer | undefined; cookies: string[] }> {
  const found = await readSession(auth, headers);
  const cookies = found.headers.getSetCookie();
  if (!found.response || found.response.user.disabledAt) return { viewer: undefined, cookies };
  const { user, session } = found.response;
  const { id, name, email } = user;
  return { viewer: { id, name, email, role: user.role as Role, sessionId: session.id }, cookies };
}
