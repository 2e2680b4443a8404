import type { HallEvent } from "#planner/session/journal.ts";
import type { Update } from "#planner/session/session.ts";
import type { Disturbance } from "#planner/traffic/disturbances.ts";
import type { HallPlan } from "./hall-plan.ts";
import { HallState } from "./hall-state.ts";
import type { Command, Opening, VehicleMessageUpdate } from "./hall-worker.ts";
import { type Answer, startWorker } from "./start-worker.ts";

/** What the hall was at the moment to which it went back. */
export type Earlier = { happened: readonly HallEvent[]; wrong: readonly Disturbance[] };

type Listener = {
  changed: () => void;
  happened: (happened: readonly HallEvent[]) => void;
  heard?: (heard: NonNullable<VehicleMessageUpdate>) => void;
  wentBack?: (earlier: Earlier) => void;
};

/** How far ahead the worker computes: as long as an answer takes, ms of real time. */
const ahead = 150;
const longestFrame = 100;

/** A hall that a worker computes, and its clock. It knows nothing of the page, which calls `frame`. */
export class RunningHall {
  state: HallState | undefined;
  /** The running plan, once the worker has read it. */
  plan: HallPlan | undefined;
  /** By vehicle: whether it speaks VDA 5050. */
  speaks: readonly boolean[] = [];
  /** Why it doesn't run: `message`, or, without one, because its plan can't be read. */
  refused: { message: string | undefined } | undefined;
  failed = false;
  speed = 5;
  playing = false;
  #begins = 0;
  readonly #worker: Worker;
  readonly #listener: Listener;
  #known = 0;
  #asked = false;
  #last: number | undefined;
  #stopsAt = Infinity;

  constructor(opening: Opening, listener: Listener) {
    this.#listener = listener;
    this.#worker = startWorker(
      (answer) => this.#hear(answer),
      () => {
        this.failed = true;
        listener.changed();
      },
    );
    this.tell({ kind: "open", ...opening });
  }

  get time() {
    return this.state?.time ?? this.#begins;
  }

  get hasBegun() {
    return this.time > this.#begins;
  }

  tell(command: Command) {
    this.#worker.postMessage(command);
  }

  play(playing: boolean) {
    this.playing = playing;
    this.#stopsAt = Infinity;
    this.#last = undefined;
  }

  /** Advances by that many ms of the run, and stops. */
  step(by: number) {
    this.play(true);
    this.#stopsAt = this.time + by;
  }

  /** Goes back by that many ms of the run, as far as its start. */
  back(by: number) {
    if (!this.state) return;
    this.#stopsAt = Infinity;
    this.#asked = true;
    this.tell({ kind: "back", to: Math.max(0, Math.round(this.time - by)) });
  }

  get isStepping() {
    return this.#stopsAt < Infinity;
  }

  close() {
    this.#worker.terminate();
  }

  /**
   * Lets time pass.
   * @param now ms of a monotonic clock
   * @param longest ms that may pass at once, so that a suspended tab doesn't catch up
   * @param still whether a step is shown at once, without the motion in between
   */
  frame(now: number, longest = longestFrame, still = false) {
    const { state } = this;
    if (!state) return;
    const most = still && this.isStepping ? Infinity : Math.min(longest, now - (this.#last ?? now));
    const passed = this.playing && this.#known > 0 ? most : 0;
    this.#last = now;
    state.time = Math.min(
      state.time + passed * this.speed,
      Math.max(this.#begins, this.#known),
      this.#stopsAt,
    );
    if (state.time >= this.#stopsAt) {
      this.play(false);
      this.#listener.changed();
    }
    const needed = Math.min(state.time + Math.max(ahead, longest) * this.speed, this.#stopsAt);
    if (this.#asked || (this.#known > 0 && (!this.playing || needed <= this.#known))) return;
    this.#asked = true;
    this.tell({ kind: "run", until: Math.round(needed) });
  }

  #hear(answer: Answer) {
    if (answer.kind === "ready") {
      this.plan = answer.plan;
      this.speaks = answer.speaks;
      this.#begins = answer.begins;
      this.state = new HallState(answer.ready);
      this.state.time = this.#begins;
      this.#take(answer.update);
    } else if (answer.kind === "back") return this.#restart(answer);
    else if (answer.kind === "refused") this.refused = { message: answer.message };
    else {
      if (answer.kind === "ran") this.#take(answer.update);
      if (answer.heard) this.#listener.heard?.(answer.heard);
      return;
    }
    this.#listener.changed();
  }

  #restart({ ready, updates, wrong }: Extract<Answer, { kind: "back" }>) {
    const at = updates.at(-1)?.until ?? 0;
    this.state = new HallState(ready);
    this.state.time = at;
    this.#begins = Math.min(this.#begins, at - 1);
    this.#asked = false;
    this.#known = at;
    const happened = updates.flatMap((update) => this.state?.take(update) ?? []);
    this.#listener.wentBack?.({ happened, wrong });
  }

  #take(update: Update) {
    this.#asked = false;
    this.#known = update.until;
    const happened = this.state?.take(update) ?? [];
    if (happened.length > 0) this.#listener.happened(happened);
  }
}
