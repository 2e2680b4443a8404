import { href, PrefetchPageLinks } from "react-router";
import { useDue } from "#app/document/use-due.ts";

const likelyNext = [href("/products/syncos"), href("/about-us"), href("/contact")];

/**
 * Fetches the three pages that visitors open next, two seconds after the page stands. Their stylesheets come when a
 * visitor aims at a link: to ask for these too would stop a phone for some 40 ms.
 */
export function PagePrefetch() {
  return useDue() && likelyNext.map((page) => <PrefetchPageLinks key={page} page={page} />);
}
