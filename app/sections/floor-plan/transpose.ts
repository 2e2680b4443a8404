import type { FloorPlan } from "#content/tasks/floor-plan.ts";
import type { Point } from "#content/tasks/plants/plant.ts";
import type { Bay, SheetVehicle } from "./sheet.ts";

export type Drawn = Pick<FloorPlan, "label" | "places" | "ways" | "stops"> & {
  vehicles: readonly SheetVehicle[];
  bays: readonly Bay[];
};

/** The same hall turned upright, for narrow windows: width becomes height. */
export function transpose({ label, places, ways, stops, vehicles, bays }: Drawn): Drawn {
  return {
    label,
    places: places.map(({ at, size, ...place }) => ({ ...place, at: swap(at), size: swap(size) })),
    ways: ways.map((points) => points.map(swap)),
    stops: stops.map(swap),
    bays: bays.map(({ at, foot }) => ({ at: swap(at), foot: swap(foot) })),
    vehicles: vehicles.map(({ at, turn, ...vehicle }) => ({
      ...vehicle,
      at: swap(at),
      turn: (450 - turn) % 360,
    })),
  };
}

const swap = ([a, b]: Point): Point => [b, a];
