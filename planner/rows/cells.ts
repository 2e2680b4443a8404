/** Longest text of rows that is read, in characters: rows at every limit of a plan take less. */
const most = 200_000;

/**
 * The cells of rows pasted from a spreadsheet (tabs) or from a file with semicolons, bars or commas, quoted cells
 * included: what stands in most lines lies between cells. Empty rows are left out, but `line` counts them.
 */
export function cellsOf(text: string): { line: number; cells: string[] }[] {
  const lines = text.slice(0, most).split(/\r\n?|\n/);
  const between = betweenCells(lines);
  return lines.flatMap((line, index) =>
    line.trim() === "" ? [] : [{ line: index + 1, cells: split(line, between) }],
  );
}

/** Of marks that stand in as many lines, the first: decimal commas stand in rows with semicolons. */
function betweenCells(lines: readonly string[]) {
  const unquoted = lines.map((line) => line.replaceAll(/"[^"]*"/g, ""));
  const counts = ["\t", ";", "|", ","].map((mark) => ({
    mark,
    count: unquoted.filter((line) => line.includes(mark)).length,
  }));
  const highest = Math.max(...counts.map(({ count }) => count));
  return counts.find(({ count }) => count === highest)?.mark ?? ",";
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
  /["\t;|,\r\n]|^\s|\s$/.test(cell) ? `"${cell.replaceAll('"', '""').replaceAll(/\s/g, " ")}"` : cell;
