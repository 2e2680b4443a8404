import { useEffect, useRef, useState } from "react";
import type { Answer, Asked } from "./check-worker.ts";
import type { Result } from "./judged-trace.ts";

export type Checking =
  | { kind: "busy"; share: number; messages: number }
  | { kind: "failed" | "stopped" }
  | { kind: "judged"; result: Result; junit: string };

/** Judges a trace in a worker, so that the page stays alive. @param initial what the page was rendered with */
export function useCheck(initial: Result) {
  const [checking, setChecking] = useState<Checking>({ kind: "judged", result: initial, junit: "" });
  const running = useRef<Worker>(undefined);
  useEffect(() => () => running.current?.terminate(), []);

  function stop() {
    running.current?.terminate();
    setChecking({ kind: "stopped" });
  }

  function check(asked: Asked) {
    running.current?.terminate();
    setChecking({ kind: "busy", share: 0, messages: 0 });
    const worker = new Worker(new URL("./check-worker.ts", import.meta.url), { type: "module" });
    running.current = worker;
    const size = typeof asked.trace === "string" ? 1 : Math.max(1, asked.trace.size);
    worker.onmessage = ({ data }: MessageEvent<Answer>) => {
      if (data.kind === "progress")
        return setChecking({ kind: "busy", share: data.read / size, messages: data.messages });
      setChecking(
        data.kind === "failed"
          ? { kind: "failed" }
          : { kind: "judged", result: data.result, junit: data.junit },
      );
      worker.terminate();
    };
    worker.onerror = () => setChecking({ kind: "failed" });
    worker.postMessage(asked);
  }

  return { checking, check, stop };
}
