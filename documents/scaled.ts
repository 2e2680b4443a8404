import { vehiclePage } from "#content/vehicle-page.ts";
import type { Measures } from "#vehicles/measures.ts";
import { type ViewName, viewSheet, viewsOf } from "#vehicles/views.ts";
import { type Dimension, dimensionsOf } from "../drawings/views/dimensions.ts";
import type { VehicleViews } from "../drawings/views/vehicle-views.ts";
import type { DrawnView } from "../drawings/views/view.ts";
import { colours, lanes } from "./look.ts";
import type { Sheet } from "./sheet.ts";

const pointsPerMillimetre = 72 / 25.4;
/** Usual scales of drawings, 1 : n; the largest that fits is used. */
const scales = [5, 10, 15, 20, 25, 30, 40, 50, 75, 100];
const gap = 14; /* points */
const layout: readonly (readonly ViewName[])[] = [
  ["side", "front"],
  ["plan", "raised"],
];

/** Draws every view of a vehicle at one true scale between two heights of the page. @returns scale and views, in words */
export function drawScaled(
  sheet: Sheet,
  views: VehicleViews,
  measures: Measures,
  { top, bottom }: { top: number; bottom: number },
) {
  const names = viewsOf(measures).filter((name) => views[name]);
  const rows = layout.map((row) => row.filter((name) => names.includes(name)));
  const size = (name: ViewName, scale: number) => {
    const { width, height } = viewSheet(name, measures);
    return { width: (width / scale) * pointsPerMillimetre, height: (height / scale) * pointsPerMillimetre };
  };
  const heightOf = (row: readonly ViewName[], scale: number) =>
    Math.max(...row.map((name) => size(name, scale).height));
  const fits = (scale: number) =>
    rows.every((row) => sum(row.map((name) => size(name, scale).width)) <= lanes[4] - lanes[0]) &&
    sum(rows.map((row) => heightOf(row, scale) + gap)) <= bottom - top;
  const scale = scales.find(fits);
  if (scale === undefined) throw new Error("No usual scale lets the drawings of a vehicle fit on a page.");

  let y = top;
  for (const row of rows) {
    let x = lanes[0];
    for (const name of row) {
      const view = views[name];
      const { width, height } = size(name, scale);
      const place = { x, y: y + heightOf(row, scale) - height, width, height };
      const caption = vehiclePage.drawings.captions[name];
      if (view)
        sheet.figure(`${caption} with measures in millimetres, 1:${scale}`, place, () =>
          drawView(sheet, name, view, measures, place, scale),
        );
      x += width;
    }
    y += heightOf(row, scale) + gap;
  }
  sheet.artifact(() => {
    const metre = (1000 / scale) * pointsPerMillimetre;
    sheet.doc
      .lineWidth(1.5)
      .moveTo(lanes[4] - metre, bottom - 2)
      .lineTo(lanes[4], bottom - 2)
      .stroke(colours.ink);
  });
  return { scale, words: names.map((name) => vehiclePage.drawings.captions[name]).join(", ") };
}

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);

function drawView(
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
  const [middleX, middleY] = place((from[0] + to[0]) / 2, offset);
  doc.save().translate(middleX, middleY);
  if (upright) doc.rotate(-90);
  doc.font("text").fontSize(7).fillColor(colours.ink);
  doc.text(label, -40, -10.5, { width: 80, align: "center", lineBreak: false });
  doc.restore();
}
