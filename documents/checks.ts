import { colours, gutter, lanes } from "./look.ts";
import type { Sheet } from "./sheet.ts";

export const half = lanes[2] - lanes[0] - gutter;

/** Lines with a box to tick. @returns y below them */
export function writeChecks(
  sheet: Sheet,
  heading: string,
  checks: readonly string[],
  x: number,
  top: number,
) {
  let y = top + sheet.write("H3", { text: heading, x, y: top, width: half, size: 11, font: "strong" }) + 8;
  sheet.group("L", () => {
    for (const text of checks) {
      const at = y;
      sheet.artifact(() => sheet.doc.rect(x, at, 8, 8).lineWidth(0.75).stroke(colours.ink));
      sheet.group("LI", () =>
        sheet.group("LBody", () => {
          y += sheet.write("P", { text, x: x + 16, y, width: half - 24, size: 9.2, leading: 1.3 }) + 8;
        }),
      );
    }
  });
  return y;
}
