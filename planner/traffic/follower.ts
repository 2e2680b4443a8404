import { nearestAlong } from "./heading.ts";
import { type Move, type PathPiece, poseAt } from "./moves.ts";
import type { Step } from "./steps.ts";
import type { Vehicle } from "./vehicle.ts";

/** The moves of one vehicle, with its headings and loads. Must be asked at least once in each second of a run. */
export class Follower {
  readonly #vehicle: Vehicle;
  #steps: readonly Step[] = [];
  #moves: Move[] = [];

  constructor(vehicle: Vehicle) {
    this.#vehicle = vehicle;
  }

  /** All moves from a while ago to the end of the present plan; the same array as long as the plan is the same. */
  get moves(): readonly Move[] {
    const { steps } = this.#vehicle;
    if (steps === this.#steps) return this.#moves;
    const same = steps.length === this.#steps.length && steps.every((step, at) => step === this.#steps[at]);
    this.#steps = steps;
    if (!same) this.#moves = this.#follow(steps);
    return this.#moves;
  }

  #follow(steps: readonly Step[]) {
    const [first] = steps;
    const begins = first?.from ?? 0;
    const known = this.#moves.findLast(({ from }) => from <= begins);
    /* A stay may be merged with the one before. */
    let heading = known ? poseAt(known, begins).heading : (first?.at.axis ?? 0);
    let flow = known?.flow ?? -1;
    return steps.map((step): Move => {
      const { kind, from, to, at } = step;
      const { x, y } = at.node;
      if (kind === "drive") heading = nearestAlong(at.axis, heading).heading;
      const turned = kind === "turn" ? nearestAlong(step.turn.to.axis, heading) : { heading, turn: 0 };
      const move: Move = { kind, from, to, x, y, heading, turn: turned.turn, flow };
      if (kind === "drive") move.drive = { run: step.leg.run, path: pathOf(step.leg) };
      heading = turned.heading;
      if (kind === "pick") flow = this.#vehicle.order?.flow ?? -1;
      if (kind === "drop") flow = -1;
      return move;
    });
  }
}

function pathOf({ pieces }: Extract<Step, { kind: "drive" }>["leg"]): PathPiece[] {
  return pieces.map(({ from, to, begins, way, enter, leave }) => {
    return { x: from.x, y: from.y, toX: to.x, toY: to.y, begins, way, enter, leave };
  });
}
