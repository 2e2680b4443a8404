import { dateOf } from "./calendar.ts";
import type { Written } from "./moments.ts";
import type { LoggedOrder, OrderLog, Unread } from "./read-orders.ts";

/** An order whose time isn't yet a moment. */
export type Raw = Written & { line: number; flow: number };

type Dated = Pick<OrderLog, "orders" | "notes" | "offsets" | "changes">;

/** Dates all orders: which number is the month, and which clock counts, is decided once for all of them. */
export function datedAll(raw: readonly Raw[], unread: Unread[]): Dated {
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
