import type { Point } from "../kernel/vector.ts";

/** A border between two regions, from one junction to the next or all round; `left` is the region on its left. */
export type Chain = { readonly points: readonly Point[]; readonly left: number; readonly right: number };

/** Every border once, simplified: no point is farther than `tolerance` pixels from the line that replaces it. */
export function chains(of: Int32Array, width: number, height: number, tolerance: number): Chain[] {
  const at = (x: number, y: number) =>
    x < 0 || y < 0 || x >= width || y >= height ? -1 : (of[y * width + x] as number);
  const columns = width + 1;
  /** For each pixel corner: bit 0 is a border to the right, 1 down, 2 left, 3 up. */
  const ways = new Uint8Array(columns * (height + 1));
  const junctions = new Uint8Array(ways.length);
  for (let y = 0; y <= height; y++) {
    let nw = -1;
    let sw = -1;
    for (let x = 0; x <= width; x++) {
      const ne = at(x, y - 1);
      const se = at(x, y);
      const mask = (ne !== se ? 1 : 0) | (sw !== se ? 2 : 0) | (nw !== sw ? 4 : 0) | (nw !== ne ? 8 : 0);
      if (mask !== 0) {
        ways[y * columns + x] = mask;
        junctions[y * columns + x] = bits[mask] === 2 ? 0 : 1;
      }
      nw = ne;
      sw = se;
    }
  }
  const found: Chain[] = [];
  const walk = (start: number, first: number) => {
    const points: Point[] = [[start % columns, Math.floor(start / columns)]];
    let corner = start;
    let way = first;
    const [x, y] = points[0] as Point;
    const sides = sidesOf(x, y, way, at);
    do {
      ways[corner] = (ways[corner] as number) & ~(1 << way);
      corner += step(way, columns);
      const back = (way + 2) % 4;
      ways[corner] = (ways[corner] as number) & ~(1 << back);
      points.push([corner % columns, Math.floor(corner / columns)]);
      if (junctions[corner] || corner === start) break;
      way = Math.log2(ways[corner] as number);
    } while (Number.isInteger(way));
    found.push({ points: straightened(points, tolerance), ...sides });
  };
  for (const only of [true, false])
    for (let corner = 0; corner < ways.length; corner++) {
      if (ways[corner] === 0 || (only && !junctions[corner])) continue;
      for (let way = 0; way < 4; way++) if ((ways[corner] as number) & (1 << way)) walk(corner, way);
    }
  return found;
}

const bits = Array.from({ length: 16 }, (_, mask) => [1, 2, 4, 8].filter((bit) => mask & bit).length);
const step = (way: number, columns: number) => [1, columns, -1, -columns][way] as number;

/** The pixels on both sides of the first step. */
function sidesOf(x: number, y: number, way: number, at: (x: number, y: number) => number) {
  const [nw, ne, sw, se] = [at(x - 1, y - 1), at(x, y - 1), at(x - 1, y), at(x, y)];
  const [left, right] = [
    [ne, se],
    [se, sw],
    [sw, nw],
    [nw, ne],
  ][way] as [number, number];
  return { left, right };
}

/** Douglas–Peucker: keeps the farthest point, as long as it is farther than the tolerance. */
function straightened(points: readonly Point[], tolerance: number): Point[] {
  const keep = new Uint8Array(points.length);
  keep[0] = 1;
  keep[points.length - 1] = 1;
  const [first, last] = [points[0] as Point, points[points.length - 1] as Point];
  const closed = first[0] === last[0] && first[1] === last[1];
  const stack: [number, number][] = [];
  if (closed) {
    const far = farthest(points, 0, points.length - 1, (point) =>
      Math.hypot(point[0] - first[0], point[1] - first[1]),
    );
    keep[far.index] = 1;
    stack.push([0, far.index], [far.index, points.length - 1]);
  } else stack.push([0, points.length - 1]);
  for (let span = stack.pop(); span; span = stack.pop()) {
    const [from, to] = span;
    const [a, b] = [points[from] as Point, points[to] as Point];
    const length = Math.hypot(b[0] - a[0], b[1] - a[1]) || 1;
    const off = farthest(
      points,
      from,
      to,
      ([x, y]) => Math.abs((b[0] - a[0]) * (a[1] - y) - (a[0] - x) * (b[1] - a[1])) / length,
    );
    if (off.distance <= tolerance) continue;
    keep[off.index] = 1;
    stack.push([from, off.index], [off.index, to]);
  }
  return points.filter((_, index) => keep[index]);
}

function farthest(points: readonly Point[], from: number, to: number, away: (point: Point) => number) {
  let [index, distance] = [from, -1];
  for (let at = from + 1; at < to; at++) {
    const off = away(points[at] as Point);
    if (off > distance) [index, distance] = [at, off];
  }
  return { index, distance };
}
