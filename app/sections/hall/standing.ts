import { productOf, rectangleOf } from "#planner/session/ready.ts";
import { moveAt, poseAt, type State } from "#planner/traffic/moves.ts";
import type { ProductName } from "#vehicles/index.ts";
import type { HallState } from "./hall-state.ts";

type Box = { x: number; y: number /** degrees */; turn: number; length: number; width: number };

/** Where vehicles stand at a moment, and the areas that they claim; mm of the plan. */
export type Standing = {
  vehicles: (Box & { id: number; product: ProductName | undefined; doing: State; loaded: boolean })[];
  held: Box[];
};

export function standingAt(state: HallState): Standing {
  const { ready, time } = state;
  const standing: Standing = { vehicles: [], held: [] };
  for (const vehicle of state.vehicles) {
    const move = moveAt(vehicle.moves, time);
    if (!move) continue;
    const { x, y, heading } = poseAt(move, time);
    const { length, width } = rectangleOf(ready, vehicle.id, move.flow);
    const doing = state.stateOf(vehicle);
    const { id } = vehicle;
    const loaded = move.flow >= 0;
    const [at, turn] = [{ x: Math.round(x), y: Math.round(y) }, heading / 100];
    const product = productOf(ready, id);
    standing.vehicles.push({ id, product, ...at, turn, length, width, doing, loaded });
    for (const piece of move.drive?.path ?? []) {
      if (time - move.from < piece.enter || time - move.from >= piece.leave) continue;
      const [dx, dy] = [piece.toX - piece.x, piece.toY - piece.y];
      standing.held.push({
        x: Math.round((piece.x + piece.toX) / 2),
        y: Math.round((piece.y + piece.toY) / 2),
        turn: (Math.atan2(dy, dx) * 180) / Math.PI,
        length: Math.round(Math.hypot(dx, dy) + length),
        width,
      });
    }
  }
  return standing;
}
