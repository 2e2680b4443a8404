import { addressOf, type Kind, type Pattern, patterns } from "./pages.ts";

export type Found = {
  pattern: Pattern;
  /** The parts that vary, by their names. */
  parts: Readonly<Record<string, string | undefined>>;
  /** Whether the browser's router asks for the page's data alone. */
  isData: boolean;
};

const plain = new Map(
  patterns.filter((pattern) => !pattern.includes(":")).map((pattern) => [pattern.toLowerCase(), pattern]),
);

const families = patterns
  .filter((pattern) => pattern.includes(":"))
  .map((pattern) => ({
    pattern,
    matcher: new RegExp(
      `^${pattern
        .replaceAll(".", "\\.")
        .replaceAll(/\/:(\w+)\?/g, "(?:/(?<$1>[^/]+))?")
        .replaceAll(/:(\w+)/g, "(?<$1>[^/]+)")}$`,
      "i",
    ),
  }));

/** What the list says of a path, read as the router reads it: in any case, and with a slash at its end. */
export function findAddress(path: string): Found | undefined {
  const bare = path.replace(/(?<=.)\/$/, "");
  return bare.endsWith(".data") ? findBare(bare.slice(0, -".data".length), true) : findBare(bare, false);
}

function findBare(path: string, isData: boolean): Found | undefined {
  const pattern = plain.get(path.toLowerCase());
  if (pattern) return { pattern, parts: {}, isData };
  for (const { pattern, matcher } of families) {
    const parts = matcher.exec(path)?.groups;
    if (parts) return { pattern, parts, isData };
  }
  return undefined;
}

/** What a page is, in a word or two, as a search shows it. */
export function kindOf(address: string): Kind {
  const found = findAddress(new URL(address, "http://site.example").pathname);
  return found ? addressOf(found.pattern).kind : "Page";
}

export function isListed(path: string): boolean {
  const found = findAddress(path);
  return found !== undefined && addressOf(found.pattern).listed;
}

/** Whether an address's query changes a page that the build has written, so that its file can't be sent. */
export function isNarrowed(address: string): boolean {
  if (!address.includes("?")) return false;
  const { pathname, searchParams } = new URL(address);
  const found = findAddress(pathname);
  if (!found) return false;
  const { made, query } = addressOf(found.pattern);
  if (made !== "at build" || !query) return false;
  if (query === "any") return searchParams.size > 0;
  return query.some((name) => Boolean(searchParams.get(name)));
}
