import { vehiclePage } from "#content/products/vehicle-page.ts";
import { type Figure, vehicleFigures } from "#content/wording/figures.ts";
import { type ProductName, type Vehicle, vehicles } from "#vehicles/index.ts";
import { productContents } from "#vehicles/product-content.ts";
import { contactTop, drawContact } from "./contact.ts";
import { coverHeight, drawCover, placeCoverPicture } from "./cover.ts";
import { drawSteps } from "./datasheet-steps.ts";
import { drawComparison, drawFigures } from "./figures.ts";
import { writeHeadline } from "./headline.ts";
import { drawHairlines, drawLine } from "./lines.ts";
import { colours, foot, gutter, lanes, page } from "./look.ts";
import { setChecklist, setDrawings, setPlanningPack } from "./planning-pack.ts";
import type { Sheet } from "./sheet.ts";

/**
 * The product document of a vehicle: the vehicle and its figures, a page of planning data, the drawings and its uses, and
 * a checklist, the whole line and a contact.
 */
export function setDatasheet(sheet: Sheet, vehicle: Vehicle & { product: ProductName }) {
  const figures = vehicleFigures(vehicle);
  setFront(sheet, vehicle, figures);
  setPlanningPack(sheet, vehicle);
  setUses(sheet, vehicle, setDrawings(sheet, vehicle.product, usesHeight));
  setBack(sheet, vehicle);
}

/** Slightly flatter than the photograph: only empty ground is cropped. */
const pictureHeight = page.width * 0.7;

function setFront(sheet: Sheet, vehicle: Vehicle, figures: Figure[]) {
  const content = productContents[vehicle.product];
  sheet.addPage();
  drawCover(sheet, {
    kind: "Datasheet",
    heading: vehicle.title,
    label: vehicle.variant,
    introduction: content.productDescription,
  });
  placeCoverPicture(sheet, vehicle.picture, pictureHeight);
  drawFigures(sheet, figures, coverHeight + pictureHeight + 14);
}

/** Kept free for the uses below the drawings, points. */
const usesHeight = 210;

function setUses(sheet: Sheet, vehicle: Vehicle, top: number) {
  const { steps, steps2, stepHeading1, stepHeading2, stepsHeadline } = productContents[vehicle.product];
  let y = writeHeadline(sheet, vehiclePage.steps.heading, top + 22);
  y += sheet.write("P", { text: stepsHeadline, x: lanes[0], y, width: 300, size: 11 }) + 12;
  const whole = lanes[4] - lanes[0];
  const rows1 = { heading: stepHeading1, steps, x: lanes[0], width: steps2 ? whole / 2 : whole, y };
  const rows2 = { heading: stepHeading2, steps: steps2 ?? [], x: lanes[2], width: whole / 2, y };
  y = Math.max(drawSteps(sheet, rows1), drawSteps(sheet, rows2));
  if (y > foot) throw new Error(`The uses of ${vehicle.title} need more room than their page holds.`);
}

function setBack(sheet: Sheet, vehicle: Vehicle) {
  sheet.addPage();
  sheet.artifact(() => {
    drawHairlines(sheet, { from: 0, to: foot, which: [0, 4] });
  });
  const checked = setChecklist(sheet, 44);
  let y = writeHeadline(sheet, "The MAG line", checked + 16);
  y = 12 + drawComparison(sheet, vehicles, { y, marked: vehicle });
  y += sheet.write("P", { ...small, text: standards, y });
  drawContact(sheet, "How many will you need?");
  if (y > contactTop)
    throw new Error(`The datasheet of ${vehicle.title} has more to say than its page holds.`);
  sheet.artifact(() => drawLine(sheet, { from: 4, to: 4, top: 0, bottom: contactTop }));
}

const small = {
  x: lanes[0],
  width: lanes[4] - lanes[0] - gutter,
  size: 8.6,
  colour: colours.muted,
  leading: 1.4,
};

const standards =
  "Figures at the standard load, on a level floor, at normal temperature. Built and commissioned with ISO 3691-4 and ISO 13849-1 (performance levels) in view; operating zones follow annex A of ISO 3691-4, and whoever commissions the system does the risk assessment.";
