import { drawHairlines, drawLine } from "./lines.ts";
import { foot } from "./look.ts";
import type { Sheet } from "./sheet.ts";

/** Begins a page with the green line at its right edge, and these hairlines of the grid. */
export function addLinedPage(sheet: Sheet, which: readonly (0 | 2 | 4)[] = [0, 4]) {
  sheet.addPage();
  sheet.artifact(() => {
    drawHairlines(sheet, { from: 0, to: foot, which });
    drawLine(sheet, { from: 4, to: 4, top: 0, bottom: foot });
  });
}
