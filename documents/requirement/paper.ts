import { writeHeadline } from "../headline.ts";
import { addLinedPage } from "../lined-page.ts";
import { colours, foot, lanes } from "../look.ts";
import type { Sheet } from "../sheet.ts";
import { drawTable } from "../table.ts";

type Row = readonly [name: string, ...values: string[]];

export type Paper = ReturnType<typeof openPaper>;

const top = 44;
const bottom = foot - 18;
const width = lanes[4] - lanes[0];
const look = { x: lanes[0], width, size: 10, leading: 1.45 };

/** Text and tables one below the other, on as many pages as they take. @param room between two rows of a table, in points */
export function openPaper(sheet: Sheet, room: number) {
  let y = bottom;
  const paper = {
    sheet,
    /** Starts a new page if fewer than `height` points are left. */
    needs(height: number) {
      if (y + height <= bottom) return;
      addLinedPage(sheet);
      y = top;
    },
    title(text: string) {
      paper.needs(200);
      const size = text.length > 60 ? 20 : 28;
      const words = { ...look, text, y, size, font: "heading" as const, leading: 1.05, tracking: -0.03 };
      y += sheet.write("H1", { ...words, colour: colours.green }) + 16;
    },
    headline(text: string) {
      paper.needs(90);
      y = writeHeadline(sheet, text, y + 12);
    },
    text(text: string, type = "P") {
      const words = { ...look, text, y };
      paper.needs(sheet.heightOf(words));
      y += sheet.write(type, { ...words, y }) + 9;
    },
    list(entries: readonly string[]) {
      for (const [index, text] of entries.entries()) {
        const words = { ...look, text, y, x: look.x + 22, width: width - 22 };
        paper.needs(sheet.heightOf(words) + 4);
        sheet.group("L", () =>
          sheet.group("LI", () => {
            sheet.write("Lbl", { ...look, text: `${index + 1}`, y, width: 20, font: "strong" });
            sheet.group("LBody", () => {
              y += sheet.write("P", { ...words, y }) + 8;
            });
          }),
        );
      }
    },
    link(text: string, address: string) {
      paper.needs(20);
      y += sheet.link({ ...look, text, y, font: "strong", colour: colours.line }, address) + 10;
    },
    /** @param shares of the width, one for each column */
    table(head: Row, rows: readonly Row[], shares: readonly number[]) {
      const columns = shares.map((share) => share * width);
      const heightOf = (cells: Row) =>
        room +
        1 +
        Math.max(
          ...cells.map((text, at) =>
            sheet.heightOf({ ...look, text, y, width: (columns[at] ?? width) - 10, size: 9.5, leading: 1.3 }),
          ),
        );
      let rest = rows;
      while (rest.length > 0) {
        paper.needs(heightOf(head) + heightOf(rest[0] ?? head));
        let [height, count] = [y + heightOf(head), 0];
        while (count < rest.length && height + heightOf(rest[count] ?? head) <= bottom)
          height += heightOf(rest[count++] ?? head);
        const rows = rest.slice(0, Math.max(1, count));
        y = drawTable(sheet, { head, rows, x: lanes[0], y, columns, room }) + 10;
        rest = rest.slice(rows.length);
      }
    },
    /** Share of the last page that is left. */
    left: () => (bottom - y) / (bottom - top),
    figure(alt: string, height: number, draw: (place: Place) => void) {
      paper.needs(height + 10);
      const place = { x: lanes[0], y, width, height };
      sheet.figure(alt, place, () => draw(place));
      y += height + 12;
    },
  };
  return paper;
}

type Place = { x: number; y: number; width: number; height: number };
