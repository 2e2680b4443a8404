import type { InputError, Outcome } from "../plan/fields.ts";
import { limits } from "../plan/limits.ts";
import { dateOf } from "./calendar.ts";
import { type Columns, columnsIn, type Role } from "./headings.ts";
import { logText } from "./log-text.ts";
import { readClock, readMoment, type Written } from "./moments.ts";
import { betweenCells, type LogRecord, recordsOf } from "./records.ts";

/** One order of a log. `at`: s since 1970 by the clock of the plant. */
type LoggedOrder = { line: number; at: number; flow: number };
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

type Raw = Written & { line: number; flow: number };

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

const refused = (message: string): Outcome<never> => ({ ok: false, errors: [{ path: "", message }] });

function nothingRead([first]: readonly Unread[]): InputError {
  const why = first ? `: line ${first.line} ${first.why}` : "";
  return { path: "", message: `holds no order that can be read${why}` };
}

/** Records above which the headings must stand. */
const maxTitles = 25;

type Begun = {
  columns: Columns;
  names: Partial<Record<Role, string>>;
  first: LogRecord[];
  /** A column that may say how many loads a line stands for. */
  counting?: string | undefined;
  /** Whether a column numbers the orders, so that a line that stands twice is one order. */
  isNumbered?: boolean;
  /** A column that may say that an order was cancelled. */
  state?: State | undefined;
};

const number =
  /^(order|task|job|transport|auftrag|lageraufgabe|tanum)$|[ _-](id|no|nr|num|number)\.?$|(nummer|number|numara(sı)?)$/iu;

/** Where it stands, and whether its heading says "cancelled", so that a mark below it does. */
type State = { at: number; isMark: boolean };

const cancelled = /^(cancel|storn|annul|anul|iptal|void|delet|gelösch|abgebroch|geannul|avbrut|取消)/iu;
const marked = /^(x|y|yes|j|ja|true|1|oui|si|sí|evet)$/iu;
const ofState =
  /^((order|task|job|auftrags?)[ -]?)?(status|state|zustand|statut|estado|stato|durum|stav|状态)\b/iu;

/** Why an order doesn't count that was cancelled. */
function isCancelled({ cells }: LogRecord, state: State | undefined): string | undefined {
  const cell = state === undefined ? "" : (cells[state.at] ?? "").trim();
  if (cell === "" || !(cancelled.test(cell) || (state?.isMark && marked.test(cell)))) return undefined;
  return `is cancelled: ${quoted(cell)}`;
}

function stateIn(cells: readonly string[]): State | undefined {
  const mark = cells.findIndex((cell) => cancelled.test(cell.trim()));
  const at = mark < 0 ? cells.findIndex((cell) => ofState.test(cell.trim())) : mark;
  return at < 0 ? undefined : { at, isMark: at === mark };
}

const quantity =
  /^(qty|quantity|amount|count|pieces|pcs|menge|anzahl|stück(zahl)?|quantité|qté|nombre|cantidad|quantità|quantidade|aantal|ilość|adet|miktar|数量)\b/iu;
const countedOnce = (heading: string) =>
  `The column ${quoted(heading)} isn't read: each line counts as one order`;

/** Finds the headings; a file without any has its columns in the order time, from, to, load. */
function beginning(records: Iterator<LogRecord>, unread: Unread[]): Outcome<Begun> {
  const seen: LogRecord[] = [];
  let timed: readonly string[] | undefined;
  let nearest: { missing: readonly Role[]; cells: readonly string[] } | undefined;
  for (let next = records.next(); !next.done; next = records.next()) {
    const record = next.value;
    const { cells } = record;
    if (cells.some((cell) => hasTime(cell))) {
      const at = cells.findIndex((cell) => hasTime(cell));
      if (nearest) break;
      if (at !== 0 || cells.length < 3 || !isByPosition(cells)) {
        /* A report's title says when it was printed. */
        timed ??= cells;
        seen.push(record);
        if (seen.length > maxTitles) break;
        continue;
      }
      return {
        ok: true,
        value: { columns: inOrder, names: orderNames, first: [...titled(seen, unread), record] },
      };
    }
    const found = columnsIn(cells);
    if (found?.missing.length === 0) {
      titled(seen, unread);
      const names = Object.fromEntries(
        Object.entries(found.columns).map(([role, at]) => [role, (cells[at] ?? "").trim()]),
      );
      const counting = cells.find((cell) => quantity.test(cell.trim()));
      const isNumbered = cells.some((cell) => number.test(cell.trim()));
      const value = { columns: found.columns, names, first: [], counting, state: stateIn(cells), isNumbered };
      return { ok: true, value };
    }
    if (found && found.missing.length < (nearest?.missing.length ?? 3))
      nearest = { missing: found.missing, cells };
    seen.push(record);
    if (seen.length > maxTitles) break;
  }
  return refused(
    nearest ? noColumn(nearest.missing, nearest.cells) : noHeadings(timed ?? seen[0]?.cells ?? []),
  );
}

