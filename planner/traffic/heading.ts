/**
 * Direction of a vector in hundredths of a degree, counterclockwise from +x, 0 to 35,999. `Math.atan2` may differ
 * between engines in its last bit; this one uses only operations that IEEE 754 defines exactly.
 */
export function headingOf(dx: number, dy: number) {
  if (dx === 0 && dy === 0) return 0;
  const steep = Math.abs(dy) > Math.abs(dx);
  const ratio = steep ? Math.abs(dx) / Math.abs(dy) : Math.abs(dy) / Math.abs(dx);
  const octant = arctangent(ratio) * (180 / Math.PI);
  const quadrant = steep ? 90 - octant : octant;
  const half = dx < 0 ? 180 - quadrant : quadrant;
  return Math.round((dy < 0 ? 360 - half : half) * 100) % 36_000;
}

/** The smallest angle between two axes (a direction and its opposite are one axis), 0 to 9,000. */
export function betweenAxes(a: number, b: number) {
  const apart = Math.abs(a - b) % 18_000;
  return Math.min(apart, 18_000 - apart);
}

/** The direction along an axis that is nearest to where a vehicle points, and the signed turn that leads to it. */
export function nearestAlong(axis: number, heading: number) {
  let turn = (((axis - heading) % 18_000) + 18_000) % 18_000;
  if (turn > 9000) turn -= 18_000;
  return { heading: (heading + turn + 36_000) % 36_000, turn };
}

/** Arctangent of a number from 0 to 1. The angle is halved twice, so that nine terms of the series give 1e-13. */
function arctangent(tangent: number) {
  let small = tangent;
  for (let halving = 0; halving < 2; halving++) small /= 1 + Math.sqrt(1 + small * small);
  const square = small * small;
  let sum = 0;
  for (let power = 19; power >= 1; power -= 2) sum = 1 / power - square * sum;
  return 4 * small * sum;
}
