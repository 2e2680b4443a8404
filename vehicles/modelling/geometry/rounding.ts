import type { Outline, OutlinePoint, Point2, Radii } from "./outline.ts";
import { segmentsFor } from "./quality.ts";

export function round(points: readonly Point2[], radii: Radii, perQuarter: number, closed: boolean): Outline {
  const out: Omit<OutlinePoint, "way">[] = [];
  points.forEach((point, i) => {
    const end = !closed && (i === 0 || i === points.length - 1);
    const before = cyclic(points, i - 1);
    const after = cyclic(points, i + 1);
    if (end) {
      const way = i === 0 ? direction(point, after) : direction(before, point);
      out.push(at(point, way));
    } else {
      out.push(
        ...corner(before, point, after, typeof radii === "number" ? radii : (radii[i] ?? 0), perQuarter),
      );
    }
  });
  let way = 0;
  return out.map((p, i) => {
    const last = out[i - 1];
    if (last) way += Math.hypot(p.x - last.x, p.y - last.y);
    return { ...p, way };
  });
}

function corner(before: Point2, point: Point2, after: Point2, wanted: number, perQuarter: number) {
  const into = direction(before, point);
  const away = direction(point, after);
  const turn = Math.atan2(into[0] * away[1] - into[1] * away[0], into[0] * away[0] + into[1] * away[1]);
  if (Math.abs(turn) > (175 * Math.PI) / 180) {
    throw new Error(`An outline doubles back at (${point[0]}, ${point[1]}); no rounding fits there.`);
  }
  if (Math.abs(turn) < 1e-4) return [at(point, into)];
  const room = 0.49 * Math.min(distance(before, point), distance(point, after));
  const radius = Math.min(wanted, room / Math.tan(Math.abs(turn) / 2));
  if (radius <= 0) return [at(point, into), at(point, away)];
  const side = Math.sign(turn);
  const cut = radius * Math.tan(Math.abs(turn) / 2);
  const normal: Point2 = [into[1], -into[0]];
  const centre: Point2 = [
    point[0] - into[0] * cut - normal[0] * radius * side,
    point[1] - into[1] * cut - normal[1] * radius * side,
  ];
  const steps = segmentsFor(turn, perQuarter);
  return Array.from({ length: steps + 1 }, (_, j) => {
    const angle = (turn * j) / steps;
    const nx = normal[0] * Math.cos(angle) - normal[1] * Math.sin(angle);
    const ny = normal[0] * Math.sin(angle) + normal[1] * Math.cos(angle);
    return { x: centre[0] + nx * radius * side, y: centre[1] + ny * radius * side, nx, ny };
  });
}

const at = (point: Point2, way: Point2) => ({ x: point[0], y: point[1], nx: way[1], ny: -way[0] });
const distance = (a: Point2, b: Point2) => Math.hypot(b[0] - a[0], b[1] - a[1]);

function direction(a: Point2, b: Point2): Point2 {
  const length = distance(a, b) || 1;
  return [(b[0] - a[0]) / length, (b[1] - a[1]) / length];
}

export function cyclic<T>(list: readonly T[], index: number): T {
  return list[(index + list.length) % list.length] as T;
}
