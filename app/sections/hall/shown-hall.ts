import type { HallEvent } from "#planner/session/journal.ts";
import { HallLoop } from "./hall-loop.ts";
import type { HallState } from "./hall-state.ts";
import { type HallOpening, RunningHall } from "./running-hall.ts";
import { keepSharp, whileSeen } from "./while-seen.ts";

/** What a page says of its floor beside the drawing, some times a second. */
export type Shown<Said> = {
  /** Once there is something to say. */
  said: Said | undefined;
  playing: boolean;
  failed: boolean;
  /** Less motion is wanted. */
  calm: boolean;
};

type Listener<Said> = {
  happened: (happened: readonly HallEvent[]) => void;
  say: (state: HallState) => Said;
  changed: (shown: Shown<Said>) => void;
};

/** One floor that runs for all drawings of it on a page, as long as one of them is in sight. */
export class ShownHall<Said> {
  readonly running: RunningHall;
  readonly #loop: HallLoop;
  readonly #listener: Listener<Said>;
  readonly #ends = new Set<() => void>();
  #viewed = -1;

  constructor(opening: HallOpening, listener: Listener<Said>) {
    this.#listener = listener;
    this.running = new RunningHall(opening, {
      changed: () => {
        this.#loop.begin();
        this.#say();
      },
      happened: listener.happened,
    });
    this.#loop = new HallLoop(this.running);
  }

  /** Draws while a place is in sight, and lets the floor run. @returns how to end it */
  show(place: Element, canvas: HTMLCanvasElement | null, draw: (state: HallState) => void) {
    const hide = whileSeen(place, (now) => {
      const next = this.#loop.next(now);
      if (next.draw && this.running.state) draw(this.running.state);
      if (!next.view || now === this.#viewed) return;
      this.#viewed = now;
      this.#say();
    });
    const blur = canvas ? keepSharp(canvas) : undefined;
    const end = () => {
      hide();
      blur?.();
      this.#ends.delete(end);
    };
    this.#ends.add(end);
    return end;
  }

  close() {
    for (const end of this.#ends) end();
    this.running.close();
  }

  #say() {
    const { state, playing, failed } = this.running;
    const known = state?.vehicles.some(({ moves }) => moves.length > 0);
    const said = state && known ? this.#listener.say(state) : undefined;
    this.#listener.changed({ said, playing, failed, calm: this.#loop.calm.matches });
  }
}
