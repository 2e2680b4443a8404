import { APIError } from "better-auth/api";
import { Unavailable } from "#server/database/unavailable.ts";
import type { Auth } from "./auth.ts";

/**
 * Reads the session that a request belongs to, with the headers that keep it going. Where the database takes nothing at
 * the moment, it is read all the same, and not kept going.
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

/** better-auth says no more than this of an error of the database, which is all that it calls. */
function isDatabaseError(error: unknown) {
  return error instanceof APIError && error.statusCode >= 500;
}
