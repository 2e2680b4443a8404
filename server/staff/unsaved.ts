import type { ErrorHandler } from "hono";
import { isUnavailable } from "#server/database/unavailable.ts";
import { describeError } from "#server/log/describe-error.ts";
import type { ErrorLog } from "#server/log/log.ts";
import { readPosted, type Show, type StaffEnvironment } from "./context.ts";

const retryAfter = 60; /* s */
/** Secret fields are not filled in again: they have to be retyped. */
const secretFields = /password|current|code|token/i;

/** If the database takes no writes, answers a form with what was typed, to be sent again. Other errors are rethrown. */
export function showUnsaved(show: Show, log: ErrorLog): ErrorHandler<StaffEnvironment> {
  return async (error, context) => {
    if (!isUnavailable(error) || context.req.method !== "POST") throw error;
    log.error({ error: describeError(error) }, "A form of the desk could not be saved");
    const posted = (await readPosted(context)) ?? new URLSearchParams();
    const fields = [...posted].map(([name, value]) => {
      const isSecret = secretFields.test(name);
      return { name, value: isSecret ? "" : value, isSecret };
    });
    const { pathname, search } = new URL(context.req.url);
    const page = await show({ page: "unsaved", address: pathname + search, fields }, 503);
    page.headers.set("Retry-After", String(retryAfter));
    return page;
  };
}
