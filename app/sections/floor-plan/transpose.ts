import type { FloorPlan, Point } from "#content/floor-plan.ts";

/** The same hall standing upright, for narrow windows: what was wide is high. */
export function transpose({ label, places, ways, stops, vehicles }: FloorPlan): FloorPlan {
  return {
    label,
    places: places.map(({ at, size, ...place }) => ({ ...place, at: swap(at), size: swap(size) })),
    ways: ways.map((points) => points.map(swap)),
    stops: stops.map(swap),
    vehicles: vehicles.map(swap),
  };
}

const swap = ([a, b]: Point): Point => [b, a];
