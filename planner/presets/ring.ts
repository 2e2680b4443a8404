import type { Point } from "../floor/floor.ts";

/**
 * A point of the ring, mm. Its stop is beside it, joined by a lane of its own that is driven both ways; `here` says what
 * the point itself is, if vehicles stop on the ring. `door` is in the lane to the next point: the seconds that it takes
 * to open.
 */
type Corner = Point & { stop?: Stop; here?: StopKind; door?: number };
type StopKind = { id: string; handover?: string; height?: number; chargers?: number };
type Stop = StopKind & Point;

/**
 * A floor whose main lane is a ring, driven one way in the order of its points: vehicles follow one another and never
 * meet head-on, as in most plants. Widths in mm.
 */
export const ring = (points: readonly Corner[], width: number) => rings([points], width);

/** The same with several rings: points that they share are one place, and so are lanes between them. */
export function rings(loops: readonly (readonly Corner[])[], width: number) {
  const ids = new Map<string, string>();
  const corners: Stop[] = [];
  const stops = new Map<string, { stop: Stop; at: string }>();
  const lanes = new Map<string, { from: string; to: string; both: false; width: number; door?: number }>();
  const idAt = ({ x, y }: Point) => ids.get(`${x} ${y}`) ?? "";
  for (const { x, y, stop, here } of loops.flat()) {
    const id = idAt({ x, y }) || here?.id || `ring-${corners.length + 1}`;
    if (!idAt({ x, y })) corners.push({ ...here, id, x, y });
    ids.set(`${x} ${y}`, id);
    if (stop) stops.set(stop.id, { stop, at: id });
  }
  for (const points of loops)
    for (const [index, point] of points.entries()) {
      const [from, to] = [idAt(point), idAt(points[(index + 1) % points.length] ?? point)];
      const lane = { from, to, both: false, width } as const;
      lanes.set(`${from} ${to}`, point.door ? { ...lane, door: point.door } : lane);
    }
  return {
    places: [...[...stops.values()].map(({ stop }) => stop), ...corners],
    lanes: [
      ...lanes.values(),
      ...[...stops.values()].map(({ stop, at }) => ({ from: at, to: stop.id, both: true, width })),
    ],
  };
}

export const corner = (x: number, y: number, more: { door?: number } = {}): Corner => ({ x, y, ...more });

/** A place where loads are handed over, `aside` from the ring: mm along x and y. */
export function stop(x: number, y: number, aside: readonly [x: number, y: number], as: StopKind): Corner {
  return { x, y, stop: { ...as, x: x + aside[0], y: y + aside[1] } };
}

/** A place on the ring itself: a train of carts passes its stops, and turns round nowhere. */
export const pass = (x: number, y: number, here: StopKind): Corner => ({ x, y, here });

/** Parking with a charger, `aside` from the ring. */
export const park = (id: string, x: number, y: number, aside: readonly [x: number, y: number]) =>
  stop(x, y, aside, { id, chargers: 1 });
