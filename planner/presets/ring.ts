import type { Point } from "../floor/floor.ts";

/**
 * A point of the ring, mm. Its stop is beside it, joined by a lane of its own that is driven both ways. `door` is in
 * the lane to the next point: the seconds that it takes to open.
 */
type Corner = Point & { stop?: Stop; door?: number };
type Stop = { id: string; x: number; y: number; handover?: string; height?: number; chargers?: number };

/**
 * A floor whose main lane is a ring, driven one way in the order of its points: vehicles follow one another and never
 * meet head-on, as in most plants. Widths in mm.
 */
export function ring(points: readonly Corner[], width: number) {
  const corners = points.map(({ x, y }, index) => ({ id: `ring-${index + 1}`, x, y }));
  const idAt = (index: number) => corners[index % corners.length]?.id ?? "";
  const stops = points.flatMap(({ stop }, index) => (stop ? [{ stop, at: idAt(index) }] : []));
  return {
    places: [...stops.map(({ stop }) => stop), ...corners],
    lanes: [
      ...points.map(({ door }, index) => {
        const lane = { from: idAt(index), to: idAt(index + 1), both: false, width };
        return door ? { ...lane, door } : lane;
      }),
      ...stops.map(({ stop, at }) => ({ from: at, to: stop.id, both: true, width })),
    ],
  };
}

export const corner = (x: number, y: number, more: { door?: number } = {}): Corner => ({ x, y, ...more });

/** A place where loads are handed over, `aside` from the ring: mm along x and y. */
export function stop(
  x: number,
  y: number,
  aside: readonly [x: number, y: number],
  as: Omit<Stop, "x" | "y">,
): Corner {
  return { x, y, stop: { ...as, x: x + aside[0], y: y + aside[1] } };
}

/** Parking with a charger, `aside` from the ring. */
export const park = (id: string, x: number, y: number, aside: readonly [x: number, y: number]) =>
  stop(x, y, aside, { id, chargers: 1 });
