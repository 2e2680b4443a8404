import { APIError } from "better-auth/api";
import { Unavailable } from "#server/database/unavailable.ts";
import type { Auth } from "./auth.ts";

/**
 * Reads the session that a request belongs to, with the headers that keep it going. If the database takes no writes at
 * the moment, the session is still read, but not extended.
 * @throws {Unavailable} where it can't be read
 */
export async function readSession(auth: Pick<Auth, "api">, headers: Headers) {
  try {
    return await auth.api.getSession({ headers, returnHeaders: true });
  } catch (error) {
    if (!isDatabaseError(error)) throw error;
  }
  try {
    return await auth.api.getSession({ headers, returnHeaders: true, query: { disableRefresh: true } });
  } catch (cause) {
    throw isDatabaseError(cause) ? new Unavailable("The session can't be read", { cause }) : cause;
  }
}

/** All that better-auth says of a database error; it calls nothing else that could fail. */
function isDatabaseError(error: unknown) {
  return error instanceof APIError && error.statusCode >= 500;
}
