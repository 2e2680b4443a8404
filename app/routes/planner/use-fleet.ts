import { type RefObject, useEffect, useRef, useState } from "react";
import type { Counts } from "#planner/fleet/total.ts";
import type { GrowingCurve } from "#planner/traffic/growing.ts";

export type FleetState = "idle" | "running" | "stopped" | "done" | "failed";

/**
 * Simulates the mean hours of a plan's fleet in a worker. Its script is loaded once `place` comes into view, so that the first curve
 * appears 0.2 s after the visitor asks; nothing is computed before.
 * @param load loads the component that shows it
 */
export function useFleet(
  asked: { token: string; count: Counts },
  place: RefObject<Element | null>,
  load: () => Promise<void>,
) {
  const [state, setState] = useState<FleetState>("idle");
  const [curve, setCurve] = useState<GrowingCurve>();
  const worker = useRef<Worker>(undefined);
  const first = useRef(load);

  function end(last: FleetState) {
    worker.current?.terminate();
    worker.current = undefined;
    setState(last);
  }

  function stop() {
    end("stopped");
  }

  function start() {
    const started = worker.current ?? loadWorker();
    worker.current = started;
    started.onmessage = ({ data }: MessageEvent<GrowingCurve>) => {
      setCurve(data);
      if (data.done) end("done");
    };
    started.onerror = () => end("failed");
    load().catch(() => end("failed"));
    started.postMessage(asked);
    setCurve(undefined);
    setState("running");
  }

  useEffect(() => {
    const element = place.current;
    if (!element) return;
    const seen = new IntersectionObserver(([entry]) => {
      if (!entry?.isIntersecting) return;
      seen.disconnect();
      worker.current ??= loadWorker();
      /* A failed load is repeated when it is needed. */
      first.current().catch(() => {});
    });
    seen.observe(element);
    return () => {
      seen.disconnect();
      worker.current?.terminate();
      worker.current = undefined;
    };
  }, [place]);
  return { state, curve, start, stop };
}

const loadWorker = () => new Worker(new URL("./fleet-worker.ts", import.meta.url), { type: "module" });
