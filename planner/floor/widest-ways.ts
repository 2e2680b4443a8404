import type { Plan } from "../plan/plan.ts";

/**
 * How wide the narrowest lane is on the way between two places that is widest there; Infinity where lanes name no
 * width, nought where no way leads.
 */
export function widestWays({ places, lanes }: Pick<Plan, "places" | "lanes">) {
  const leaving = new Map<string, { to: string; width: number }[]>(places.map(({ id }) => [id, []]));
  for (const { from, to, both, width = Number.POSITIVE_INFINITY } of lanes) {
    leaving.get(from)?.push({ to, width });
    if (both) leaving.get(to)?.push({ to: from, width });
  }
  const known = new Map<string, Map<string, number>>();

  /** Dijkstra's algorithm with the narrowest lane in place of the sum. */
  function widestFrom(start: string): Map<string, number> {
    const open = new Map([[start, Number.POSITIVE_INFINITY]]);
    const settled = new Map<string, number>();
    while (open.size > 0) {
      let [next, width] = ["", -1];
      for (const [place, wide] of open) if (wide > width) [next, width] = [place, wide];
      open.delete(next);
      settled.set(next, width);
      for (const lane of leaving.get(next) ?? []) {
        const through = Math.min(width, lane.width);
        if (!settled.has(lane.to) && through > (open.get(lane.to) ?? 0)) open.set(lane.to, through);
      }
    }
    return settled;
  }

  return (from: string, to: string): number => {
    const found = known.get(from) ?? widestFrom(from);
    known.set(from, found);
    return found.get(to) ?? 0;
  };
}
