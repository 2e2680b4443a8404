import { rateLimit } from "./rate-limit.ts";

/** Documents of plans that one network may have in a minute: to set one takes tenths of a second of processor. */
const most = 12;

/** Says of the path of a request, and of the client's address, whether what is asked for is set now. */
export function documentLimit() {
  const limit = rateLimit(most);
  return async (path: string, address: string) => (isSet(path) ? limit(address) : ({ ok: true } as const));
}

/** The router decodes an address and heeds no case, so this does. */
function isSet(path: string) {
  return decodeURIComponent(path).toLowerCase().startsWith("/planner/files/requirement.pdf");
}
