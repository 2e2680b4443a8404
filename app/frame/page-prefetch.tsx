import { useEffect, useState } from "react";
import { href, PrefetchPageLinks } from "react-router";
import { useStylesheetsOfPage } from "#app/document/page-styles.tsx";
import { PrintStyles } from "#app/document/print-styles.tsx";
import { timings } from "#app/timings.ts";

const likelyNext = [href("/products/syncos"), href("/about-us"), href("/contact")];

/** Fetches the three pages that visitors open next, and what a printer needs, two seconds after the page stands. */
export function PagePrefetch() {
  const [due, setDue] = useState(false);
  const stylesheetsOf = useStylesheetsOfPage();

  useEffect(() => {
    const timer = setTimeout(() => setDue(true), timings.prefetchDelay);
    return () => clearTimeout(timer);
  }, []);

  if (!due) return null;
  return (
    <>
      <PrintStyles />
      {likelyNext.map((page) => (
        <PrefetchPageLinks key={page} page={page} />
      ))}
      {[...new Set(likelyNext.flatMap(stylesheetsOf))].map((stylesheet) => (
        <link key={stylesheet} rel="prefetch" as="style" href={stylesheet} />
      ))}
    </>
  );
}
