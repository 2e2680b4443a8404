import { besideHairline, colours, lanes } from "./look.ts";
import type { Sheet } from "./sheet.ts";

/** The grid: all five hairlines, or the outer ones and the middle one if text runs across. */
export function drawHairlines(
  { doc }: Sheet,
  { from, to, colour = colours.hairline, which = [0, 1, 2, 3, 4] }: Hairlines,
) {
  for (const index of which) {
    const x = placeOfLane(index);
    doc.lineWidth(0.5).moveTo(x, from).lineTo(x, to).stroke(colour);
  }
}

type Lane = 0 | 1 | 2 | 3 | 4;

type Hairlines = { from: number; to: number; colour?: string; which?: readonly Lane[] };

function placeOfLane(lane: Lane) {
  return lanes[lane] + (lane === 4 ? besideHairline : -besideHairline);
}

/** The green line: down one lane, at 45° into the change, down another. A node where it begins or ends. */
export function drawLine(
  { doc }: Sheet,
  way: {
    from: Lane;
    to: Lane;
    top: number;
    bottom: number;
    turn?: number;
    colour?: string;
    node?: "top" | "bottom";
  },
) {
  const { top, bottom, turn = top, colour = colours.line, node } = way;
  const [from, to] = [placeOfLane(way.from), placeOfLane(way.to)];
  const chamfer = from === to ? 0 : 12;
  const sign = Math.sign(to - from);
  doc.lineWidth(2.25).lineJoin("miter").lineCap("butt").moveTo(from, top);
  if (chamfer > 0)
    doc
      .lineTo(from, turn)
      .lineTo(from + sign * chamfer, turn + chamfer)
      .lineTo(to - sign * chamfer, turn + chamfer)
      .lineTo(to, turn + 2 * chamfer);
  doc.lineTo(to, bottom).stroke(colour);
  if (node) doc.circle(node === "top" ? from : to, node === "top" ? top : bottom, 6).fill(colour);
}

/** A rule above the part that it introduces. */
export function drawRule({ doc }: Sheet, from: number, to: number, y: number) {
  doc.lineWidth(0.75).moveTo(from, y).lineTo(to, y).stroke(colours.ink);
}
