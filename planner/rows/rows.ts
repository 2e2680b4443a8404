import { markOf, marksIn, readTyped } from "../numbers/typed.ts";
import type { Unit } from "../numbers/units.ts";
import type { InputError } from "../plan/fields.ts";
import { asInput, type Plan } from "../plan/plan.ts";
import { plannedVehicles } from "../vehicles.ts";
import { cellsOf, rowsAsText } from "./cells.ts";
import type { RowList } from "./columns.ts";

type Cell = string | number | undefined;
type RowPlace = { id: Cell; x: Cell; y: Cell; handover?: Cell; height?: Cell; chargers?: Cell };
type RowLane = {
  from: Cell;
  to: Cell;
  both: boolean;
  width?: Cell;
  length?: Cell;
  door?: Cell;
  speed?: Cell;
};
type RowFloor = { places: readonly RowPlace[]; lanes: readonly RowLane[] };

/** A plan's lists as rows that people read, paste and edit. */
export function asRows(plan: Plan): Record<RowList, string> {
  const { loads, flows, tours = [] } = asInput(plan);
  return {
    loads: rowsAsText(
      loads.map(({ id, carrier, length, width, height, weight }) => [
        ...[id, carrier.replaceAll("-", " ")],
        ...[length, width, height, weight],
      ]),
    ),
    ...floorRows(plan),
    tours: rowsAsText(
      tours.map(({ stops, load, every, first, atStop, carts, vehicle }) => [
        ...[stops.map(asStop).join(" > "), load, every],
        ...[first, atStop, carts, vehicle],
      ]),
    ),
    flows: rowsAsText(
      flows.map(({ from, to, load, perHour, every, first, perTrip, vehicle }) => [
        ...[from, to, load, every === undefined ? perHour : undefined],
        ...[every, first, perTrip, vehicle],
      ]),
    ),
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
      lanes.map(({ from, to, both, width, length, door, speed }) => [
        ...[from, to, both ? "both ways" : "one way"],
        ...[width, length, door, speed],
      ]),
    ),
  };
}

/** Entries of a plan's list, as an input; `lines` has each entry's line in the text. */
export type ReadRows = { entries: unknown[]; lines: number[]; errors: InputError[] };

/** A column: the key of an entry, how a heading names it, and what its numbers count; without `unit`, it is text. */
type Column = {
  key: string;
  heads: RegExp;
  unit?: Unit | "pieces";
  /** Never taken for a column with another heading, such as the way in our own files. */
  byName?: true;
};

const columnsOf: Record<RowList, readonly Column[]> = {
  loads: [
    { key: "id", heads: /^(name|load|id)$/ },
    { key: "carrier", heads: /^(carried on|carrier|load carrier)$/ },
    { key: "length", heads: /^length$/, unit: "mm" },
    { key: "width", heads: /^width$/, unit: "mm" },
    { key: "height", heads: /^height$/, unit: "mm" },
    { key: "weight", heads: /^weight$/, unit: "kg" },
  ],
  places: [
    { key: "id", heads: /^(name|place|id|station)$/ },
    { key: "x", heads: /^x$/, unit: "mm" },
    { key: "y", heads: /^y$/, unit: "mm" },
    { key: "handover", heads: /^handover$/ },
    { key: "height", heads: /^height$/, unit: "mm" },
    { key: "chargers", heads: /^chargers?$/, unit: "pieces" },
  ],
  lanes: [
    { key: "from", heads: /^from$/ },
    { key: "to", heads: /^to$/ },
    { key: "both", heads: /^(both.*|ways?|directions?|one way)$/ },
    { key: "width", heads: /^width$/, unit: "mm" },
    { key: "length", heads: /^length$/, unit: "mm" },
    { key: "door", heads: /^door$/, unit: "s" },
    { key: "speed", heads: /^((max(imum)? )?speed|speed limit)$/, unit: "m/s", byName: true },
  ],
  flows: [
    { key: "from", heads: /^(from|origin|source)$/ },
    { key: "to", heads: /^(to|destination|target)$/ },
    { key: "load", heads: /^(load|load carrier)$/ },
    {
      key: "perHour",
      heads: /^(orders?|trips?|transports?|moves?)?( ?(an|per|\/) ?h(ou)?r?)?$|^perhour$/,
      unit: "an hour",
    },
    { key: "every", heads: /^((or )?one )?every$|^takt( time)?$/, unit: "s", byName: true },
    { key: "first", heads: /^first( after)?$/, unit: "s", byName: true },
    { key: "perTrip", heads: /^(loads? )?(an?|per|\/) ?trip$|^pertrip$/, unit: "pieces", byName: true },
    { key: "vehicle", heads: /^(vehicle|driven by|kind)$/, byName: true },
  ],
  tours: [
    { key: "stops", heads: /^(stops?|tour|route|stops in turn.*)$/ },
    { key: "load", heads: /^(load|train|load carrier)$/ },
    { key: "every", heads: /^((or )?one )?every$|^takt( time)?$/, unit: "s" },
    { key: "first", heads: /^(first( after)?|start)$/, unit: "s", byName: true },
    { key: "atStop", heads: /^(time )?(at|per) (a |each )?stop$/, unit: "s", byName: true },
    { key: "carts", heads: /^carts?( (a|per) train)?$/, unit: "pieces", byName: true },
    { key: "vehicle", heads: /^(vehicle|driven by|kind)$/, byName: true },
  ],
};