const hasTime = (cell: string) => readMoment(cell)?.second !== undefined;
const isByPosition = ([, from = "", to = ""]: readonly string[]) => from.trim() !== "" && to.trim() !== "";

const inOrder: Columns = { time: 0, from: 1, to: 2, load: 3 };
const orderNames = { time: "1", from: "2", to: "3", load: "4" };

/** Names the lines above the orders, but for the one that only names the mark between cells. */
function titled(seen: readonly LogRecord[], unread: Unread[]): LogRecord[] {
  for (const { line, cells, why } of seen)
    if (!/^sep=/i.test(cells[0]?.trim() ?? ""))
      unread.push({ line, why: why ?? "stands above the orders, and names no columns" });
  return [];
}

const meanings: Record<Role, string> = {
  time: "when the order was placed (such as “time” or “created at”)",
  day: "its date",
  clock: "its time of day",
  from: "where it is picked up (such as “from” or “source”)",
  to: "where it is set down (such as “to” or “destination”)",
  load: "what is carried",
};

const noColumn = (missing: readonly Role[], cells: readonly string[]) =>
  `has no column that says ${missing.map((role) => meanings[role]).join(", nor one that says ")}. Its headings are: ${shownCells(cells)}`;

const noHeadings = (cells: readonly string[]) =>
  `needs a row of headings that name the columns time, from and to. It begins with: ${shownCells(cells)}`;

const shownCells = (cells: readonly string[]) =>
  cells
    .slice(0, 12)
    .map((cell) => quoted(cell))
    .join(", ");

const quoted = (text: string) => JSON.stringify(shortened(text.trim()));
const shortened = (text: string) => (text.length > 40 ? `${text.slice(0, 40).toWellFormed()}…` : text);

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
  if (cells.length <= last) return `has ${cells.length} cells, and ${last + 1} are needed`;
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

type Dated = Pick<OrderLog, "orders" | "notes" | "offsets" | "changes">;

/** Dates all orders: which number is the month, and which clock counts, is decided once for all of them. */
function datedAll(raw: readonly Raw[], unread: Unread[]): Dated {
  const notes: string[] = [];
  const isMonthFirst = monthFirst(raw, notes);
  const clock = clockOf(raw, notes);
  const offsetsOn = new Map<number, { first: number; last: number; from: number; to: number }>();
  const kept: (LoggedOrder & { offset: number | undefined })[] = [];
  for (const { dayFirst, monthFirst, second = 0, offset, line, flow } of raw) {
    const day = isMonthFirst ? monthFirst : dayFirst;
    if (Number.isNaN(day)) {
      unread.push({
        line,
        why: `has a date with the ${isMonthFirst ? "day" : "month"} first, unlike most lines`,
      });
      continue;
    }
    const shown = day * secondsOfDay + second;
    if (clock === undefined) {
      if (offset !== undefined) noteOffset(offsetsOn, day, shown, offset);
      kept.push({ line, at: shown, flow, offset });
    } else if (offset === undefined)
      unread.push({ line, why: "has no time zone, while other lines have several" });
    else kept.push({ line, at: shown + (clock - offset) * 60, flow, offset: clock });
  }
  /* By the moment, where zones are known: the hour that clocks show twice would else be shuffled. */
  kept.sort((a, b) => a.at - (a.offset ?? 0) * 60 - (b.at - (b.offset ?? 0) * 60) || a.line - b.line);
  const [first, last] = [kept[0]?.offset, kept.at(-1)?.offset];
  return {
    orders: kept.map(({ line, at, flow }) => ({ line, at, flow })),
    notes,
    offsets: first === undefined || last === undefined ? undefined : [first, last],
    changes: new Map(
      [...offsetsOn].flatMap(([day, { from, to }]) => (from === to ? [] : [[day, changeOf(from, to)]])),
    ),
  };
}

