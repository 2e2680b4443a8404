import type { Answer } from "./hall-worker.ts";

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
