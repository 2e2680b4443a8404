import type { Stop } from "#planner/sizing/sizing.ts";
import type { SizingAsked, SizingTold } from "./size-worker.ts";

/** Each worker loads the planner; more than these gain little. */
const maxWorkers = 16;

type Told = Exclude<SizingTold, { kind: "stopped" }>;

/**
 * Sizes a plan in workers, one for each core. A sizing is told at once, and again with what a stop costs its fleet, or
 * without it where that failed. The fleet stays the same object: what drives it begins anew with another.
 * @returns a function that ends them
 */
export function sizeInWorkers(
  asked: Omit<SizingAsked, "workers">,
  tell: (told: Told | { kind: "failed" }) => void,
): () => void {
  const worker = new Worker(new URL("./size-worker.ts", import.meta.url), { type: "module" });
  const end = () => worker.terminate();
  let sized: Extract<Told, { kind: "sized" }> | undefined;
  const tellStop = (stop: Stop | null) => {
    end();
    tell(sized ? { ...sized, sizing: { ...sized.sizing, stop } } : { kind: "failed" });
  };
  worker.onerror = () => tellStop(null);
  worker.onmessage = ({ data }: MessageEvent<SizingTold>) => {
    if (data.kind === "stopped") return tellStop(data.stop);
    if (data.kind === "sized") sized = data;
    tell(data);
  };
  const workers = Math.max(1, Math.min(maxWorkers, navigator.hardwareConcurrency || 1));
  worker.postMessage({ ...asked, workers } satisfies SizingAsked);
  return end;
}
