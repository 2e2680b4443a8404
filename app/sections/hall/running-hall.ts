import type { Driven, Happening, Ready, Update } from "#planner/session/session.ts";
import { continued, type Move, moveAt, stateOf } from "#planner/traffic/moves.ts";
import type { Answer, Command } from "./hall-worker.ts";

/** A vehicle as the page knows it. */
export type ShownVehicle = {
  id: number;
  moves: readonly Move[];
  driven: Driven;
  battery: number;
  charging: boolean;
  held: "stop" | "radio" | undefined;
};

type Listener = { changed: () => void; happened: (happened: readonly Happening[]) => void };

/** How far ahead the worker computes, as long as it takes to come back with an answer, ms of real time. */
const ahead = 150;
const longestFrame = 100;

/** A hall that a worker computes, and its clock. Knows no page: whoever shows it calls `frame`. */
export class RunningHall {
  vehicles: ShownVehicle[] = [];
  ready: Ready | undefined;
  refused: string | undefined;
  failed = false;
  counts: Update["counts"] = { placed: 0, open: 0, done: 0, inTime: 0, judged: 0 };
  /** ms since the start of the run. */
  time = 0;
  speed = 5;
  playing = false;
  readonly #worker: Worker;
  readonly #listener: Listener;
  #known = 0;
  #asked = false;
  #last: number | undefined;
  #stopsAt = Infinity;

  constructor(token: string, count: number | undefined, listener: Listener) {
    this.#listener = listener;
    this.#worker = new Worker(new URL("./hall-worker.ts", import.meta.url), { type: "module" });
    this.#worker.onmessage = ({ data }: MessageEvent<Answer>) => this.#hear(data);
    this.#worker.onerror = () => {
      this.failed = true;
      listener.changed();
    };
    this.tell({ kind: "open", token, count });
  }

  tell(command: Command) {
    this.#worker.postMessage(command);
  }

  play(playing: boolean) {
    this.playing = playing;
    this.#stopsAt = Infinity;
    this.#last = undefined;
  }

  /** Goes on for some ms of the run, and stops. */
  step(by: number) {
    this.play(true);
    this.#stopsAt = this.time + by;
  }

  get isStepping() {
    return this.#stopsAt < Infinity;
  }

  close() {
    this.#worker.terminate();
  }

  /**
   * Lets time pass.
   * @param now ms of a clock that counts up evenly
   * @param longest ms that may pass at once: a tab that slept doesn't catch up
   * @param still a step is taken at once, without the way to it
   */
  frame(now: number, longest = longestFrame, still = false) {
    if (!this.ready) return;
    const most = still && this.isStepping ? Infinity : Math.min(longest, now - (this.#last ?? now));
    const passed = this.playing ? most : 0;
    this.#last = now;
    this.time = Math.min(this.time + passed * this.speed, this.#known, this.#stopsAt);
    if (this.time >= this.#stopsAt) {
      this.play(false);
      this.#listener.changed();
    }
    const needed = Math.min(this.time + Math.max(ahead, longest) * this.speed, this.#stopsAt);
    if (this.#asked || (this.#known > 0 && (!this.playing || needed <= this.#known))) return;
    this.#asked = true;
    this.tell({ kind: "run", until: Math.round(needed) });
  }

  stateOf({ moves, held, charging }: ShownVehicle) {
    const move = moveAt(moves, this.time);
    return move ? stateOf(move, held !== undefined, charging) : "parked";
  }

  #hear(answer: Answer) {
    if (answer.kind === "ready") {
      this.ready = answer.ready;
      this.vehicles = Array.from({ length: answer.ready.vehicles }, (_, id) => {
        return { id, moves: [], driven: undefined, battery: 1, charging: false, held: undefined };
      });
    } else if (answer.kind === "refused") this.refused = answer.message;
    else this.#take(answer.update);
    if (answer.kind !== "ran") this.#listener.changed();
  }

  #take({ until, changed, driven, happened, counts, battery, charging, held }: Update) {
    this.#asked = false;
    this.#known = until;
    this.counts = counts;
    for (const { id, moves } of changed) {
      const vehicle = this.vehicles[id];
      if (!vehicle) continue;
      vehicle.moves = continued(vehicle.moves, moves).filter(({ to }) => to >= this.time - longestFrame);
    }
    for (const vehicle of this.vehicles) {
      vehicle.driven = driven[vehicle.id];
      vehicle.battery = battery[vehicle.id] ?? vehicle.battery;
      vehicle.charging = charging[vehicle.id] ?? false;
      vehicle.held = held[vehicle.id];
    }
    if (happened.length > 0) this.#listener.happened(happened);
  }
}
