/** Tries every way to send whole units: slow, but plainly right. */
export function everyWay(
  supplies: readonly number[],
  demands: number[],
  cost: readonly (readonly number[])[],
): number {
  const known = new Map<string, number>();
  function least(row: number, left: number, open: number[]): number {
    if (row === supplies.length) return 0;
    if (left === 0) return least(row + 1, supplies[row + 1] ?? 0, open);
    const key = `${row} ${left} ${open}`;
    const before = known.get(key);
    if (before !== undefined) return before;
    let best = Number.POSITIVE_INFINITY;
    for (const [column, room] of open.entries())
      if (room > 0)
        best = Math.min(
          best,
          (cost[row]?.[column] ?? 0) +
            least(
              row,
              left - 1,
              open.map((each, at) => (at === column ? each - 1 : each)),
            ),
        );
    known.set(key, best);
    return best;
  }
  return least(0, supplies[0] ?? 0, demands);
}
