import { setTimeout as wait } from "node:timers/promises";

/** Milliseconds that a slice of long work may keep the thread, if its smallest one does not take longer. */
const longest = 25;

/**
 * Does long work in slices. SQLite works on the thread that asks, so after each slice others have it for as long as the
 * slice took, and its size follows from what the one before took.
 * @param size of the first slice, the smallest and the largest
 * @param slice does so much of the work; resolves to whether there may be more
 */
export async function inSlices(
  { first, least, most }: { first: number; least: number; most: number },
  slice: (size: number) => Promise<boolean>,
) {
  for (let size = first; ; ) {
    const began = performance.now();
    if (!(await slice(size))) return;
    const took = performance.now() - began;
    if (took > longest) size = Math.max(least, Math.floor(size / 2));
    else if (took < longest / 2) size = Math.min(most, size * 2);
    await wait(took);
  }
}
