import { type RefObject, useEffect } from "react";
import { thresholds } from "#app/timings.ts";

/**
 * Lets the elements with the class `fade-in` below `root` appear as they reach 85% of the viewport. Only elements below
 * the viewport when script arrives are hidden first, so nothing that a visitor sees disappears.
 */
export function useFadeIn(root: RefObject<HTMLElement | null>) {
  useEffect(() => {
    if (matchMedia("(prefers-reduced-motion: reduce)").matches) return;
    const elements = root.current?.querySelectorAll<HTMLElement>(".fade-in") ?? [];
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { isIntersecting, target } of entries) if (isIntersecting) show(target as HTMLElement);
      },
      { rootMargin: `0px 0px ${(thresholds.fadeInAt - 1) * 100}% 0px` },
    );
    const show = (element: HTMLElement) => {
      observer.unobserve(element);
      delete element.dataset["fade"];
    };
    for (const element of elements) {
      if (element.getBoundingClientRect().top <= window.innerHeight) continue;
      element.dataset["fade"] = "waiting";
      observer.observe(element);
    }
    return () => {
      observer.disconnect();
      for (const element of elements) delete element.dataset["fade"];
    };
  }, [root]);
}
