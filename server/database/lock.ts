/**
 * A lock that one caller at a time holds, in the order of asking.
 * @returns `acquire`, which resolves to whether the caller got it before `deadline` (by `performance.now()`), and
 * `release`
 */
export function openLock() {
  let isTaken = false;
  const waiters = new Set<() => void>();

  return {
    async acquire(deadline: number): Promise<boolean> {
      if (!isTaken) {
        isTaken = true;
        return true;
      }
      return new Promise((resolve) => {
        const limit = setTimeout(() => {
          waiters.delete(begin);
          resolve(false);
        }, deadline - performance.now());
        waiters.add(begin);

        function begin() {
          clearTimeout(limit);
          resolve(true);
        }
      });
    },
    release() {
      const [next] = waiters;
      if (next) waiters.delete(next);
      isTaken = next !== undefined;
      next?.();
    },
  };
}
