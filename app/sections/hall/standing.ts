import { usualWidth } from "#app/sections/floor-drawing/floor-box.ts";
import type { Floor } from "#planner/floor/floor.ts";
import { productOf, rectangleOf } from "#planner/session/ready.ts";
import { moveAt, poseAt, type State } from "#planner/traffic/moves.ts";
import { outlineOf } from "#vehicles/on-floor.ts";
import type { HallState } from "./hall-state.ts";

export type Box = { x: number; y: number /** degrees */; turn: number; length: number; width: number };

/** Where vehicles stand at a moment, the areas that they claim, and shut doors; mm of the plan. */
export type Standing = {
  /** `points`: its outline around the middle, for a `<polygon>`. */
  vehicles: (Box & { id: number; points: string; doing: State; loaded: boolean })[];
  held: Box[];
  doors: Box[];
};

/** How thick a door is drawn, mm. */
const thick = 200;

const degrees = (dx: number, dy: number) => Math.round((Math.atan2(dy, dx) * 180) / Math.PI);

export function standingAt(state: HallState, { places, lanes }: Floor): Standing {
  const { ready, time } = state;
  const standing: Standing = { vehicles: [], held: [], doors: [] };
  for (const vehicle of state.vehicles) {
    const move = moveAt(vehicle.moves, time);
    if (!move) continue;
    const { x, y, heading } = poseAt(move, time);
    const { length, width } = rectangleOf(ready, vehicle.id, move.flow);
    const doing = state.stateOf(vehicle);
    const { id } = vehicle;
    const loaded = move.flow >= 0;
    const at = { x: Math.round(x), y: Math.round(y) };
    const turn = Math.round(heading / 100);
    const points = outlineOf(productOf(ready, id))
      .map(([along, across]) => `${Math.round(along * length)},${Math.round(across * width)}`)
      .join(" ");
    standing.vehicles.push({ id, points, ...at, turn, length, width, doing, loaded });
    for (const piece of move.drive?.path ?? []) {
      if (time - move.from < piece.enter || time - move.from >= piece.leave) continue;
      const [dx, dy] = [piece.toX - piece.x, piece.toY - piece.y];
      standing.held.push({
        x: Math.round((piece.x + piece.toX) / 2),
        y: Math.round((piece.y + piece.toY) / 2),
        turn: degrees(dx, dy),
        length: Math.round(Math.hypot(dx, dy) + length),
        width,
      });
    }
  }
  for (const { lane } of ready.doors) {
    const { from, to, width = usualWidth } = lanes[lane] ?? {};
    const [a, b] = [from, to].map((name) => places.find(({ id }) => id === name));
    if (!a || !b || state.openOf(lane) > 0.5) continue;
    const turn = degrees(b.x - a.x, b.y - a.y) + 90;
    const [x, y] = [Math.round((a.x + b.x) / 2), Math.round((a.y + b.y) / 2)];
    standing.doors.push({ x, y, turn, length: width, width: thick });
  }
  return standing;
}
