import { findAddress } from "#addresses/find.ts";
import { addressOf } from "#addresses/pages.ts";

/** Longer than any address that a page of ours has or links to; sizes in characters. */
const most = { path: 1024, segments: 16, query: 4096, parameters: 100 };

/** Of a page whose whole state is in its address: within the 8 kB that proxies allow a request line. */
const longestState = 7000;

/**
 * The status with which an address is refused before routing: 404 if no page can have its path, 414 if its query is
 * longer than any that our pages read; otherwise undefined.
 */
export function refusalOf(address: string): 404 | 414 | undefined {
  const begin = address.indexOf("/", address.indexOf("//") + 2);
  const mark = address.indexOf("?", begin);
  const path = address.slice(begin, mark < 0 ? undefined : mark);
  if (path.length > most.path || count(path, "/") > most.segments || !isText(path)) return 404;
  const query = mark < 0 ? "" : address.slice(mark + 1);
  const isLong = query.length > most.query && query.length > longestQuery(path);
  return isLong || count(query, "&") >= most.parameters ? 414 : undefined;
}

function longestQuery(path: string) {
  const found = findAddress(path);
  return found && addressOf(found.pattern).holdsState ? longestState : most.query;
}

/** Text in UTF-8 without U+0000, which no address of ours holds and PostgreSQL does not take. */
function isText(path: string) {
  if (!path.includes("%")) return true;
  try {
    return !decodeURIComponent(path).includes("\0");
  } catch {
    return false;
  }
}

function count(text: string, character: string) {
  return text.split(character, 101).length - 1;
}
