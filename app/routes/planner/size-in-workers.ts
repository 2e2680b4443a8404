import type { SizingAsked, SizingTold } from "./size-worker.ts";

/** Each worker loads the planner; more than these gain little. */
const maxWorkers = 16;

/** Sizes a plan in workers, one for each core. @returns a function that ends them */
export function sizeInWorkers(
  asked: Omit<SizingAsked, "workers">,
  tell: (told: SizingTold | { kind: "failed" }) => void,
): () => void {
  const worker = new Worker(new URL("./size-worker.ts", import.meta.url), { type: "module" });
  const end = () => worker.terminate();
  worker.onerror = () => {
    end();
    tell({ kind: "failed" });
  };
  worker.onmessage = ({ data }: MessageEvent<SizingTold>) => {
    if (data.kind === "stopped") end();
    tell(data);
  };
  const workers = Math.max(1, Math.min(maxWorkers, navigator.hardwareConcurrency || 1));
  worker.postMessage({ ...asked, workers } satisfies SizingAsked);
  return end;
}
