import type { InputError, Outcome } from "../plan/fields.ts";
import { limits } from "../plan/limits.ts";
import { beginning, cancelled, type State } from "./beginning.ts";
import { datedAll, type Raw } from "./dated.ts";
import type { Columns, Role } from "./headings.ts";
import { logText } from "./log-text.ts";
import { readClock, readMoment, type Written } from "./moments.ts";
import { betweenCells, type LogRecord, quoted, recordsOf } from "./records.ts";

/** One order of a log. `at`: s since 1970 by the clock of the plant. */
export type LoggedOrder = { line: number; at: number; flow: number };
export type LoggedFlow = { from: string; to: string; load?: string };
export type Unread = { line: number; why: string };

/** A log, order by order, sorted by time. */
export type OrderLog = {
  orders: LoggedOrder[];
  flows: LoggedFlow[];
  unread: Unread[];
  /** Which column says what, by its heading; by its number where the file has no headings. */
  columns: Partial<Record<Role, string>>;
  /** What had to be decided for all lines at once, and might have been meant otherwise. */
  notes: string[];
  /** Minutes ahead of UTC of the first and the last order, where zones were written. */
  offsets: [number, number] | undefined;
  /** Days on which clocks were changed: by how many hours, positive where one was left out, and at which hour. */
  changes: Map<number, { by: number; hour: number }>;
};

/** Reads an exported log of orders: CSV in any usual form, with a column each for time, from and to, and one for the load. */
export function readOrders(bytes: Uint8Array): Outcome<OrderLog> {
  const text = logText(bytes);
  if (!text.ok) return text;
  const records = recordsOf(text.value, betweenCells(text.value));
  const unread: Unread[] = [];
  const begun = beginning(records, unread);
  if (!begun.ok) return begun;
  const { columns, names, first, counting, state, isNumbered } = begun.value;
  const flows: LoggedFlow[] = [];
  const numbers = new Map<string, number>();
  const raw: Raw[] = [];

  const seen = new Set<string>();
  let repeated = 0;

  const take = (record: LogRecord) => {
    const read = isCancelled(record, state) ?? orderIn(record, columns, names);
    if (typeof read === "string") return void unread.push({ line: record.line, why: read });
    if (isNumbered) {
      const line = record.cells.join("\u0000");
      if (seen.has(line)) repeated++;
      else seen.add(line);
    }
    const { written, from, to, load } = read;
    const key = `${from}\u0000${to}\u0000${load}`;
    let flow = numbers.get(key);
    if (flow === undefined) {
      flow = flows.length;
      numbers.set(key, flow);
      flows.push({ from, to, ...(load !== "" && { load }) });
    }
    raw.push({ ...written, line: record.line, flow });
  };
  for (const record of first) take(record);
  for (const record of records) take(record);
  const dated = datedAll(raw, unread);
  unread.sort((a, b) => a.line - b.line);
  if (dated.orders.length === 0) return { ok: false, errors: [nothingRead(unread)] };
  const kinds = new Set(flows.map(({ load }) => load)).size;
  const notes = [
    ...(counting === undefined ? [] : [countedOnce(counting)]),
    ...(kinds > limits.loads ? [numbered(names.load ?? "", kinds)] : []),
    ...(repeated === 0 ? [] : [standTwice(repeated)]),
    ...dated.notes,
  ];
  const log: OrderLog = { ...dated, notes, flows, unread, columns: names };
  return { ok: true, value: kinds > limits.loads ? withoutLoads(log) : log };
}

/** The log with all loads of a way in one flow. */
function withoutLoads({ orders, flows, columns: { load: _, ...columns }, ...log }: OrderLog): OrderLog {
  const ways = new Map<string, number>();
  const merged: LoggedFlow[] = [];
  const numbers = flows.map(({ from, to }) => {
    const key = `${from}\u0000${to}`;
    const number = ways.get(key) ?? merged.push({ from, to }) - 1;
    ways.set(key, number);
    return number;
  });
  return {
    ...{ ...log, flows: merged, columns },
    orders: orders.map((order) => ({ ...order, flow: numbers[order.flow] ?? 0 })),
  };
}

const numbered = (heading: string, kinds: number) =>
  `The column ${quoted(heading)} isn't read: its ${kinds} different cells name each load by itself, not its kind`;

const standTwice = (lines: number) =>
  `${lines === 1 ? "1 line is" : `${lines} lines are`} the same as one above, word for word, and count all the same`;

function nothingRead([first]: readonly Unread[]): InputError {
  const why = first ? `: line ${first.line} ${first.why}` : "";
  return { path: "", message: `holds no order that can be read${why}` };
}

const countedOnce = (heading: string) =>
  `The column ${quoted(heading)} isn't read: each line counts as one order`;

const marked = /^(x|y|yes|j|ja|true|1|oui|si|sí|evet)$/iu;

/** Why an order doesn't count that was cancelled. */
function isCancelled({ cells }: LogRecord, state: State | undefined): string | undefined {
  const cell = state === undefined ? "" : (cells[state.at] ?? "").trim();
  if (cell === "" || !(cancelled.test(cell) || (state?.isMark && marked.test(cell)))) return undefined;
  return `is cancelled: ${quoted(cell)}`;
}

type ReadOrder = { written: Written; from: string; to: string; load: string };

/** An order, or why the record holds none. */
function orderIn(
  { cells, why }: LogRecord,
  columns: Columns,
  names: Partial<Record<Role, string>>,
): ReadOrder | string {
  if (why) return why;
  const at = (role: Role) => (cells[columns[role] ?? -1] ?? "").trim();
  const [from, to, load] = [nameIn(at("from")), nameIn(at("to")), nameIn(at("load"))];
  const last = Math.max(columns.time ?? 0, columns.day ?? 0, columns.from ?? 0, columns.to ?? 0);
  if (cells.length <= last)
    return `has ${cells.length === 1 ? "1 cell" : `${cells.length} cells`}, and ${last + 1} are needed`;
  const written = columns.time === undefined ? fromHalves(at("day"), at("clock")) : readMoment(at("time"));
  const time = columns.time === undefined ? `${at("day")} ${at("clock")}`.trim() : at("time");
  if (time === "") return "has no time";
  if (!written) return `has a time that can't be read: ${quoted(time)}`;
  if (written.second === undefined) return `has a day, but no time of day: ${quoted(time)}`;
  for (const [role, name] of [
    ["from", from],
    ["to", to],
    ["load", load],
  ] as const) {
    if (name === "" && role !== "load") return `names no place under ${quoted(names[role] ?? role)}`;
    if (name.length > limits.idLength)
      return `has a name of more than ${limits.idLength} characters under ${quoted(names[role] ?? role)}`;
    if (!name.isWellFormed()) return `has half of a character in ${quoted(names[role] ?? role)}`;
  }
  return { written, from, to, load };
}

const nameIn = (cell: string) => (/\s\s|[\t\n\r]/.test(cell) ? cell.replaceAll(/\s+/g, " ") : cell);

/** A day and a time of day that stand in two cells; either may hold both, as spreadsheets export them. */
function fromHalves(day: string, clock: string): Written | undefined {
  const whole = readMoment(clock);
  if (whole?.second !== undefined && !/^\d+$/.test(clock)) return whole;
  const written = readMoment(day);
  if (!written) return undefined;
  const time = clock === "" ? undefined : readClock(clock);
  if (clock !== "" && !time) return undefined;
  return {
    ...written,
    second: time?.second ?? written.second,
    offset: time?.offset ?? written.offset,
  };
}
