import { useEffect } from "react";
import { href } from "react-router";
import { prefetchPage } from "#app/document/prefetch.ts";
import { timings } from "#app/timings.ts";

const likelyNext = [href("/products/syncos"), href("/about-us"), href("/contact")];

/** Fetches the three pages that visitors open next, two seconds after the page stands. */
export function usePagePrefetch() {
  useEffect(() => {
    const timer = setTimeout(() => likelyNext.forEach(prefetchPage), timings.prefetchDelay);
    return () => clearTimeout(timer);
  }, []);
}
