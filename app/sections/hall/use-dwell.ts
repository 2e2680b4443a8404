import { type RefObject, useEffect, useRef } from "react";

/** How long a floor is in view before its script is loaded, so that scrolling past loads nothing, ms. */
const dwells = 1000;

/** Calls `wake` once a place has been in view for a moment, and again each time it returns to view. */
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
