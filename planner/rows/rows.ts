import type { InputError } from "../plan/fields.ts";
import type { Plan } from "../plan/plan.ts";
import { cellsOf, numberIn, rowsAsText } from "./cells.ts";
import type { RowList } from "./columns.ts";

type Cell = string | number | undefined;
type RowPlace = { id: Cell; x: Cell; y: Cell; handover?: Cell; height?: Cell; chargers?: Cell };
type RowLane = { from: Cell; to: Cell; both: boolean; width?: Cell; length?: Cell; door?: Cell };
type RowFloor = { places: readonly RowPlace[]; lanes: readonly RowLane[] };

/** A plan's lists as rows that people read, paste and edit. */
export function asRows(plan: Plan): Record<RowList, string> {
  return {
    ...floorRows(plan),
    flows: rowsAsText(plan.flows.map(({ from, to, load, perHour }) => [from, to, load, perHour])),
  };
}

/** A floor's places and lanes as such rows. */
export function floorRows({ places, lanes }: RowFloor): { places: string; lanes: string } {
  return {
    places: rowsAsText(
      places.map(({ id, x, y, handover, height, chargers }) => [
        ...[id, x, y, handover],
        ...[height || undefined, chargers || undefined],
      ]),
    ),
    lanes: rowsAsText(
      lanes.map(({ from, to, both, width, length, door }) => [
        ...[from, to, both ? "both ways" : "one way"],
        ...[width, length, door],
      ]),
    ),
  };
}

/** Entries of a plan's list, as an input; `lines` has each entry's line in the text. */
export type ReadRows = { entries: unknown[]; lines: number[]; errors: InputError[] };

/** Reads rows of a list; values are checked when the plan is read. A header row of column names is skipped. */
export function readRows(list: RowList, text: string, firstLoad: string): ReadRows {
  const rows = cellsOf(text);
  const head = rows[0]?.cells.map((cell) => cell.toLowerCase()) ?? [];
  if (list === "flows" && isMatrixHead(head, rows)) return readMatrix(rows, firstLoad);
  const isHead = list === "places" ? /^(name|place|id)$/ : /^from$/;
  const body = isHead.test(head[0] ?? "") ? rows.slice(1) : rows;
  return {
    entries: body.map(({ cells }) => entries[list](cells, firstLoad)),
    lines: body.map(({ line }) => line),
    errors: [],
  };
}

const entries: Record<RowList, (cells: string[], firstLoad: string) => unknown> = {
  places: ([id = "", x, y, handover = "", height, chargers]) =>
    given({
      id,
      x: numberIn(x),
      y: numberIn(y),
      handover: handover === "" ? undefined : handover.toLowerCase(),
      height: numberIn(height),
      chargers: numberIn(chargers),
    }),
  lanes: ([from = "", to = "", ways = "", width, length, door]) =>
    given({
      ...{ from, to, both: isBoth(ways) },
      ...{ width: numberIn(width), length: numberIn(length), door: numberIn(door) },
    }),
  flows: ([from = "", to = "", load = "", perHour], firstLoad) =>
    given({ from, to, load: load || firstLoad, perHour: numberIn(perHour) }),
};

/** Reads the words for one direction; an empty cell means both. */
const isBoth = (ways: string) => !/^(one|1|no|false|→)/i.test(ways.trim());

const given = (values: Record<string, unknown>) =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined));

/** A from-to chart: a row of destinations above rows of one origin each. */
function isMatrixHead(head: readonly string[], rows: ReturnType<typeof cellsOf>) {
  const [, second] = rows;
  const isCorner = head[0] === "" || /from.*to|↓|→|\\|\//.test(head[0] ?? "");
  return isCorner && head.length >= 2 && (second?.cells.length ?? 0) >= 2;
}

function readMatrix(rows: ReturnType<typeof cellsOf>, load: string): ReadRows {
  const [head, ...body] = rows;
  const destinations = head?.cells.slice(1) ?? [];
  const read: ReadRows = { entries: [], lines: [], errors: [] };
  for (const { line, cells } of body)
    for (const [index, to] of destinations.slice(0, cells.length - 1).entries()) {
      const perHour = numberIn(cells[index + 1]);
      if (perHour === undefined || perHour === 0 || perHour === "-" || perHour === "–") continue;
      read.entries.push({ from: cells[0] ?? "", to, load, perHour });
      read.lines.push(line);
    }
  if (read.entries.length === 0)
    read.errors.push({ path: "flows", message: "is a chart without a number in it" });
  return read;
}
