import { type FloorBox, floorBox, inBox, usualWidth } from "#app/sections/floor-drawing/floor-box.ts";
import type { Floor, Point } from "#planner/floor/floor.ts";
import type { Disturbance } from "#planner/traffic/disturbances.ts";
import { moveAt, poseAt } from "#planner/traffic/moves.ts";
import type { HallState } from "./hall-state.ts";

/** What was pressed on a floor: a vehicle, or something that then breaks or is blocked. */
export type Pressed = { vehicle: number } | { wrong: Disturbance };

/**
 * What is at a point of the drawing, or nearest within a finger's reach: vehicles first, then chargers, then lanes.
 * @param point shares of the drawing's width and height
 * @param pixels its width
 */
export function pressedAt(state: HallState, floor: Floor, point: Point, pixels: number): Pressed | undefined {
  const box: FloorBox = floorBox(floor);
  const at = { x: point.x * box.width, y: point.y * box.height };
  const finger = (22 * box.width) / pixels;
  const vehicle = nearest(
    state.vehicles.flatMap((each) => {
      const move = moveAt(each.moves, state.time);
      return move ? [{ what: each.id, far: distance(at, inBox(box, poseAt(move, state.time))) }] : [];
    }),
    Math.max(1500, finger),
  );
  if (vehicle !== undefined) return { vehicle };
  const chargers = floor.places.filter((place) => place.chargers > 0);
  const charger = nearest(
    chargers.map((place) => ({ what: place.id, far: distance(at, inBox(box, place)) })),
    Math.max(1000, finger),
  );
  if (charger !== undefined) return { wrong: { kind: "charger", place: charger } };
  const lane = nearest(
    floor.lanes.flatMap(({ from, to, width = usualWidth }, index) => {
      const [a, b] = [from, to].map((name) => floor.places.find(({ id }) => id === name));
      if (!a || !b) return [];
      return [{ what: index, far: distanceToLine(at, inBox(box, a), inBox(box, b)) - width / 2 }];
    }),
    finger / 2,
  );
  return lane === undefined ? undefined : { wrong: { kind: "block", lane } };
}

function nearest<What>(all: readonly { what: What; far: number }[], reach: number): What | undefined {
  return all.filter(({ far }) => far < reach).sort((a, b) => a.far - b.far)[0]?.what;
}

const distance = (a: Point, b: Point) => Math.hypot(a.x - b.x, a.y - b.y);

function distanceToLine(at: Point, a: Point, b: Point) {
  const [dx, dy] = [b.x - a.x, b.y - a.y];
  const along = ((at.x - a.x) * dx + (at.y - a.y) * dy) / (dx * dx + dy * dy || 1);
  const share = Math.min(1, Math.max(0, along));
  return distance(at, { x: a.x + dx * share, y: a.y + dy * share });
}
