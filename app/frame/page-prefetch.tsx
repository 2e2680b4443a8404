import { useEffect, useState } from "react";
import { href, PrefetchPageLinks } from "react-router";
import { timings } from "#app/timings.ts";

const likelyNext = [href("/products/syncos"), href("/about-us"), href("/contact")];

/**
 * Fetches the three pages that visitors open next, two seconds after the page stands. Their stylesheets come when a
 * visitor aims at a link: to ask for these too would stop a phone for some 40 ms.
 */
export function PagePrefetch() {
  const [due, setDue] = useState(false);

  useEffect(() => {
    const timer = setTimeout(() => setDue(true), timings.prefetchDelay);
    return () => clearTimeout(timer);
  }, []);

  return due && likelyNext.map((page) => <PrefetchPageLinks key={page} page={page} />);
}
