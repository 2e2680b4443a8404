import type { ProductContent } from "#vehicles/product-content.ts";
import { drawRule } from "./lines.ts";
import { colours, gutter } from "./look.ts";
import type { Sheet } from "./sheet.ts";

type Step = ProductContent["steps"][number];

type Steps = { heading: string | undefined; steps: readonly Step[]; x: number; width: number; y: number };

/** Numbered cards beside one another. @returns y below them */
export function drawSteps(sheet: Sheet, { heading, steps, x, width: whole, y }: Steps) {
  if (steps.length === 0) return y;
  let top = y;
  if (heading)
    top += sheet.write("H3", { text: heading, x, y: top, width: whole, size: 11.5, font: "strong" }) + 10;
  const width = whole / steps.length;
  let bottom = top;
  sheet.group("L", () => {
    for (const [index, step] of steps.entries()) {
      const place = { x: x + index * width, width: width - 1.6 * gutter };
      sheet.artifact(() => drawRule(sheet, place.x, place.x + place.width, top));
      sheet.group("LI", () => {
        bottom = Math.max(bottom, writeStep(sheet, step, place, top + 9));
      });
    }
  });
  return bottom + 16;
}

function writeStep(
  sheet: Sheet,
  { number, title, description }: Step,
  place: { x: number; width: number },
  y: number,
) {
  const mark = { ...place, text: `${number}`.padStart(2, "0"), size: 9.5, colour: colours.line };
  const name = { ...place, text: title ?? "", size: 10.5, leading: 1.2, font: "strong" as const };
  const words = { ...place, text: description, size: 9.2, colour: colours.muted, leading: 1.35 };
  let here = y + sheet.write("Lbl", { ...mark, y, font: "strong" }) + 6;
  sheet.group("LBody", () => {
    if (title) here += sheet.write("P", { ...name, y: here }) + 5;
    here += sheet.write("P", { ...words, y: here });
  });
  return here;
}
