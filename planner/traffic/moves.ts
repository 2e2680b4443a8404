import { type Run, wayAfter } from "./motion.ts";
import type { Step } from "./steps.ts";

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
export type PathPiece = {
  x: number;
  y: number;
  toX: number;
  toY: number;
  begins: number;
  way: number;
  enter: number;
  leave: number;
};

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
    case "stop":
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
