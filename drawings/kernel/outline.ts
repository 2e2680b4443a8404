import type { Vector } from "./vector.ts";

/** A line goes to one point; a curve takes two handles first. The first step is where the pen starts. */
type Step<P> = readonly [P] | readonly [P, P, P];
export type Outline<P = Vector> = readonly Step<P>[];

export const polyline = <P>(points: readonly P[]): Outline<P> => points.map((point) => [point]);

export function mapOutline<P, Q>(outline: Outline<P>, change: (point: P) => Q): Outline<Q> {
  return outline.map((step) =>
    step.length === 1 ? [change(step[0])] : [change(step[0]), change(step[1]), change(step[2])],
  );
}

/** Every corner of an outline, curves as short chords. */
export function corners(outline: Outline<readonly [number, number]>): (readonly [number, number])[] {
  const found: (readonly [number, number])[] = [];
  for (const step of outline) {
    const start = found.at(-1);
    if (step.length === 1 || start === undefined) {
      found.push(step[0]);
      continue;
    }
    for (const t of [0.25, 0.5, 0.75, 1]) {
      const u = 1 - t;
      const along = (axis: 0 | 1) =>
        u ** 3 * start[axis] +
        3 * u * u * t * step[0][axis] +
        3 * u * t * t * step[1][axis] +
        t ** 3 * step[2][axis];
      found.push([along(0), along(1)]);
    }
  }
  return found;
}

/** An arc round `centre` from angle `from` to `to`, spanned by two perpendicular radii. */
export function arc(centre: Vector, across: Vector, up: Vector, from = 0, to = 2 * Math.PI): Outline {
  const pieces = Math.max(1, Math.ceil(Math.abs(to - from) / (Math.PI / 2) - 1e-9));
  const angle = (to - from) / pieces;
  const handle = (4 / 3) * Math.tan(angle / 4);
  const at = (c: number, s: number): Vector => [
    centre[0] + across[0] * c + up[0] * s,
    centre[1] + across[1] * c + up[1] * s,
    centre[2] + across[2] * c + up[2] * s,
  ];
  const steps: Step<Vector>[] = [[at(Math.cos(from), Math.sin(from))]];
  for (let piece = 0; piece < pieces; piece++) {
    const a = from + piece * angle;
    const b = a + angle;
    steps.push([
      at(Math.cos(a) - handle * Math.sin(a), Math.sin(a) + handle * Math.cos(a)),
      at(Math.cos(b) + handle * Math.sin(b), Math.sin(b) - handle * Math.cos(b)),
      at(Math.cos(b), Math.sin(b)),
    ]);
  }
  return steps;
}