/** A stop in a row of stops: a mark between stops that stands in its own name is written after a backslash. */
const asStop = (id: string) => id.replaceAll(/[\\>→]|^\s|\s$/g, "\\$&");

/** The stops in a cell such as “market > line 1 > line 2”. */
function stopsIn(cell: string): string[] {
  const stops = [""];
  for (const [whole, escaped, between] of cell.matchAll(/\\(.)|(\s*[>→]\s*)|./gsu)) {
    if (between) stops.push("");
    else stops[stops.length - 1] += escaped ?? whole;
  }
  return stops;
}

type Rows = ReturnType<typeof cellsOf>;

/**
 * Reads rows of a list; values are checked when the plan is read. A row of headings may put the columns in another order
 * and name the unit of each.
 */
export function readRows(list: RowList, text: string, firstLoad: string): ReadRows {
  const rows = cellsOf(text);
  const head = rows[0]?.cells.map((cell) => cell.slice(0, maxHeading).toLowerCase()) ?? [];
  if (list === "flows" && isMatrixHead(head, rows)) return readMatrix(rows, firstLoad);
  const { columns, body } = columnsIn(columnsOf[list], head, rows);
  const read: ReadRows = { entries: [], lines: [], errors: [] };
  const figures = body.flatMap(({ cells }) =>
    cells.flatMap((text, at) => (columns[at]?.unit ? [figureIn(text, columns[at])] : [])),
  );
  const markFor = marksIn(figures);
  for (const [index, { line, cells }] of body.entries()) {
    const entry: Record<string, unknown> = { ...blank[list] };
    for (const [at, column] of columns.entries()) {
      const cell = cells[at] ?? "";
      if (!column || cell === "") continue;
      const figure = figureIn(cell, column);
      const { value, why } = column.unit ? readTyped(cell, figure.unit, markFor(figure), column.usual) : {};
      /* A cell that is no number stays text, which the plan then refuses with a reason. */
      entry[column.key] = value ?? cell;
      if (why) read.errors.push({ path: `${list}[${index}].${column.key}`, message: why });
    }
    read.entries.push(finished[list](entry, firstLoad));
    read.lines.push(line);
  }
  return read;
}

/** What a row has that says nothing. */
const blank: Record<RowList, Record<string, unknown>> = {
  loads: { id: "" },
  places: { id: "" },
  lanes: { from: "", to: "" },
  flows: { from: "", to: "" },
  tours: { stops: "" },
};

/** What the words of a row mean beyond its numbers. */
const finished: Record<RowList, (entry: Record<string, unknown>, firstLoad: string) => unknown> = {
  loads: ({ carrier, ...entry }) =>
    carrier === undefined ? entry : { ...entry, carrier: asWord(`${carrier}`) },
  places: (entry) =>
    entry["handover"] === undefined ? entry : { ...entry, handover: `${entry["handover"]}`.toLowerCase() },
  lanes: (entry) => ({ ...entry, both: isBoth(`${entry["both"] ?? ""}`) }),
  flows: ({ vehicle, ...entry }, firstLoad) => ({
    ...{ ...entry, load: entry["load"] ?? firstLoad },
    ...(vehicle !== undefined && { vehicle: productNamed(`${vehicle}`) }),
  }),
  tours: ({ vehicle, stops, ...entry }, firstLoad) => ({
    ...{ stops: stopsIn(`${stops}`), ...entry, load: entry["load"] ?? firstLoad },
    ...(vehicle !== undefined && { vehicle: productNamed(`${vehicle}`) }),
  }),
};

