import { readFileSync } from "node:fs";
import { handoverSteps, planningPack } from "#content/documents/planning-pack.ts";
import { reports } from "#content/documents/reports.ts";
import { sheetOf } from "#content/products/sheet-rows.ts";
import { vehiclePage } from "#content/products/vehicle-page.ts";
import type { ProductName, Vehicle } from "#vehicles/index.ts";
import { measures } from "#vehicles/measures.ts";
import type { VehicleViews } from "../drawings/views/vehicle-views.ts";
import { half, writeChecks } from "./checks.ts";
import { writeHeadline } from "./headline.ts";
import { addLinedPage } from "./lined-page.ts";
import { drawHairlines } from "./lines.ts";
import { colours, foot, gutter, lanes } from "./look.ts";
import { drawScaled } from "./scaled.ts";
import type { Sheet } from "./sheet.ts";
import { drawTable } from "./table.ts";

const whole = lanes[4] - lanes[0];
const note = { x: lanes[0], width: whole, size: 8.6, colour: colours.muted, leading: 1.4 };

/** Planning data beyond the figures, on a page: the full sheet and a handover. */
export function setPlanningPack(sheet: Sheet, vehicle: Vehicle & { product: ProductName }) {
  setHandover(sheet, vehicle, setSheet(sheet, vehicle));
}

/** Sets the groups of the sheet in two columns, each group below the shorter one. @returns where it ends */
function setSheet(sheet: Sheet, vehicle: Vehicle & { product: ProductName }) {
  addLinedPage(sheet);
  const top = writeHeadline(sheet, planningPack.sheet.heading, 44);
  const ends = [top, top];
  for (const { title, rows } of sheetOf(vehicle)) {
    const column = (ends[1] ?? 0) < (ends[0] ?? 0) ? 1 : 0;
    const x = column === 0 ? lanes[0] : lanes[2] + gutter;
    let y = ends[column] ?? top;
    y += sheet.write("H3", { text: title, x, y, width: half, size: 11, font: "strong" }) + 6;
    ends[column] =
      12 +
      drawTable(sheet, {
        rows: rows.map(({ label, value, source }) => [label, `${value} ${vehiclePage.sheet.marks[source]}`]),
        x,
        y,
        bottom: y,
        columns: [half * 0.48, half * 0.52],
      });
  }
  const y = Math.max(...ends);
  sheet.artifact(() => drawHairlines(sheet, { from: top, to: y - 12, which: [2] }));
  return y + sheet.write("P", { ...note, text: planningPack.sheet.note, y });
}

/** Begins a page with the vehicle's views at scale. @param below what is kept free below them, in points @returns where they end */
export function setDrawings(sheet: Sheet, product: ProductName, below: number) {
  addLinedPage(sheet);
  const y = writeHeadline(sheet, planningPack.drawings.heading, 44);
  const file = new URL(`../generated/drawings/views-${product}.json`, import.meta.url);
  const views: VehicleViews = JSON.parse(readFileSync(file, "utf8"));
  const bottom = foot - below;
  const { scale, end, words } = drawScaled(sheet, views, measures[product], { top: y, bottom });
  const text = `${planningPack.drawings.scale(scale)} ${words}`;
  return end + 12 + sheet.write("P", { ...note, text, y: end + 12 });
}

function setHandover(sheet: Sheet, { takes }: Vehicle, top: number) {
  let y = writeHeadline(sheet, planningPack.handover.heading, top + 22);
  const [handover] = takes.handovers;
  const steps = handoverSteps[handover ?? "floor"];
  sheet.group("L", () => {
    for (const [index, text] of steps.entries())
      sheet.group("LI", () => {
        const line = { text, x: lanes[0] + 26, y, width: whole - 60, size: 10.5 };
        sheet.write("Lbl", {
          text: `${index + 1}`,
          x: lanes[0],
          y,
          width: 20,
          size: 10.5,
          font: "strong",
          colour: colours.line,
        });
        sheet.group("LBody", () => {
          y += sheet.write("P", line) + 9;
        });
      });
  });
  if (y > foot) throw new Error("A sheet and a handover have more to say than their page holds.");
}

/** What to settle before the first vehicle arrives. @returns where it ends */
export function setChecklist(sheet: Sheet, top: number) {
  const y = writeHeadline(sheet, planningPack.checklist.heading, top);
  const ends = [y, y];
  const floor = reports.find(({ id }) => id === "floor");
  for (const section of floor?.sections ?? []) {
    if (!("checks" in section)) continue;
    const column = (ends[1] ?? 0) < (ends[0] ?? 0) ? 1 : 0;
    const x = column === 0 ? lanes[0] : lanes[2] + gutter;
    ends[column] = 12 + writeChecks(sheet, section.heading, section.checks, x, ends[column] ?? y);
  }
  return Math.max(...ends);
}
