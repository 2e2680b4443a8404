import { type Floor, type FloorBox, floorBox, inBox } from "#app/sections/floor-drawing/floor-box.ts";
import { moveAt, poseAt } from "#planner/traffic/moves.ts";
import type { HallState } from "./hall-state.ts";

/** The vehicle at a point of the drawing (shares of its width and height), or the nearest within a finger's reach. */
export function vehicleAt(state: HallState, floor: Floor, point: { x: number; y: number }, pixels: number) {
  const box: FloorBox = floorBox(floor);
  const [x, y] = [point.x * box.width, point.y * box.height];
  const reach = Math.max(1500, (22 * box.width) / pixels);
  const near = state.vehicles.flatMap((vehicle) => {
    const move = moveAt(vehicle.moves, state.time);
    if (!move) return [];
    const at = inBox(box, poseAt(move, state.time));
    const far = Math.hypot(at.x - x, at.y - y);
    return far < reach ? [{ id: vehicle.id, far }] : [];
  });
  return near.sort((a, b) => a.far - b.far)[0]?.id;
}
