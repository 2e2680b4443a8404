const seconds = 1000;
const hours = 3_600_000;

const firstPause = 30 * seconds;
export const longestPause = 4 * hours;
const patience = 72 * hours;

/**
 * How long to wait before the next attempt: 30 s, then twice as long each time up to 4 hours, shortened by up to a
 * quarter so that deliveries that failed together are not retried together.
 * @param attempts how often it was tried, at least once
 * @param waited milliseconds that were waited between them
 * @param jitter gives a number from 0 up to 1
 * @returns milliseconds, or null to give up, once 72 hours were waited
 */
export function nextPause(attempts: number, waited: number, jitter: () => number) {
  if (waited >= patience) return null;
  const pause = Math.min(firstPause * 2 ** (attempts - 1), longestPause) * (1 - jitter() / 4);
  return Math.min(Math.round(pause), patience - waited);
}
