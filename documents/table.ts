import { colours, gutter } from "./look.ts";
import type { Sheet } from "./sheet.ts";

type Row = readonly [name: string, ...values: string[]];

type Table = {
  head?: Row;
  rows: readonly Row[];
  x: number;
  y: number;
  /** Where it has to end: many rows are set closer. */
  bottom?: number | undefined;
  /** White space between two rows, in points; by itself, what `bottom` leaves. */
  room?: number | undefined;
  /** Widths of the columns. */
  columns: readonly number[];
  /** The row that the document is about. */
  marked?: number | undefined;
  /** Columns that end on one edge; see `columnsOfFigures`. */
  ofFigures?: readonly boolean[] | undefined;
};

/** White space between two rows, in points: usual and least. */
export const [roomOfRow, leastRoomOfRow] = [14, 6] as const;
const look = { size: 9.5, leading: 1.3 } as const;

/** Of a row's text, without the white space around it. */
export function heightOfRow(sheet: Sheet, cells: Row, columns: readonly number[]) {
  const width = (at: number) => (columns[at] ?? 0) - gutter;
  return Math.max(
    ...cells.map((text, at) => sheet.heightOf({ text, x: 0, y: 0, width: width(at), ...look })),
  );
}

/** A table with hairlines between its rows. @returns y below it */
export function drawTable(sheet: Sheet, table: Table) {
  const { head, rows, x, y, bottom, room: given, columns, marked, ofFigures = [] } = table;
  const { doc } = sheet;
  const whole = columns.reduce((sum, column) => sum + column, 0);
  const all = head ? [head, ...rows] : rows;
  const textHeight = all.reduce((sum, cells) => sum + heightOfRow(sheet, cells, columns), 0);
  const room = given ?? (bottom === undefined ? roomOfRow : (bottom - y - textHeight) / all.length);
  const inset = Math.min(roomOfRow, Math.max(leastRoomOfRow, room)) / 2;
  let top = y;
  sheet.group("Table", () => {
    if (head) row(head, -1);
    for (const [index, cells] of rows.entries()) row(cells, index);
  });
  return top;

  function placeOf(at: number) {
    const before = columns.slice(0, at).reduce((sum, column) => sum + column, 0);
    return { x: x + before, width: (columns[at] ?? 0) - gutter };
  }

  function row(cells: Row, index: number) {
    const isHead = index < 0;
    const words = cells.map((text, at) => ({
      ...placeOf(at),
      ...look,
      text,
      y: top + inset,
      align: ofFigures[at] ? ("right" as const) : ("left" as const),
      font:
        isHead || (at > 0 && cells.length === 2) || index === marked
          ? ("strong" as const)
          : ("text" as const),
      colour: isHead || (at === 0 && cells.length === 2) ? colours.muted : colours.ink,
    }));
    const height = Math.max(...words.map(sheet.heightOf)) + 2 * inset;
    sheet.artifact(() => {
      if (index === marked) doc.circle(x - 9, top + height / 2 - 1, 3.5).fill(colours.position);
      doc
        .lineWidth(isHead ? 0.75 : 0.5)
        .moveTo(x, top + height)
        .lineTo(x + whole, top + height)
        .stroke(isHead ? colours.ink : "#c4c9c3");
    });
    sheet.group("TR", () => {
      for (const [at, cell] of words.entries()) {
        if (isHead || at === 0) sheet.writeHead(isHead ? "Column" : "Row", cell);
        else sheet.write("TD", cell);
      }
    });
    top += height;
  }
}

/** Which columns of a table hold numbers, shares, ranges of numbers, or the dash of none, and nothing else. */
export function columnsOfFigures(head: Row, rows: readonly Row[]): boolean[] {
  return head.map((_, at) => {
    const cells = rows.map((row) => row[at] ?? "");
    const isOfFigures =
      cells.every((cell) => /^[−\d.,%– ]*$/.test(cell)) && cells.some((cell) => /\d/.test(cell));
    return at > 0 && head.length > 2 && isOfFigures;
  });
}
