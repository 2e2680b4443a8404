/**
 * Calls `frame` with the milliseconds since the last one for as long as it returns true, and again on request; never
 * while the element is out of view or the page is in the background.
 */
export function whileSeen(
  element: Element,
  frame: (passed: number) => boolean,
  signal: AbortSignal,
): { ask(): void } {
  let seen = false;
  let due = true;
  let asked = 0;
  let last = 0;

  const run = (now: number) => {
    asked = 0;
    due = frame(last === 0 ? 16 : Math.min(100, now - last));
    last = due ? now : 0;
    next();
  };
  const next = () => {
    if (due && seen && asked === 0 && !signal.aborted) asked = requestAnimationFrame(run);
  };
  const ask = () => {
    due = true;
    next();
  };
  const sight = new IntersectionObserver((entries) => {
    seen = entries.at(-1)?.isIntersecting ?? false;
    next();
  });
  sight.observe(element);
  const resize = new ResizeObserver(ask);
  resize.observe(element);
  signal.addEventListener("abort", () => {
    sight.disconnect();
    resize.disconnect();
    cancelAnimationFrame(asked);
  });
  return { ask };
}
