import type { Measures } from "./measuring/measures.ts";

/** The dimensioned views of a vehicle; the raised one only if it has forks. */
export type ViewName = "side" | "raised" | "front" | "plan";

/** The sheet of such a view in millimetres of the vehicle; x from its turning centre or centre line, y up. */
export type ViewSheet = {
  left: number;
  bottom: number;
  width: number;
  height: number;
  /** Height of the figures: the same for all views of a vehicle, which share one scale. */
  text: number;
  /** The same where a view is shown so small that figures of that height can't be read. */
  smallText: number;
};

/** The views of a vehicle, in the order in which pages show them. */
export const viewsOf = ({ forks }: Measures): readonly ViewName[] =>
  forks ? ["side", "front", "plan", "raised"] : ["side", "front", "plan"];

/** The load that the raised view shows, mm: a EUR pallet on the forks, with a little to spare. */
const load = { length: 1250, height: 1150 };

/** Adds room around the vehicle for its dimension lines. */
export function viewSheet(name: ViewName, measures: Measures): ViewSheet {
  const { length, width, height, front, rear, turningRadius, forks } = measures;
  const text = Math.round(Math.max(length, height) / 26);
  const room = 5 * text;
  if (name === "front") return around(-width / 2, width / 2, 0, height, text, room);
  if (name === "plan")
    return around(
      -Math.max(rear, turningRadius),
      Math.max(front, turningRadius),
      -turningRadius,
      turningRadius,
      text,
      room,
    );
  if (name === "side" || !forks) return around(-rear, front, 0, height, text, room);
  const top = Math.max(forks.raisedHeight, forks.highest + load.height);
  return around(Math.min(-rear, forks.heel - load.length), front, 0, top, text, room);
}

function around(left: number, right: number, bottom: number, top: number, text: number, room: number) {
  return {
    smallText: Math.round(text * 2),
    left: left - room,
    bottom: bottom - room,
    width: right - left + 2 * room,
    height: top - bottom + 1.4 * room,
    text,
  };
}
