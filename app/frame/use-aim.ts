import { useEffect } from "react";
import { addStylesheet } from "#app/document/page-styles.tsx";
import { prefetchData, prepareModule } from "#app/document/prefetch.ts";
import { filesOfPage } from "#app/document/route-files.ts";

/** Milliseconds; who passes over a link does not aim at it. React Router waits as long for `prefetch="intent"`. */
const lingering = 100;

const signs = ["pointerover", "focusin", "pointerdown"] as const;

/**
 * Fetches stylesheets, module and data of a page once a visitor aims at a link to it. React Router's
 * `prefetch="intent"` reloads the page on show when the module can't be fetched; here nothing comes of that.
 */
export function useAim() {
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    let last: HTMLAnchorElement | undefined;
    function aim({ target, type }: Event) {
      const link = target instanceof Element && target.closest("a");
      if (link === last && type === "pointerover") return;
      clearTimeout(timer);
      last = link || undefined;
      if (!link || link.origin !== location.origin) return;
      timer = setTimeout(() => fetchAhead(link), type === "pointerdown" ? 0 : lingering);
    }
    for (const sign of signs) document.addEventListener(sign, aim, { passive: true });
    return () => {
      clearTimeout(timer);
      for (const sign of signs) document.removeEventListener(sign, aim);
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
