import type { HallEvent } from "#planner/session/journal.ts";
import { HallLoop } from "./hall-loop.ts";
import type { HallState } from "./hall-state.ts";
import type { Opening } from "./hall-worker.ts";
import { type Earlier, RunningHall } from "./running-hall.ts";
import { keepSharp, whileSeen } from "./while-seen.ts";

/** What a page shows of its floor beside the drawing, updated a few times a second. */
export type Shown<Said> = {
  /** Set once there is something to show. */
  said: Said | undefined;
  playing: boolean;
  failed: boolean;
  /** Whether the visitor prefers reduced motion. */
  calm: boolean;
};

type Listener<Said> = {
  happened: (happened: readonly HallEvent[]) => void;
  say: (state: HallState) => Said;
  changed: (shown: Shown<Said>) => void;
  wentBack?: (earlier: Earlier) => void;
};

/** One floor for all drawings of it on a page; it runs while one of them is in view. */
export class ShownHall<Said> {
  readonly running: RunningHall;
  readonly #loop: HallLoop;
  readonly #listener: Listener<Said>;
  readonly #ends = new Set<() => void>();
  #viewed = -1;

  constructor(opening: Opening, listener: Listener<Said>) {
    this.#listener = listener;
    this.running = new RunningHall(opening, {
      changed: () => {
        this.#loop.begin();
        this.#say();
      },
      happened: listener.happened,
      wentBack: (earlier) => {
        listener.wentBack?.(earlier);
        this.#say();
      },
    });
    this.#loop = new HallLoop(this.running);
  }

  /** Draws, and runs the floor, while a place is in view. @returns a function that ends it */
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
