import type { Answer, Command, PromiseAsked } from "./hall-worker.ts";

export type { Answer };

/**
 * Starts a worker that computes a hall. @param onAnswer receives its answers; @param onFailed called if it can't be
 * loaded or fails
 */
export function startWorker(onAnswer: (answer: Answer) => void, onFailed: () => void): Worker {
  const worker = new Worker(new URL("./hall-worker.ts", import.meta.url), { type: "module" });
  worker.onmessage = ({ data }: MessageEvent<Answer>) => onAnswer(data);
  worker.onerror = onFailed;
  return worker;
}

type Promised = Extract<Answer, { kind: "promised" }>["promised"];

/** Asks a separate worker what the planner promises for a fleet. @returns a function that cancels it */
export function askPromise(asked: PromiseAsked, onPromised: (promised: Promised) => void): () => void {
  const worker = startWorker(
    (answer) => {
      if (answer.kind === "promised") onPromised(answer.promised);
      worker.terminate();
    },
    () => worker.terminate(),
  );
  worker.postMessage({ kind: "promise", ...asked } satisfies Command);
  return () => worker.terminate();
}
