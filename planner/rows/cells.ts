import { typedNumber } from "../numbers/typed.ts";

/** Longest text of rows that is read, in characters: rows at every limit of a plan take less. */
const most = 200_000;

/**
 * The cells of rows pasted from a spreadsheet (tabs) or from a file with semicolons or commas, quoted cells included.
 * Empty rows are left out, but `line` counts them.
 */
export function cellsOf(text: string): { line: number; cells: string[] }[] {
  const lines = text.slice(0, most).split(/\r\n?|\n/);
  const between = ["\t", ";", ","].find((mark) => lines.some((line) => line.includes(mark))) ?? ",";
  return lines.flatMap((line, index) =>
    line.trim() === "" ? [] : [{ line: index + 1, cells: split(line, between) }],
  );
}

function split(line: string, between: string): string[] {
  const cells: string[] = [];
  let [cell, quoted, wasQuoted] = ["", false, false];
  const end = () => {
    cells.push(wasQuoted ? cell : cell.trim());
    [cell, quoted, wasQuoted] = ["", false, false];
  };
  for (let at = 0; at < line.length; at++) {
    const letter = line[at] ?? "";
    if (quoted && letter === '"' && line[at + 1] === '"') {
      cell += '"';
      at++;
    } else if (letter === '"' && quoted) quoted = false;
    else if (letter === '"' && cell.trim() === "") [cell, quoted, wasQuoted] = ["", true, true];
    else if (letter === between && !quoted) end();
    else if (quoted || !wasQuoted) cell += letter;
  }
  end();
  return cells;
}

/** Rows as text that `cellsOf` can read: cells separated by semicolons, without empty ones at the end. */
export function rowsAsText(rows: readonly (readonly (string | number | undefined)[])[]): string {
  return rows
    .map((row) =>
      row
        .slice(0, row.findLastIndex((cell) => cell !== undefined && cell !== "") + 1)
        .map((cell) => quotedWhereNeeded(`${cell ?? ""}`))
        .join("; "),
    )
    .join("\n");
}

const quotedWhereNeeded = (cell: string) =>
  /["\t;,\r\n]|^\s|\s$/.test(cell) ? `"${cell.replaceAll('"', '""').replaceAll(/\s/g, " ")}"` : cell;

/** A number if the cell is one, with a comma or a point; else its text, which the plan then refuses with a reason. */
export function numberIn(cell: string | undefined): number | string | undefined {
  if (cell === undefined || cell === "") return undefined;
  const number = typedNumber(cell);
  return Number.isNaN(number) ? cell : number;
}
