import { writeHeadline } from "../headline.ts";
import { addLinedPage } from "../lined-page.ts";
import { colours, foot, lanes } from "../look.ts";
import type { Sheet } from "../sheet.ts";
import { columnsOfFigures, drawTable, heightOfRow } from "../table.ts";

type Row = readonly [name: string, ...values: string[]];
/** Rows under a head; each column has its share of the width. */
export type Table = { head: Row; rows: readonly Row[]; shares: readonly number[] };

export type Paper = ReturnType<typeof openPaper>;

const top = 44;
const bottom = foot - 18;
const width = lanes[4] - lanes[0];
/** Between two tables side by side. */
const gap = 22;
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
      const words = { ...look, text, y, size, font: "heading" as const, leading: 1.05 };
      y += sheet.write("H1", { ...words, colour: colours.green }) + 16;
    },
    /** @param height of what has to stand below it on the same page, with it */
    headline(text: string, height = 90) {
      paper.needs(height);
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
    /** What the document is about, and of which kind it is. */
    answer(text: string, kind: string) {
      paper.needs(90);
      const words = {
        ...look,
        text,
        y: y + 8,
        size: 30,
        font: "heading" as const,
        leading: 1.05,
      };
      y += 8 + sheet.write("H2", { ...words, colour: colours.green }) + 8;
      if (kind) y += sheet.write("P", { ...look, text: kind, y, size: 12, font: "strong" }) + 10;
    },
    table({ head, rows, shares }: Table) {
      const ofFigures = columnsOfFigures(head, rows);
      let rest = rows;
      while (rest.length > 0) {
        const columns = shares.map((share) => share * width);
        paper.needs(heightOf(head, columns) + heightOf(rest[0] ?? head, columns));
        const shown = rest.slice(0, Math.max(1, fitting(head, rest, columns)));
        y = draw({ head, rows: shown, x: lanes[0], columns, ofFigures }) + 12;
        rest = rest.slice(shown.length);
      }
    },
    /** Two short tables side by side. */
    pair(...tables: readonly [Table, Table]) {
      const columns = tables.map(({ shares }) => shares.map((share) => (share * (width - gap)) / 2));
      const heights = tables.map(({ head, rows }, at) =>
        [head, ...rows].reduce((sum, cells) => sum + heightOf(cells, columns[at] ?? []), 0),
      );
      paper.needs(Math.min(Math.max(...heights), (bottom - top) / 2));
      if (y + Math.max(...heights) > bottom) {
        for (const table of tables) paper.table(table);
        return;
      }
      const ends = tables.map(({ head, rows }, at) =>
        draw({ head, rows, x: lanes[0] + (at * (width + gap)) / 2, columns: columns[at] ?? [] }),
      );
      y = Math.max(...ends) + 12;
    },
    /** A long table of short rows in two columns. */
    columns({ head, rows, shares }: Table) {
      const columns = shares.map((share) => (share * (width - gap)) / 2);
      const ofFigures = columnsOfFigures(head, rows);
      let rest = rows;
      while (rest.length > 0) {
        paper.needs(heightOf(head, columns) + heightOf(rest[0] ?? head, columns));
        const half = Math.max(1, Math.min(Math.ceil(rest.length / 2), fitting(head, rest, columns)));
        const beside = rest.slice(half, half + Math.min(half, fitting(head, rest.slice(half), columns)));
        const left = draw({ head, rows: rest.slice(0, half), x: lanes[0], columns, ofFigures });
        const right =
          beside.length > 0
            ? draw({ head, rows: beside, x: lanes[0] + (width + gap) / 2, columns, ofFigures })
            : left;
        y = Math.max(left, right) + 12;
        rest = rest.slice(half + beside.length);
      }
    },
    /** As one piece, in points. */
    heightOf({ head, rows, shares }: Table) {
      const columns = shares.map((share) => share * width);
      return [head, ...rows].reduce((sum, cells) => sum + heightOf(cells, columns), 0);
    },
    /** Points that are left of this page. */
    room: () => bottom - y,
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

  function heightOf(cells: Row, columns: readonly number[]) {
    return room + 1 + heightOfRow(sheet, cells, columns);
  }

  /** How many of the rows the rest of the page has room for. */
  function fitting(head: Row, rows: readonly Row[], columns: readonly number[]) {
    let [height, count] = [y + heightOf(head, columns), 0];
    for (const cells of rows) {
      height += heightOf(cells, columns);
      if (height > bottom) break;
      count++;
    }
    return count;
  }

  function draw(table: Omit<Parameters<typeof drawTable>[1], "y" | "room">) {
    return drawTable(sheet, { ...table, y, room });
  }
}

type Place = { x: number; y: number; width: number; height: number };
