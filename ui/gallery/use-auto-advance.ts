import { useEffect, useState } from "react";

type Options = {
  /** Milliseconds between two pictures. */
  interval: number;
  /** False if there is nothing to move on to. */
  enabled: boolean;
  /** True while the pointer or the focus is on it. */
  held: boolean;
  advance: () => void;
};

/** Advances by itself until it is stopped; never under reduced motion. */
export function useAutoAdvance({ interval, enabled, held, advance }: Options) {
  const [running, setRunning] = useState(false);

  useEffect(() => {
    const still = matchMedia("(prefers-reduced-motion: reduce)");
    setRunning(enabled && !still.matches);
    const settle = () => still.matches && setRunning(false);
    still.addEventListener("change", settle);
    return () => still.removeEventListener("change", settle);
  }, [enabled]);

  useEffect(() => {
    if (!running || held) return;
    const timer = setInterval(advance, interval);
    return () => clearInterval(timer);
  });

  return { running, stop: () => setRunning(false), start: () => setRunning(true) };
}
