/*
 * What a visitor sees first is drawn first: sections from the third on have no layout until the page was painted once
 * (section.module.css). Then they get it, one after the other, whenever the browser has nothing else to do, or all at
 * once where somebody scrolls or uses a key. A page that is come back to, or that opens at one of its parts, is laid
 * out whole.
 */
(() => {
  const root = document.documentElement;
  const [visit] = performance.getEntriesByType("navigation");
  const signs = ["scroll", "wheel", "touchstart", "keydown"];
  if (!window.requestIdleCallback) return;

  document.addEventListener("site:arrival", () => {
    hold();
    requestAnimationFrame(draw);
  });
  if (visit?.type !== "navigate" || location.hash) return;
  hold();
  new PerformanceObserver(draw).observe({ type: "paint", buffered: true });
  addEventListener("load", draw);

  function hold() {
    root.dataset.drawing = "";
    for (const sign of signs) addEventListener(sign, drawAll, { capture: true, passive: true });
  }

  function draw() {
    requestIdleCallback(drawNext);
  }

  function drawNext() {
    const section = document.querySelector("main section:not([data-drawn])");
    section?.setAttribute("data-drawn", "");
    if (section || document.readyState === "loading") draw();
    else drawAll();
  }

  function drawAll(event) {
    /* A page that begins at its top was scrolled there by script. */
    if (event?.type === "scroll" && scrollY === 0) return;
    delete root.dataset.drawing;
    for (const sign of signs) removeEventListener(sign, drawAll, { capture: true });
  }
})();
