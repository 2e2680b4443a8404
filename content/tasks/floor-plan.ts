import type { VehicleReference } from "#vehicles/index.ts";
import type { Point } from "./plants/plant.ts";

/** A hall seen from above, in a sheet of 1200 × 600. */
export type FloorPlan = {
  /** The plan's alternative text. */
  label: string;
  places: readonly Place[];
  /** Ways of vehicles, corner by corner; corners are cut at 45°. */
  ways: readonly (readonly Point[])[];
  /** Where the steps happen, in order. */
  stops: readonly Point[];
  drive: FloorDrive;
};

/** How vehicles drive on the ways. All points are corners of ways, or lie on them. */
type FloorDrive = {
  vehicle: VehicleReference;
  count: number;
  flows: readonly { from: Point; to: Point; perHour: number }[];
  /** Where vehicles rest, joined to the nearest way. */
  bays: readonly Point[];
  /** The bays that charge, by index. */
  chargers: readonly number[];
  /** Ways that are driven only from their first corner to their last, by index. */
  oneWay?: readonly number[];
  /** Points on ways where doors are. */
  doors?: readonly Point[];
  /** Steps that happen when a new order begins; all others happen when a vehicle is at their stop. */
  ordered?: readonly number[];
};

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
