import { useEffect, useRef, useState } from "react";
import type { GrowingCurve } from "#planner/traffic/growing.ts";

export type FleetState = "idle" | "running" | "stopped" | "done" | "failed";

/** Simulates a plan's fleets in a worker, which is loaded when it is first asked for. */
export function useFleet(token: string) {
  const [state, setState] = useState<FleetState>("idle");
  const [curve, setCurve] = useState<GrowingCurve>();
  const worker = useRef<Worker>(undefined);

  function end(last: FleetState) {
    worker.current?.terminate();
    worker.current = undefined;
    setState(last);
  }

  function start() {
    worker.current?.terminate();
    const started = new Worker(new URL("./fleet-worker.ts", import.meta.url), { type: "module" });
    worker.current = started;
    started.onmessage = ({ data }: MessageEvent<GrowingCurve>) => {
      setCurve(data);
      if (data.done) end("done");
    };
    started.onerror = () => end("failed");
    started.postMessage(token);
    setCurve(undefined);
    setState("running");
  }

  useEffect(() => () => worker.current?.terminate(), []);
  return { state, curve, start, stop: () => end("stopped") };
}
