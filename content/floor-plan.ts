import type { VehicleReference } from "#vehicles/index.ts";

/** A hall seen from above, in a sheet of 1200 × 600. */
export type FloorPlan = {
  /** What the plan shows, for whoever can't see it. */
  label: string;
  places: readonly Place[];
  /** Ways of vehicles, corner by corner; corners are cut at 45°. */
  ways: readonly (readonly Point[])[];
  /** Where the steps happen, in their order. */
  stops: readonly Point[];
  drive: FloorDrive;
};

/** How vehicles drive on the ways. Points are corners of ways, or lie on them. */
export type FloorDrive = {
  vehicle: VehicleReference;
  count: number;
  flows: readonly { from: Point; to: Point; perHour: number }[];
  /** Where vehicles rest, joined to the nearest way. */
  bays: readonly Point[];
  /** Those of the bays that charge, by their index. */
  chargers: readonly number[];
  /** Ways that are driven from their first corner to their last only, by their index. */
  oneWay?: readonly number[];
  /** On a way. */
  doors?: readonly Point[];
  /** Steps that a new order begins; all others happen where a vehicle is at their stop. */
  ordered?: readonly number[];
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
