import { type Counts, noCounts } from "#planner/session/journal.ts";
import type { Driven } from "#planner/session/session.ts";
import type { State } from "#planner/traffic/moves.ts";
import type { RunningHall } from "./running-hall.ts";

/** What the page shows of a hall beside the drawing, updated a few times a second. */
export type HallView = {
  time: number;
  playing: boolean;
  ready: boolean;
  refused: { message: string | undefined } | undefined;
  failed: boolean;
  counts: Counts;
  vehicles: {
    id: number;
    state: State;
    driven: Driven;
    battery: number;
    held: "stop" | "radio" | undefined;
  }[];
};

export function viewOf({ state, time, playing, refused, failed }: RunningHall): HallView {
  const vehicles = (state?.vehicles ?? []).map((vehicle) => {
    const { id, driven, battery, held } = vehicle;
    return { id, driven, battery, held, state: state?.stateOf(vehicle) ?? "parked" };
  });
  const counts = state?.counts ?? noCounts;
  return { time, playing, ready: state !== undefined, refused, failed, counts, vehicles };
}
