import { rateLimit } from "./rate-limit.ts";

/** Plan documents that one network may request a minute: typesetting one takes tenths of a second of processor time. */
const most = 12;

/** Tells from a request's path and the client's address whether the document may be typeset now. */
export function documentLimit() {
  const limit = rateLimit(most);
  return async (path: string, address: string) =>
    isDocument(path) ? limit(address) : ({ ok: true } as const);
}

/** Whether a plan's document is asked for. The router decodes addresses and ignores case, so this does, too. */
export function isDocument(path: string) {
  return decodeURIComponent(path).toLowerCase().startsWith("/planner/files/requirement.pdf");
}
