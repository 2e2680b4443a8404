import { type Figure, vehicleFigures } from "#content/wording/figures.ts";
import { fullTitle, type Vehicle } from "#vehicles/index.ts";
import { colours, gutter, lanes } from "./look.ts";
import type { Sheet } from "./sheet.ts";
import { drawTable } from "./table.ts";

/** A vehicle's figures in a row, large. */
export function drawFigures(sheet: Sheet, figures: readonly Figure[], y: number) {
  const width = (lanes[4] - lanes[0]) / figures.length;
  sheet.group("Table", () => {
    for (const [index, { label, value, unit }] of figures.entries()) {
      const x = lanes[0] + index * width;
      sheet.artifact(() =>
        sheet.doc
          .lineWidth(0.75)
          .moveTo(x, y)
          .lineTo(x + width - gutter, y)
          .stroke(colours.ink),
      );
      sheet.group("TR", () => {
        sheet.writeHead("Row", { text: label, x, y: y + 9, width, size: 9.5, colour: colours.muted });
        sheet.write("TD", {
          text: `${value} ${unit}`,
          x: x - 1,
          y: y + 26,
          width,
          size: figures.length > 4 ? 20 : 29,
          font: "heading",
          colour: colours.green,
          leading: 1,
        });
      });
    }
  });
}

const compared = ["Payload", "Speed", "Lift", "Run time", "Charge"];

/** Compares vehicles; `marked` is the one that the document is about. @returns y below them */
export function drawComparison(
  sheet: Sheet,
  shown: readonly Vehicle[],
  { y, marked }: { y: number; marked?: Vehicle },
) {
  const whole = lanes[4] - lanes[0];
  return drawTable(sheet, {
    head: ["Vehicle", ...compared],
    rows: shown.map((vehicle) => {
      const found = new Map(
        vehicleFigures(vehicle).map(({ label, value, unit }) => [label, `${value} ${unit}`]),
      );
      return [fullTitle(vehicle), ...compared.map((label) => found.get(label) ?? "none")];
    }),
    x: lanes[0],
    y,
    columns: [0.4, 0.12, 0.12, 0.12, 0.12, 0.12].map((share) => share * whole),
    marked: marked && shown.indexOf(marked),
  });
}
