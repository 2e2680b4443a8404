import { colours, lanes } from "./look.ts";
import type { Sheet } from "./sheet.ts";

/** A section's headline, with its number in front as on the site. @returns y below it */
export function writeHeadline(sheet: Sheet, text: string, y: number) {
  const words = {
    text,
    x: lanes[0],
    y,
    width: lanes[4] - lanes[0],
    size: 19,
    font: "heading" as const,
    leading: 1.05,
  };
  return y + sheet.write("H2", { ...words, colour: colours.green }) + 14;
}
