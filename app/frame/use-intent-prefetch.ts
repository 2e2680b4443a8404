import { useEffect } from "react";
import { addStylesheet } from "#app/document/page-styles.tsx";
import { prefetchData, prepareModule } from "#app/document/prefetch.ts";
import { filesOfPage } from "#app/document/route-files.ts";

/**
 * A pointer that leaves a link sooner has only passed over it. React Router uses the same delay for
 * `prefetch="intent"`.
 */
const hoverDelay = 100; /* ms */

const events = ["pointerover", "focusin", "pointerdown"] as const;

/**
 * Fetches stylesheets, module and data of a page once a visitor hovers over, focuses or presses a link to it. React Router's
 * `prefetch="intent"` reloads the current page when the module can't be fetched; here a failed fetch changes nothing.
 */
export function useIntentPrefetch() {
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    let last: HTMLAnchorElement | undefined;
    function onIntent({ target, type }: Event) {
      const link = target instanceof Element && target.closest("a");
      if (link === last && type === "pointerover") return;
      clearTimeout(timer);
      last = link || undefined;
      if (!link || link.origin !== location.origin) return;
      timer = setTimeout(() => fetchAhead(link), type === "pointerdown" ? 0 : hoverDelay);
    }
    for (const event of events) document.addEventListener(event, onIntent, { passive: true });
    return () => {
      clearTimeout(timer);
      for (const event of events) document.removeEventListener(event, onIntent);
    };
  }, []);
}

function fetchAhead(link: HTMLAnchorElement) {
  const files = filesOfPage(link.pathname);
  if (!files) return;
  files.css?.forEach(addStylesheet);
  const isShown = link.pathname === location.pathname && link.search === location.search;
  if (!("page" in link.dataset) || isShown) return;
  void prepareModule(files.module);
  void prefetchData(link.pathname + link.search);
}
