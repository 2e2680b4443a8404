import type { RunningHall } from "./running-hall.ts";

/** ms between two updates of the view, and between two frames under reduced motion. */
const times = { view: 250, still: 1000 };

/** Advances a hall with each frame of the page; under reduced motion, once a second. */
export class HallLoop {
  readonly calm = matchMedia("(prefers-reduced-motion: reduce)");
  readonly #hall: RunningHall;
  #drawn = Number.NEGATIVE_INFINITY;
  #viewed = 0;
  #asked = { now: -1, answer: { draw: false, view: false } };

  constructor(hall: RunningHall) {
    this.#hall = hall;
  }

  /** Runs from the start, except under reduced motion. */
  begin() {
    if (this.#hall.state && !this.#hall.hasBegun) this.#hall.play(!this.calm.matches);
  }

  /** @returns whether to draw, and whether to update the view; the same for all callers at one moment */
  next(now: number): { draw: boolean; view: boolean } {
    if (now !== this.#asked.now) this.#asked = { now, answer: this.#goOn(now) };
    return this.#asked.answer;
  }

  #goOn(now: number) {
    const hall = this.#hall;
    const still = this.calm.matches;
    const waits = still && hall.playing && !hall.isStepping;
    if (waits && now - this.#drawn < times.still) return { draw: false, view: false };
    hall.frame(now, still ? times.still : undefined, still);
    this.#drawn = now;
    const view = now - this.#viewed >= times.view;
    if (view) this.#viewed = now;
    return { draw: hall.state !== undefined, view };
  }
}
