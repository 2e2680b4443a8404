import { nearestAlong } from "./heading.ts";
import { type Run, wayAfter } from "./motion.ts";
import type { Step } from "./route.ts";
import type { Vehicle } from "./vehicle.ts";

/**
 * A step as plain data for drawing. Times in ms, lengths in mm, angles in hundredths of a degree, counterclockwise from
 * +x.
 */
export type Move = {
  kind: Step["kind"];
  from: number;
  to: number;
  x: number;
  y: number;
  heading: number;
  /** How far a "turn" turns; positive to the left. */
  turn: number;
  /** The flow of the load that the vehicle carries; -1 if it is empty. */
  flow: number;
  drive?: { run: Run; path: PathPiece[] };
};

/** A straight piece of a drive, held from `enter` to `leave` (ms from the drive's start). */
type PathPiece = {
  x: number;
  y: number;
  toX: number;
  toY: number;
  begins: number;
  way: number;
  enter: number;
  leave: number;
};

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

/** The moves made before a new plan, then the new plan. */
export function continued(before: readonly Move[], moves: readonly Move[]): readonly Move[] {
  const begins = moves[0]?.from ?? 0;
  return [...before.filter(({ from }) => from < begins), ...moves];
}

/** The move at a moment; before all moves, the first one. */
export function moveAt(moves: readonly Move[], t: number): Move | undefined {
  return moves.findLast(({ from }) => from <= t) ?? moves[0];
}

/** Where a vehicle is during a move: its centre in mm, and its heading. */
export function poseAt(move: Move, t: number): { x: number; y: number; heading: number } {
  const { x, y, heading, turn, drive, from, to } = move;
  if (turn !== 0) {
    const share = Math.min(1, Math.max(0, (t - from) / (to - from)));
    return { x, y, heading: (Math.round(heading + turn * share) + 36_000) % 36_000 };
  }
  if (!drive) return { x, y, heading };
  const far = wayAfter(drive.run, t - from);
  const piece = drive.path.findLast(({ begins }) => begins <= far) ?? drive.path[0];
  if (!piece) return { x, y, heading };
  const share = Math.min(1, (far - piece.begins) / piece.way);
  return {
    x: piece.x + (piece.toX - piece.x) * share,
    y: piece.y + (piece.toY - piece.y) * share,
    heading,
  };
}

export type State =
  | "driving"
  | "turning"
  | "waiting"
  | "picking"
  | "dropping"
  | "charging"
  | "parked"
  | "stopped";

/** What a vehicle appears to be doing. */
export function stateOf({ kind, to }: Pick<Move, "kind" | "to">, held: boolean, charging: boolean): State {
  switch (kind) {
    case "drive":
      return "driving";
    case "turn":
      return "turning";
    case "pick":
      return "picking";
    case "drop":
      return "dropping";
    case "charge":
      return "charging";
    case "wait":
      if (held) return "stopped";
      if (to < Infinity) return "waiting";
      return charging ? "charging" : "parked";
  }
}
