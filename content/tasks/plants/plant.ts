export type Point = readonly [x: number, y: number];

/** Left lower corner, width along x and depth along y. */
export type Box = readonly [x: number, y: number, width: number, depth: number];

/**
 * What stands around the lanes of a modelled floor, in metres along the axes of its plan: x to the right, y upwards.
 * The planner doesn't read it: it drives on lanes alone.
 */
export type Plant = {
  /** The outer walls; docks and gates are drawn over them. */
  hall: Box;
  /** Inner walls, piece by piece. What lies between two pieces is open. */
  walls?: readonly (readonly [Point, Point])[];
  /** Doors in inner walls, from post to post. */
  doors?: readonly (readonly [Point, Point])[];
  things: readonly Equipment[];
  /** What stands there, at the middle of its name. */
  names: readonly (readonly [name: string, ...Point])[];
};

/**
 * rack, conveyor and lanes are hatched across their longer side; a trailer stands at a dock outside; zone is a marked
 * piece of floor, cold a chilled one, walkway a crossing for people.
 */
export type EquipmentKind =
  | "rack"
  | "conveyor"
  | "lanes"
  | "machine"
  | "table"
  | "trailer"
  | "dock"
  | "zone"
  | "cold"
  | "walkway";

export type Equipment = readonly [kind: EquipmentKind, ...Box];

/** The same thing again and again, each `step` further. */
export function row(
  count: number,
  [dx, dy]: Point,
  [kind, x, y, width, depth]: Equipment,
): readonly Equipment[] {
  return Array.from(
    { length: count },
    (_, index): Equipment => [kind, x + index * dx, y + index * dy, width, depth],
  );
}
