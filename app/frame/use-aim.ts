import { useEffect, useEffectEvent } from "react";
import { addStylesheet, useStylesheetsOfPage } from "#app/document/page-styles.tsx";

/** Milliseconds; who passes over a link does not aim at it. React Router waits as long for `prefetch="intent"`. */
const lingering = 100;

const signs = ["pointerover", "focusin", "pointerdown"] as const;

/** Adds the stylesheets of a page once a visitor aims at a link to it, as `prefetch="intent"` fetches its script. */
export function useAim() {
  const stylesheetsOf = useStylesheetsOfPage();
  const styleAhead = useEffectEvent((path: string) => stylesheetsOf(path).forEach(addStylesheet));

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    function aim({ target, type }: Event) {
      clearTimeout(timer);
      const link = target instanceof Element && target.closest("a");
      if (!link || link.origin !== location.origin) return;
      timer = setTimeout(() => styleAhead(link.pathname), type === "pointerdown" ? 0 : lingering);
    }
    for (const sign of signs) document.addEventListener(sign, aim, { passive: true });
    return () => {
      clearTimeout(timer);
      for (const sign of signs) document.removeEventListener(sign, aim);
    };
  }, []);
}
