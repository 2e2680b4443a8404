import { type Counts, noCounts } from "#planner/session/journal.ts";
import { productOf } from "#planner/session/ready.ts";
import type { Driven } from "#planner/session/session.ts";
import { moveAt, poseAt, type State } from "#planner/traffic/moves.ts";
import type { ProductName } from "#vehicles/index.ts";
import type { RunningHall } from "./running-hall.ts";

/** What the page shows of a hall beside the drawing, updated a few times a second. */
export type HallView = {
  time: number;
  playing: boolean;
  /** Whether it is known where its vehicles are. */
  ready: boolean;
  refused: { message: string | undefined } | undefined;
  failed: boolean;
  counts: Counts;
  vehicles: {
    id: number;
    /** On a floor with several kinds. */
    product: ProductName | undefined;
    state: State;
    driven: Driven;
    battery: number;
    held: "stop" | "radio" | undefined;
    /** Its centre on the plan, m. */
    x: number;
    y: number;
  }[];
};

export function viewOf({ state, time, playing, refused, failed }: RunningHall): HallView {
  const isMixed = (state?.ready.kinds.length ?? 1) > 1;
  const vehicles = (state?.vehicles ?? []).map((vehicle) => {
    const { id, driven, battery, held } = vehicle;
    const move = moveAt(vehicle.moves, time);
    const { x, y } = move ? poseAt(move, time) : { x: 0, y: 0 };
    const place = { x: x / 1000, y: y / 1000 };
    const product = state && isMixed ? productOf(state.ready, id) : undefined;
    return { id, product, driven, battery, held, state: state?.stateOf(vehicle) ?? "parked", ...place };
  });
  const ready = state?.vehicles.some(({ moves }) => moves.length > 0) ?? false;
  const counts = state?.counts ?? noCounts;
  return { time, playing, ready, refused, failed, counts, vehicles };
}
