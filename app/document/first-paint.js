/*
 * Draws first what a visitor sees first: sections from the third on have no layout before the first frame
 * (section.module.css). After it they are laid out one by one, each in a task of its own, so that a press never waits
 * for all of them. After the load event only a press interrupts this. A page that the visitor returns to, or opens at a
 * fragment, is laid out at once.
 */
(() => {
  /* Where a browser forbids storage, React Router's script for the scroll position fails on every page. */
  try {
    sessionStorage.getItem("");
  } catch {
    const none = { getItem: () => null, setItem() {}, removeItem() {} };
    try {
      Object.defineProperty(globalThis, "sessionStorage", { value: none });
    } catch {}
  }
  const root = document.documentElement;
  const [visit] = performance.getEntriesByType("navigation");
  const isNew = visit?.type === "navigate" && !location.hash;
  let painted = !isNew;

  document.addEventListener("site:arrival", hold);
  if (!isNew) return;
  hold();
  new PerformanceObserver(notePaint).observe({ type: "paint", buffered: true });
  addEventListener("load", () => {
    if (globalThis.scheduler?.postTask) drawAtOnce();
    else draw(Number.POSITIVE_INFINITY);
    /* A page in the background is never painted. */
    setTimeout(notePaint, 1000);
  });

  function hold() {
    root.dataset.drawing = "";
    requestAnimationFrame(drawNext);
  }

  /* In a task of its own: what changes within a frame's own callbacks is laid out with that frame. */
  function drawNext() {
    setTimeout(() => {
      if (draw(1)) return;
      if (document.readyState === "loading") requestAnimationFrame(drawNext);
      else drawNext();
    });
  }

  function drawAtOnce() {
    if (!draw(1)) scheduler.postTask(drawAtOnce, { priority: "user-blocking" });
  }

  /** Lays out at most that many sections. Returns whether none is left. */
  function draw(most) {
    const held = [...document.querySelectorAll("main section:not([data-drawn])")];
    for (const section of held.splice(0, most)) section.dataset.drawn = "";
    const done = held.length === 0 && document.readyState !== "loading";
    if (done && painted) delete root.dataset.drawing;
    else root.getBoundingClientRect();
    return done;
  }

  function notePaint() {
    painted = true;
    draw(0);
  }
})();
