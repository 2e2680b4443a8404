import { type Counts, type HallEvent, noCounts } from "#planner/session/journal.ts";
import type { Ready } from "#planner/session/ready.ts";
import type { Driven, Update } from "#planner/session/session.ts";
import type { LeafMove } from "#planner/traffic/leaf.ts";
import { continued, type Move, moveAt, stateOf } from "#planner/traffic/moves.ts";

/** A vehicle as the page knows it. */
export type ShownVehicle = {
  id: number;
  moves: readonly Move[];
  driven: Driven;
  battery: number;
  charging: boolean;
  held: "stop" | "radio" | undefined;
};

/** The state of a running hall, and the moment on show (ms since its start). */
export class HallState {
  readonly ready: Ready;
  readonly vehicles: ShownVehicle[];
  time = 0;
  counts: Counts = noCounts;
  readonly #leaves = new Map<number, LeafMove[]>();

  constructor(ready: Ready) {
    this.ready = ready;
    this.vehicles = Array.from({ length: ready.vehicles }, (_, id) => {
      return { id, moves: [], driven: undefined, battery: 1, charging: false, held: undefined };
    });
  }

  /** @returns what happened since the last update */
  take({ changed, driven, happened, counts, battery, charging, held, doors }: Update): readonly HallEvent[] {
    this.counts = counts;
    for (const { id, moves } of changed) {
      const vehicle = this.vehicles[id];
      if (!vehicle) continue;
      vehicle.moves = continued(vehicle.moves, moves).filter(({ to }) => to >= this.time - remembered);
    }
    for (const vehicle of this.vehicles) {
      vehicle.driven = driven[vehicle.id];
      vehicle.battery = battery[vehicle.id] ?? vehicle.battery;
      vehicle.charging = charging[vehicle.id] ?? false;
      vehicle.held = held[vehicle.id];
    }
    for (const move of doors) {
      const before = this.#leaves.get(move.lane) ?? [];
      const latest = before.findLast(({ from }) => from <= this.time);
      const known = before.filter((each) => each === latest || each.from > this.time);
      this.#leaves.set(move.lane, [...known, move]);
    }
    return happened;
  }

  stateOf({ moves, held, charging }: ShownVehicle) {
    const move = moveAt(moves, this.time);
    return move ? stateOf(move, held !== undefined, charging) : "parked";
  }

  /** How far the door in a lane is open: 0 is closed, 1 open. */
  openOf(lane: number) {
    const door = this.ready.doors.find((each) => each.lane === lane);
    const move = this.#leaves.get(lane)?.findLast(({ from }) => from <= this.time);
    if (!door || !move) return 0;
    const way = (this.time - move.from) / door.opens;
    return Math.min(1, Math.max(0, move.share + (move.opening ? way : -way)));
  }
}

/** How long moves are kept after they have ended, ms. */
const remembered = 100;