/** Europe changes its clocks at one o'clock in UTC, America at two by its own. */
function changeOf(from: number, to: number) {
  const winter = Math.min(from, to) / 60;
  return { by: (to - from) / 60, hour: winter >= 0 ? 1 + Math.floor(winter) : to > from ? 2 : 1 };
}

const secondsOfDay = 86_400;

type OffsetsOn = Map<number, { first: number; last: number; from: number; to: number }>;

/** Keeps the offsets of a day's first and last moment. */
function noteOffset(on: OffsetsOn, day: number, shown: number, offset: number) {
  const moment = shown - offset * 60;
  const known = on.get(day);
  if (!known) return void on.set(day, { first: moment, last: moment, from: offset, to: offset });
  if (moment < known.first) Object.assign(known, { first: moment, from: offset });
  if (moment > known.last) Object.assign(known, { last: moment, to: offset });
}

/**
 * Whether the month stands first. A number above 12 decides; else the order in which the lines follow one another; else
 * the day comes first, which is noted.
 */
function monthFirst(raw: readonly Raw[], notes: string[]): boolean {
  const sure = { day: 0, month: 0 };
  let isOpen = false;
  for (const { dayFirst, monthFirst } of raw) {
    if (Number.isNaN(monthFirst)) sure.day++;
    else if (Number.isNaN(dayFirst)) sure.month++;
    else if (dayFirst !== monthFirst) isOpen = true;
  }
  if (sure.day !== sure.month) return sure.month > sure.day;
  if (!isOpen) return false;
  const turns = (of: (order: Raw) => number) => {
    let [up, down] = [0, 0];
    for (let at = 1; at < raw.length; at++) {
      const [before, here] = [raw[at - 1], raw[at]];
      const step = before && here ? of(here) - of(before) : 0;
      if (step > 0) up++;
      else if (step < 0) down++;
    }
    return Math.min(up, down);
  };
  const [asDay, asMonth] = [turns(({ dayFirst }) => dayFirst), turns(({ monthFirst }) => monthFirst)];
  if (asDay !== asMonth) return asMonth < asDay;
  const isMonth =
    spreadOf(raw.map((order) => order.monthFirst)) < spreadOf(raw.map((order) => order.dayFirst));
  const { month, date } = dateOf(raw.find((order) => order.dayFirst !== order.monthFirst)?.dayFirst ?? 0);
  notes.push(
    `Dates such as ${twoDigits(date)}/${twoDigits(month)} could begin with the day or with the month: read with the ${isMonth ? "month" : "day"} first`,
  );
  return isMonth;
}

const twoDigits = (value: number) => String(value).padStart(2, "0");

function spreadOf(days: readonly number[]) {
  const [first, last] = days.reduce(
    ([low, high], day) => [Math.min(low, day), Math.max(high, day)],
    [Infinity, -Infinity],
  );
  return last - first;
}

/**
 * The offset to which all times are brought where they were written in zones that no plant has side by side; undefined
 * where each is taken as it stands: an hour between two is daylight saving.
 */
function clockOf(raw: readonly Raw[], notes: string[]): number | undefined {
  const times = new Map<number, number>();
  for (const { offset } of raw) if (offset !== undefined) times.set(offset, (times.get(offset) ?? 0) + 1);
  if (times.size === 0) return undefined;
  const offsets = [...times.keys()];
  if (Math.max(...offsets) - Math.min(...offsets) <= 60) {
    if (times.size === 1 && offsets[0] === 0)
      notes.push("Times are in UTC: the hours are UTC's, not those of the plant's clock");
    return undefined;
  }
  const [offset = 0] = [...times].reduce((a, b) => (b[1] > a[1] ? b : a));
  notes.push(
    `Times were written in ${times.size} zones: all are brought to ${zoneText(offset)}, the most frequent one`,
  );
  return offset;
}

/** +02:00 */
export function zoneText(offset: number): string {
  const minutes = Math.abs(offset);
  return `${offset < 0 ? "-" : "+"}${twoDigits(Math.floor(minutes / 60))}:${twoDigits(minutes % 60)}`;
}
