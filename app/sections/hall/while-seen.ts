/** Calls `draw` for each frame while a place is in view; never in a hidden tab. @returns a function that ends it */
export function whileSeen(place: Element, draw: (now: number) => void): () => void {
  let request = 0;
  const frame = (now: number) => {
    request = requestAnimationFrame(frame);
    draw(now);
  };
  const sight = new IntersectionObserver((entries) => {
    cancelAnimationFrame(request);
    if (entries.at(-1)?.isIntersecting) request = requestAnimationFrame(frame);
  });
  sight.observe(place);
  return () => {
    cancelAnimationFrame(request);
    sight.disconnect();
  };
}

/** Keeps a canvas at the screen's resolution. @returns a function that ends it */
export function keepSharp(canvas: HTMLCanvasElement): () => void {
  const size = new ResizeObserver(([entry]) => {
    const { width = 0, height = 0 } = entry?.contentRect ?? {};
    canvas.width = Math.round(width * devicePixelRatio);
    canvas.height = Math.round(height * devicePixelRatio);
  });
  size.observe(canvas);
  return () => size.disconnect();
}
