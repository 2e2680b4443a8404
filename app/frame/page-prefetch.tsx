import { useEffect, useState } from "react";
import { href, PrefetchPageLinks, useMatches } from "react-router";
import { PrintStyles } from "#app/document/print-styles.tsx";
import type { PageHandle } from "#app/root.tsx";
import { timings } from "#app/timings.ts";

const likelyNext = [href("/products/syncos"), href("/about-us"), href("/contact")];

/**
 * Fetches the three pages that visitors open next, and what a printer needs, two seconds after the page stands. Their
 * stylesheets come when a visitor aims at a link: to ask for these too would stop a phone for some 40 ms.
 */
export function PagePrefetch() {
  const [due, setDue] = useState(false);
  const printsLater = useMatches().some(({ handle }) => (handle as PageHandle | undefined)?.printsLater);

  useEffect(() => {
    const timer = setTimeout(() => setDue(true), timings.prefetchDelay);
    return () => clearTimeout(timer);
  }, []);

  if (!due) return null;
  return (
    <>
      {printsLater && <PrintStyles />}
      {likelyNext.map((page) => (
        <PrefetchPageLinks key={page} page={page} />
      ))}
    </>
  );
}
