import type { Plan } from "../plan/plan.ts";

/**
 * For each pair of places, the narrowest lane of the way on which that lane is widest. Infinity if the lanes name no
 * width, 0 if there is no way.
 */
export function widestWays({ places, lanes }: Pick<Plan, "places" | "lanes">) {
  const numbers = new Map(places.map(({ id }, index) => [id, index]));
  const indexOf = (id: string) => numbers.get(id) ?? -1;
  const leaving: { to: number; width: number }[][] = places.map(() => []);
  for (const { from, to, both, width = Number.POSITIVE_INFINITY } of lanes) {
    leaving[indexOf(from)]?.push({ to: indexOf(to), width });
    if (both) leaving[indexOf(to)]?.push({ to: indexOf(from), width });
  }
  const known = new Map<number, Float64Array>();
  return (from: string, to: string): number => {
    const start = indexOf(from);
    const found = known.get(start) ?? widestFrom(start, leaving);
    known.set(start, found);
    return found[indexOf(to)] ?? 0;
  };
}

/** Dijkstra's algorithm with the narrowest lane instead of the sum. */
function widestFrom(start: number, leaving: readonly { to: number; width: number }[][]) {
  const widest = new Float64Array(leaving.length);
  const settled = new Uint8Array(leaving.length);
  widest[start] = Number.POSITIVE_INFINITY;
  for (;;) {
    let next = -1;
    for (let place = 0; place < widest.length; place++)
      if (!settled[place] && (widest[place] ?? 0) > (widest[next] ?? 0)) next = place;
    if (next < 0) return widest;
    settled[next] = 1;
    const here = widest[next] ?? 0;
    for (const { to, width } of leaving[next] ?? [])
      widest[to] = Math.max(widest[to] ?? 0, Math.min(here, width));
  }
}
