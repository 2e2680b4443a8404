import type { Omissions } from "./pasted-words.ts";

/**
 * Says what a paste left out; undefined if nothing. `asked` pictures aren't counted: a dialog asks about them already.
 */
export function describeOmissions({ words, pictures, files }: Omissions, asked = 0) {
  const more = files.length - asked;
  const parts = [
    ...pictures.map((shows) => (shows ? `a picture (“${shows}”)` : "a picture")),
    ...(more > 0 ? [more === 1 ? "one more picture" : `${more} more pictures`] : []),
    ...words.map((said) => `“${said}”`),
  ];
  return parts.length > 0 ? `Left out of what was pasted: ${parts.join(", ")}.` : undefined;
}
