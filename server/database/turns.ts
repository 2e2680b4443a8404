/**
 * A lock that one caller at a time holds, in the order of asking.
 * @returns `take`, which resolves to whether the caller got its turn before `deadline` (by `performance.now()`), and
 * `give`, which ends the turn
 */
export function openTurns() {
  let isTaken = false;
  const waiters = new Set<() => void>();

  return {
    async take(deadline: number): Promise<boolean> {
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
    give() {
      const [next] = waiters;
      if (next) waiters.delete(next);
      isTaken = next !== undefined;
      next?.();
    },
  };
}
