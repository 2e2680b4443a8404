import { brand } from "../kernel/palette.ts";
import type { Point } from "../kernel/vector.ts";
import { afterglow, travel } from "./world-routes.ts";

/** Level, then a chamfer of 45°, then level: as a fleet manager draws an edge. */
export function wayBetween([x0, y0]: Point, [x1, y1]: Point): Point[] {
  const [dx, dy] = [x1 - x0, y1 - y0];
  const slant = Math.min(Math.abs(dx), Math.abs(dy));
  const level = (Math.abs(dx) - slant) / 2;
  const drop = (Math.abs(dy) - slant) / 2;
  const [sx, sy] = [Math.sign(dx), Math.sign(dy)];
  return [
    [x0, y0],
    [x0 + sx * level, y0 + sy * drop],
    [x1 - sx * level, y1 - sy * drop],
    [x1, y1],
  ];
}

export const pathOf = (points: readonly Point[]) =>
  `M${points.map(([x, y]) => `${x.toFixed(1)} ${y.toFixed(1)}`).join("L")}`;

/** The bright piece that travels along a way: it accelerates, travels and brakes, and its trail fades. */
export function runner(way: readonly Point[], phase: number): string[] {
  const line = (opacity: number, thickness: number, from: number, to: number) =>
    `<path fill="none" stroke="${brand.secGreen}" stroke-opacity="${opacity.toFixed(2)}" stroke-width="${thickness}" stroke-linecap="round" stroke-linejoin="round" d="${pathOf(piece(way, from, to))}"/>`;
  const head = settle(Math.min(1, phase / travel));
  const tail = settle(Math.max(0, Math.min(1, (phase - travel * 0.25) / travel)));
  const faded = 1 - Math.max(0, phase - travel) / (afterglow * 1.6);
  return [
    ...(faded > 0.01 && head > 0.002 ? [line(0.7 * faded, 2, 0, head)] : []),
    ...(head - tail > 0.002 ? [line(1, 4, tail, head)] : []),
  ];
}

const settle = (t: number) => t * t * (3 - 2 * t);

/** The part of a way between two shares of its length. */
function piece(way: readonly Point[], from: number, to: number): Point[] {
  const legs = way
    .slice(1)
    .map((point, at): number =>
      Math.hypot(point[0] - (way[at] as Point)[0], point[1] - (way[at] as Point)[1]),
    );
  const total = legs.reduce((sum, leg) => sum + leg, 0);
  const at = (share: number): Point => {
    let left = share * total;
    for (const [index, leg] of legs.entries()) {
      const [a, b] = [way[index] as Point, way[index + 1] as Point];
      if (left <= leg && leg > 0)
        return [a[0] + ((b[0] - a[0]) * left) / leg, a[1] + ((b[1] - a[1]) * left) / leg];
      left -= leg;
    }
    return way[way.length - 1] as Point;
  };
  let run = 0;
  const inner = way.slice(1, -1).filter((_, index) => {
    run += legs[index] ?? 0;
    return run > from * total && run < to * total;
  });
  return [at(from), ...inner, at(to)];
}
