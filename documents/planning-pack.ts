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
import { colours, foot, gutter, lanes } from "./look.ts";
import { drawScaled } from "./scaled.ts";
import type { Sheet } from "./sheet.ts";
import { drawTable } from "./table.ts";

const whole = lanes[4] - lanes[0];
const note = { x: lanes[0], width: whole, size: 8.6, colour: colours.muted, leading: 1.4 };

/** Planning data beyond the figures, on two pages: the full sheet, drawings at scale and a handover. */
export function setPlanningPack(sheet: Sheet, vehicle: Vehicle & { product: ProductName }) {
  setSheet(sheet, vehicle);
  setHandover(sheet, vehicle, setDrawings(sheet, vehicle.product));
}

/** Sets the groups of the sheet in two columns, each group below the shorter one. */
function setSheet(sheet: Sheet, vehicle: Vehicle & { product: ProductName }) {
  addLinedPage(sheet, [0, 2, 4]);
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
  if (y + 30 > foot) throw new Error(`The sheet of ${vehicle.title} has more rows than its page holds.`);
  sheet.write("P", { ...note, width: half, text: planningPack.sheet.note, y });
}

function setDrawings(sheet: Sheet, product: ProductName) {
  addLinedPage(sheet);
  const y = writeHeadline(sheet, planningPack.drawings.heading, 44);
  const file = new URL(`../generated/drawings/views-${product}.json`, import.meta.url);
  const views: VehicleViews = JSON.parse(readFileSync(file, "utf8"));
  const bottom = foot - handoverHeight;
  const { scale, end, words } = drawScaled(sheet, views, measures[product], { top: y, bottom });
  const text = `${planningPack.drawings.scale(scale)} ${words}`;
  return end + 12 + sheet.write("P", { ...note, text, y: end + 12 });
}

/** Kept free for the handover below the drawings, points. */
const handoverHeight = 190;

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
  if (y > foot) throw new Error("A handover has more steps than its page holds.");
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
