/** A hall seen from above, in a sheet of 1200 × 600. */
export type FloorPlan = {
  /** What the plan shows, for whoever can't see it. */
  label: string;
  places: readonly Place[];
  /** Ways of vehicles, corner by corner; corners are cut at 45°. */
  ways: readonly (readonly Point[])[];
  /** Where the steps happen, in their order. */
  stops: readonly Point[];
  /** Where vehicles stand. */
  vehicles: readonly Point[];
};

export type Point = readonly [x: number, y: number];

export type Place = {
  kind: PlaceKind;
  at: Point;
  size: readonly [width: number, height: number];
  label?: string;
};

/**
 * rack, conveyor and lanes are hatched along their longer side; machine and desk are boxes, table a low one; dock is
 * an opening in the wall; zone a marked piece of floor.
 */
type PlaceKind = "rack" | "conveyor" | "lanes" | "machine" | "desk" | "dock" | "zone" | "charger";
