import type { Answer, Command, PromiseAsked } from "./hall-worker.ts";

export type { Answer };

/** A worker that computes a hall. @param onAnswer what it answers; @param onFailed it could not be loaded, or broke */
export function startWorker(onAnswer: (answer: Answer) => void, onFailed: () => void): Worker {
  const worker = new Worker(new URL("./hall-worker.ts", import.meta.url), { type: "module" });
  worker.onmessage = ({ data }: MessageEvent<Answer>) => onAnswer(data);
  worker.onerror = onFailed;
  return worker;
}

type Promised = Extract<Answer, { kind: "promised" }>["promised"];

/** Asks a worker of its own what the planner promises of a fleet. @returns how to end it before it has answered */
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
