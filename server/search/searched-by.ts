import { findAddress } from "#addresses/find.ts";
import { longestQuery } from "./words.ts";

/** What an address searches for; undefined if its page is another than the search's. */
export function searchedBy(address: string): string | undefined {
  const { pathname, searchParams } = new URL(address);
  if (findAddress(decodeURIComponent(pathname))?.pattern !== "/search") return undefined;
  return searchParams.get("q")?.trim().slice(0, longestQuery) ?? "";
}
