/**
 * Does work that a key causes after the picture that shows the key, and once for all keys before that picture.
 * @returns `ask` asks for it, `now` does it at once if it is asked for, `end` forgets it
 */
export function afterPicture(work: () => void) {
  let frame = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isAsked = false;
  const end = () => {
    isAsked = false;
    cancelAnimationFrame(frame);
    clearTimeout(timer);
  };
  const now = () => {
    if (!isAsked) return;
    end();
    work();
  };
  const ask = () => {
    if (isAsked) return;
    isAsked = true;
    /* A page that nobody sees draws no pictures. */
    if (document.hidden) now();
    else
      frame = requestAnimationFrame(() => {
        timer = setTimeout(now);
      });
  };
  return { ask, now, end };
}
