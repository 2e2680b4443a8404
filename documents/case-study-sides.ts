import type { Sides } from "#content/pictures/modelled/sides-of.ts";
import { caseStudiesWords } from "#content/tasks/case-studies-words.ts";
import { colours, lanes } from "./look.ts";
import type { Sheet } from "./sheet.ts";
import { drawTable } from "./table.ts";

const lineOfSides = 19.5; /* points */

/** The figures of both halves, row beside row, and what those by hand rest on. @returns y below them */
export function setSides(sheet: Sheet, sides: Sides | undefined, y: number) {
  if (!sides) return y;
  const { before, after } = caseStudiesWords.detail;
  const bottom = drawTable(sheet, {
    head: ["", before, after],
    rows: sides.rows.map((row) => [row.name, row.before, row.after] as const),
    x: lanes[0],
    y,
    bottom: y + (1 + sides.rows.length) * lineOfSides,
    columns: [0.34, 0.3, 0.36].map((share) => share * (lanes[4] - lanes[0])),
  });
  const basis = { text: sides.basis, x: lanes[0], width: lanes[4] - lanes[0], size: 8.5 };
  return bottom + 8 + sheet.write("P", { ...basis, y: bottom + 8, colour: colours.muted });
}
