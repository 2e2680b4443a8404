const events = ["pointerdown", "keydown", "focusin", "popstate"] as const;

/**
 * Resolves when a visitor is about to need the script of a part that is in the page as HTML: the part, or one of those
 * that match, comes near the viewport, or the visitor uses anything on the page. The second is not only for speed:
 * React can't show a pending navigation before all parts are hydrated.
 */
export function whenNeeded(selector: string) {
  return new Promise<void>((resolve) => {
    const parts = typeof document === "undefined" ? [] : [...document.querySelectorAll(selector)];
    if (parts.length === 0) return resolve();

    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) want();
      },
      { rootMargin: "400px 0px" },
    );
    function want() {
      observer.disconnect();
      for (const event of events) removeEventListener(event, want, true);
      resolve();
    }
    for (const part of parts) observer.observe(part);
    /* React stops events in a part that isn't hydrated yet. */
    for (const event of events) addEventListener(event, want, { passive: true, capture: true });
  });
}
