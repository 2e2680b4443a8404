import type { Measures } from "#vehicles/measures.ts";
import { type ViewName, viewSheet } from "#vehicles/views.ts";
import { type Dimension, dimensionsOf } from "../drawings/views/dimensions.ts";
import type { DrawnView } from "../drawings/views/view.ts";
import { colours } from "./look.ts";
import type { Sheet } from "./sheet.ts";

export const pointsPerMillimetre = 72 / 25.4;

/** Points: larger than the figures of the page at most scales, so they stand in their lines and not beside the vehicle. */
const figure = 7;

export function drawView(
  { doc }: Sheet,
  name: ViewName,
  view: DrawnView,
  measures: Measures,
  { x, y }: { x: number; y: number },
  scale: number,
) {
  const { left, bottom, height, text } = viewSheet(name, measures);
  const unit = pointsPerMillimetre / scale;
  const at = ([across, up]: readonly [number, number]) =>
    [x + (across - left) * unit, y + (bottom + height - up) * unit] as const;
  const trace = (lines: DrawnView["edges"], isClosed = false) => {
    for (const [first, ...others] of lines) {
      if (!first) continue;
      doc.moveTo(...at(first));
      for (const point of others) doc.lineTo(...at(point));
      if (isClosed) doc.closePath();
    }
  };
  trace(view.silhouette, true);
  doc.fill("#ffffff", "even-odd");
  trace(view.edges);
  doc.lineWidth(0.25).stroke(colours.muted);
  trace(view.outlines);
  doc.lineWidth(0.6).stroke(colours.ink);
  if (name === "plan") {
    const [centreX, centreY] = at([0, 0]);
    doc
      .circle(centreX, centreY, measures.turningRadius * unit)
      .lineWidth(0.4)
      .dash(3, {})
      .stroke(colours.line);
    doc.undash();
  }
  for (const dimension of dimensionsOf(name, measures, viewSheet(name, measures)))
    drawDimension(doc, dimension, at, text);
}

function drawDimension(
  doc: PDFKit.PDFDocument,
  { from, to, at: offset, upright, label }: Dimension,
  at: (point: readonly [number, number]) => readonly [number, number],
  text: number,
) {
  const place = (along: number, across: number) => at(upright ? [across, along] : [along, across]);
  for (const [along, across] of [from, to]) {
    doc
      .moveTo(...place(along, across))
      .lineTo(...place(along, offset + Math.sign(offset - across) * text * 0.4));
    const [tickX, tickY] = place(along, offset);
    doc.moveTo(tickX - 2.5, tickY + 2.5).lineTo(tickX + 2.5, tickY - 2.5);
  }
  doc.moveTo(...place(from[0], offset)).lineTo(...place(to[0], offset));
  doc.lineWidth(0.4).stroke(colours.line);
  const [[startX, startY], [endX, endY]] = [place(from[0], offset), place(to[0], offset)];
  const span = Math.hypot(endX - startX, endY - startY);
  doc.font("text").fontSize(figure);
  const width = doc.widthOfString(label) + 4;
  /* In the line; before its begin where the line is too short for it. */
  const along = width + 6 < span ? 0 : -(span + width) / 2 - 3;
  doc.save().translate((startX + endX) / 2, (startY + endY) / 2);
  if (upright) doc.rotate(-90);
  doc.rect(along - width / 2, -figure / 2, width, figure).fill("#ffffff");
  doc
    .fillColor(colours.ink)
    .text(label, along - 40, -figure * 0.36, { width: 80, align: "center", lineBreak: false });
  doc.restore();
}
