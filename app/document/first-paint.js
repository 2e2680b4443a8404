/*
 * What a visitor sees first is drawn first: parts marked `data-later` have no layout until the page was painted once.
 * Then they get it, one after the other, whenever the browser has nothing else to do, or all at once where somebody
 * scrolls, prints or uses a key. A page that is come back to, or that opens at one of its parts, is laid out whole.
 */
(() => {
  const root = document.documentElement;
  const [visit] = performance.getEntriesByType("navigation");
  if (visit?.type !== "navigate" || location.hash || !window.requestIdleCallback) return;
  const signs = ["scroll", "wheel", "touchstart", "keydown", "beforeprint"];
  let begun = false;

  root.dataset.drawing = "";
  for (const sign of signs) addEventListener(sign, drawAll, { capture: true, passive: true });
  new PerformanceObserver(begin).observe({ type: "paint", buffered: true });
  addEventListener("load", begin);

  function begin() {
    if (!begun) requestIdleCallback(drawNext);
    begun = true;
  }

  function drawNext() {
    const part = document.querySelector("[data-later]");
    part?.removeAttribute("data-later");
    if (part || document.readyState === "loading") requestIdleCallback(drawNext);
    else drawAll();
  }

  function drawAll() {
    delete root.dataset.drawing;
    for (const sign of signs) removeEventListener(sign, drawAll, { capture: true });
  }
})();
