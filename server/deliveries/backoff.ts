const seconds = 1000;
const hours = 3_600_000;

const firstPause = 30 * seconds;
const longestPause = 4 * hours;
const patience = 72 * hours;

/**
 * When to try again: after 30 s, then twice as long each time up to 4 hours, shortened by up to a quarter so that
 * what failed together does not come back together.
 * @param attempts how often it was tried, at least once
 * @param jitter gives a number from 0 up to 1
 * @returns null once 72 hours have passed since the first attempt: it is given up
 */
export function nextAttempt(attempts: number, firstAttemptAt: Date, now: Date, jitter: () => number) {
  const end = firstAttemptAt.getTime() + patience;
  if (now.getTime() >= end) return null;
  const pause = Math.min(firstPause * 2 ** (attempts - 1), longestPause) * (1 - jitter() / 4);
  return new Date(Math.min(now.getTime() + pause, end));
}
