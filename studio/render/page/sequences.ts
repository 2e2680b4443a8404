/** Evenly spread sequences: point i of a set of any length, always the same. */
export function halton(index: number, base: number): number {
  let fraction = 1;
  let result = 0;
  for (let i = index + 1; i > 0; i = Math.floor(i / base)) {
    fraction /= base;
    result += fraction * (i % base);
  }
  return result;
}

/** The two-dimensional R sequence, built on the plastic number. */
export function spread2(index: number): readonly [number, number] {
  const plastic = 1.324717957244746;
  return [(0.5 + (index + 1) / plastic) % 1, (0.5 + (index + 1) / plastic ** 2) % 1];
}

/** A point of the bell-shaped filter that softens edges without blurring them, in pixels. */
export function filterOffset(index: number): readonly [number, number] {
  const radius = 0.42 * Math.sqrt(-2 * Math.log(1 - 0.95 * halton(index, 2)));
  const angle = 2 * Math.PI * halton(index, 3);
  return [radius * Math.cos(angle), radius * Math.sin(angle)];
}