/** A carrier as the plan names it: “Open pallet” is “open-pallet”. */
const asWord = (words: string) =>
  words
    .trim()
    .toLowerCase()
    .replaceAll(/[\s_]+/g, "-");

/** The vehicle that a word means: “fork”, “MAG 1500 AGV Tugger”, or “tugger” where one vehicle of the line is one. */
function productNamed(word: string): string {
  const plain = (text: string) => text.toLowerCase().replaceAll(/[^a-z0-9]/g, "");
  const isMeant = (text: string) => plain(text) === plain(word);
  const named = plannedVehicles.find(({ product, title }) => isMeant(product) || isMeant(title));
  const alike = plannedVehicles.filter(
    ({ title }) => plain(word) !== "" && plain(title).endsWith(plain(word)),
  );
  return named?.product ?? (alike.length === 1 ? alike[0]?.product : undefined) ?? word;
}

/** Characters of a heading that are read. */
const maxHeading = 60;

type Placed = (Column & { usual?: string }) | undefined;

/** The columns by their headings, if the first row names all of its own; else in the order of the list's. */
function columnsIn(known: readonly Column[], head: readonly string[], rows: Rows) {
  const inOrder = { columns: known as readonly Placed[], body: rows };
  const split = head.map(
    (cell) => /^(.*?)\s*(?:[,([]\s*([^\s\d,]{1,5})\s*[)\]]?)?$/.exec(cell) ?? ["", cell],
  );
  /* A place may be called "source": one such word makes a row of headings only beside others. */
  const isHead =
    /^(name|place|id|from)$/.test(split[0]?.[1] ?? "") ||
    (known[0]?.key === "stops" && known[0].heads.test(split[0]?.[1] ?? "")) ||
    split.every(([, name = ""]) => known.some(({ heads }) => heads.test(name)));
  if (!isHead) return inOrder;
  const named = split.map(([, name = "", usual]): Placed => {
    const column = name === "" ? undefined : known.find(({ heads }) => heads.test(name));
    return column && { ...column, ...(usual && { usual }) };
  });
  const isWhole = named.every((column, at) => column !== undefined || head[at] === "");
  const found = new Set(named.map((column) => column?.key));
  /* Under a heading in other words, or none, the list's own column stands, unless it stands elsewhere. */
  const inPlace = (column: Column, at: number): Placed => {
    const [, name = "", usual] = split[at] ?? [];
    if (found.has(column.key) || (column.byName && name !== "")) return undefined;
    return column.unit && usual ? { ...column, usual } : column;
  };
  const columns = isWhole
    ? named
    : Array.from({ length: Math.max(known.length, named.length) }, (_, at): Placed => {
        const own = known[at];
        return named[at] ?? (own && inPlace(own, at));
      });
  return { columns, body: rows.slice(1) };
}

/** A cell with what its column counts; pieces have no unit. */
const figureIn = (text: string, { unit, usual }: Column & { usual?: string }) =>
  unit === "pieces" ? { text } : { text, unit, usual };

/** Reads the words for one direction; an empty cell means both. */
const isBoth = (ways: string) => !/^(one|1|no|false|→)/i.test(ways.trim());

/** A from-to chart: a row of destinations above rows of one origin each. */
function isMatrixHead(head: readonly string[], rows: Rows) {
  const [, second] = rows;
  const isCorner = head[0] === "" || /from.*to|↓|→|\\|\//.test(head[0] ?? "");
  return isCorner && head.length >= 2 && (second?.cells.length ?? 0) >= 2;
}

function readMatrix(rows: Rows, load: string): ReadRows {
  const [head, ...body] = rows;
  const destinations = head?.cells.slice(1) ?? [];
  const read: ReadRows = { entries: [], lines: [], errors: [] };
  const mark = markOf(body.flatMap(({ cells }) => cells.slice(1)));
  for (const { line, cells } of body)
    for (const [index, to] of destinations.slice(0, cells.length - 1).entries()) {
      const cell = cells[index + 1] ?? "";
      if (/^[-–—]?$/.test(cell)) continue;
      const { value, why } = readTyped(cell, "an hour", mark);
      if (value === 0) continue;
      if (why) read.errors.push({ path: `flows[${read.entries.length}].perHour`, message: why });
      read.entries.push({ from: cells[0] ?? "", to, load, perHour: value ?? cell });
      read.lines.push(line);
    }
  if (read.entries.length === 0)
    read.errors.push({ path: "flows", message: "is a chart without a number in it" });
  return read;
}
