import { type RefObject, useEffect, useState } from "react";
import { thresholds, timings } from "#app/timings.ts";
import type { StatCardsProps } from "./stat-cards.tsx";

/**
 * Counts from 0 to the stats' values, once, when the section around `cards` reaches 80% of the viewport from its top.
 * The HTML has the final values; sixty renders a second are too many for React, so the digits are written directly.
 * @returns whether the figures are moving
 */
export function useCountUp(cards: RefObject<HTMLElement | null>, stats: StatCardsProps["stats"]) {
  const [counting, setCounting] = useState(false);

  useEffect(() => {
    const element = cards.current;
    const section = element?.closest("section");
    if (!element || !section || matchMedia("(prefers-reduced-motion: reduce)").matches) return;
    const figures = element.querySelectorAll("[data-count] > *");
    let frame = 0;

    const show = (share: number) =>
      stats.forEach(({ value, suffix }, index) => {
        const figure = figures[index];
        if (figure) figure.textContent = `${Math.round(value * share)}${suffix}`;
      });

    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        observer.disconnect();
        setCounting(true);
        const start = performance.now();
        const step = (now: number) => {
          const time = Math.min(1, Math.max(0, now - start) / timings.counterDuration);
          show(1 - (1 - time) ** 2);
          if (time < 1) frame = requestAnimationFrame(step);
          else setCounting(false);
        };
        step(start);
      },
      { rootMargin: `0px 0px ${(thresholds.countersStartAt - 1) * 100}% 0px` },
    );
    observer.observe(section);

    return () => {
      observer.disconnect();
      cancelAnimationFrame(frame);
      show(1);
    };
  }, [cards, stats]);

  return counting;
}
