import { vehiclePage } from "#content/products/vehicle-page.ts";
import type { Measures } from "#vehicles/measures.ts";
import { type ViewName, viewSheet, viewsOf } from "#vehicles/views.ts";
import type { VehicleViews } from "../drawings/views/vehicle-views.ts";
import { colours, lanes } from "./look.ts";
import { drawView, pointsPerMillimetre } from "./scaled-view.ts";
import type { Sheet } from "./sheet.ts";

/** Usual scales of drawings, 1 : n; the largest that fits is used. */
const scales = [5, 10, 15, 20, 25, 30, 40, 50, 75, 100];
const gap = 14; /* points */
const layout: readonly (readonly ViewName[])[] = [
  ["side", "front"],
  ["plan", "raised"],
];

/** Draws every view of a vehicle at one true scale between two heights of the page. @returns scale, lower edge, and views, in words */
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
  const end = y - gap;
  sheet.artifact(() => {
    const metre = (1000 / scale) * pointsPerMillimetre;
    sheet.doc
      .lineWidth(1.5)
      .moveTo(lanes[4] - metre, end)
      .lineTo(lanes[4], end)
      .stroke(colours.ink);
  });
  return { scale, end, words: names.map((name) => vehiclePage.drawings.captions[name]).join(", ") };
}

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);
