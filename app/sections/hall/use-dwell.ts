import { type RefObject, useEffect, useRef } from "react";

/** In sight for so long before a floor's script is loaded: who scrolls past loads nothing, ms. */
const dwells = 1000;

/** Calls once a place has been in sight for a moment, and again after it was out of sight. */
export function useDwell(place: RefObject<Element | null>, wake: () => void) {
  const latest = useRef(wake);

  useEffect(() => {
    latest.current = wake;
  });

  useEffect(() => {
    if (!place.current) return;
    let dwelt: ReturnType<typeof setTimeout> | undefined;
    const sight = new IntersectionObserver((entries) => {
      clearTimeout(dwelt);
      if (entries.at(-1)?.isIntersecting) dwelt = setTimeout(() => latest.current(), dwells);
    });
    sight.observe(place.current);
    return () => {
      clearTimeout(dwelt);
      sight.disconnect();
    };
  }, [place]);
}
