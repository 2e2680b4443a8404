const events = ["pointerdown", "keydown", "focusin", "popstate"] as const;

/**
 * Resolves when a visitor is about to need a part of the page that is there as HTML already: it comes near the
 * viewport, or anything on the page is used. The second is not only for speed: React cannot show the state of a
 * navigation before all parts can answer to it.
 */
export function whenNeeded(selector: string) {
  return new Promise<void>((resolve) => {
    const part = typeof document === "undefined" ? null : document.querySelector(selector);
    if (!part) return resolve();

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
    observer.observe(part);
    /* React stops what is done in a part that has not come. */
    for (const event of events) addEventListener(event, want, { passive: true, capture: true });
  });
}
