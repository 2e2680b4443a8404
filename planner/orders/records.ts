/** A record of a log, with the line of the file in which it begins; or why that line can't be read. */
export type LogRecord = { line: number; cells: string[]; why?: string };

/** A quoted cell with more line breaks than this was never closed. */
const maxBreaks = 30;

/**
 * The records of a log, one after another: cells may be quoted and hold line breaks. A quotation mark that isn't closed
 * spoils its own line, not the rest of the file, which is why no library reads them.
 */
export function* recordsOf(text: string, between: string): Generator<LogRecord> {
  const lines = linesOf(text);
  let usual: number | undefined;
  for (let at = 0; at < lines.length; at++) {
    const first = lines[at] ?? "";
    if (!first.includes('"')) {
      if (first.trim() === "") continue;
      const cells = first.split(between);
      usual ??= cells.length > 1 ? cells.length : undefined;
      yield { line: at + 1, cells };
      continue;
    }
    let open = cellsIn(first, between);
    let end = at;
    let whole = first;
    while (open.isOpen && end + 1 < lines.length && end - at < maxBreaks) {
      whole += `\n${lines[++end] ?? ""}`;
      open = cellsIn(whole, between);
    }
    const isTorn = end > at && (open.isTorn || open.cells.length !== (usual ?? open.cells.length));
    if (open.isOpen || isTorn) {
      yield { line: at + 1, cells: [], why: "opens a quotation mark that isn't closed" };
      continue;
    }
    usual ??= open.cells.length > 1 ? open.cells.length : undefined;
    yield { line: at + 1, cells: open.cells };
    at = end;
  }
}

/** Lines end as Windows, Unix or an old Mac ends them. */
const linesOf = (text: string) => (text.includes("\r") ? text.split(/\r\n?|\n/) : text.split("\n"));

/** Cells of a line; `isTorn`: something else than the next cell follows a closing mark, so it may have opened one. */
type Cells = { cells: string[]; isOpen: boolean; isTorn: boolean };

function cellsIn(line: string, between: string): Cells {
  const cells: string[] = [];
  let isTorn = false;
  for (let at = 0; at <= line.length; ) {
    let begin = at;
    while (line[begin] === " ") begin++;
    if (line[begin] !== '"') {
      const end = endOf(line, between, at);
      cells.push(line.slice(at, end));
      at = end + 1;
      continue;
    }
    let cell = "";
    let from = begin + 1;
    for (;;) {
      const quote = line.indexOf('"', from);
      if (quote < 0) return { cells, isOpen: true, isTorn };
      cell += line.slice(from, quote);
      from = quote + 1;
      if (line[from] !== '"') break;
      cell += '"';
      from++;
    }
    const end = endOf(line, between, from);
    const more = line.slice(from, end);
    isTorn ||= more.trim() !== "";
    cells.push(cell + more);
    at = end + 1;
  }
  return { cells, isOpen: false, isTorn };
}

function endOf(line: string, between: string, from: number) {
  const end = line.indexOf(between, from);
  return end < 0 ? line.length : end;
}

/** Lines of which the mark between cells is found out. */
const looked = 60;

/** The mark that parts most of the first lines into equally many cells. Commas come last: they stand in numbers, too. */
export function betweenCells(text: string): string {
  const lines = linesOf(text.slice(0, 100_000))
    .filter((line) => line.trim() !== "")
    .slice(0, looked);
  const named = /^sep=(.)$/i.exec(lines[0]?.trim() ?? "")?.[1];
  if (named) return named;
  let [best, most] = [",", 0];
  for (const mark of ["\t", ";", "|", ","]) {
    const counts = lines.map((line) => line.replaceAll(/"[^"]*"/g, "").split(mark).length - 1);
    const times = new Map<number, number>();
    for (const count of counts) if (count > 0) times.set(count, (times.get(count) ?? 0) + 1);
    /* Two marks make three cells: time, from and to. A mark that stands once in a line parts nothing of an order. */
    const score = Math.max(0, ...[...times].map(([count, lines]) => lines * (count >= 2 ? 2 : 1)));
    if (score > most) [best, most] = [mark, score];
  }
  return best;
}

/** A cell as messages show it. */
export const quoted = (text: string) => JSON.stringify(shortened(text.trim()));
const shortened = (text: string) => (text.length > 40 ? `${text.slice(0, 40).toWellFormed()}…` : text);
