import type { Outcome } from "../plan/fields.ts";
import { clockText } from "./calendar.ts";
import { zoneText } from "./dated.ts";
import { type LoggedFlow, type OrderLog, readOrders, type Unread } from "./read-orders.ts";

export type Orders = {
  /** What each flow carries in the mean of the worked hours, the largest first. */
  flows: (LoggedFlow & { perHour: number })[];
  /** Orders by hour of day, from midnight on. */
  profile: number[];
  span: {
    /** When the first and the last order was placed, by the clock of the plant. */
    from: string;
    to: string;
    orders: number;
    /** Days with orders. */
    days: number;
    /** Hours worked on them: those hours of the day that have orders at all, within the span. */
    hours: number;
    columns: OrderLog["columns"];
    notes: string[];
  };
  unread: Unread[];
};

/** What an exported log of orders says: how many go from where to where, at which hours, and which lines say nothing. */
export function answerOrders(bytes: Uint8Array): Outcome<Orders> {
  const read = readOrders(bytes);
  return read.ok ? { ok: true, value: ordersIn(read.value) } : read;
}

const [secondsOfHour, hoursOfDay] = [3600, 24];

function ordersIn(log: OrderLog): Orders {
  const { orders, flows, unread, columns, notes, offsets } = log;
  const profile = Array.from({ length: hoursOfDay }, () => 0);
  const counts = new Float64Array(flows.length);
  const days = new Set<number>();
  for (const { at, flow } of orders) {
    const hour = Math.floor(at / secondsOfHour);
    const ofDay = hour % hoursOfDay;
    profile[ofDay] = (profile[ofDay] ?? 0) + 1;
    counts[flow] = (counts[flow] ?? 0) + 1;
    days.add(Math.floor(hour / hoursOfDay));
  }
  const hours = workedHours(log, profile, days);
  const [first, last] = [orders[0]?.at ?? 0, orders.at(-1)?.at ?? 0];
  return {
    flows: flows
      .map((flow, number) => ({ ...flow, perHour: (counts[number] ?? 0) / hours }))
      .filter(({ perHour }) => perHour > 0)
      .sort((a, b) => b.perHour - a.perHour),
    profile,
    span: {
      from: written(first, offsets?.[0]),
      to: written(last, offsets?.[1]),
      ...{ orders: orders.length, days: days.size, hours, columns, notes },
    },
    unread,
  };
}

/**
 * Hours in which orders are placed: of each day that has any, the hours of the day that have some in the log, but for
 * those before its first order and after its last. The day on which clocks change has an hour more or less.
 */
function workedHours({ orders, changes }: OrderLog, profile: readonly number[], days: ReadonlySet<number>) {
  const isWorked = profile.map((count) => count > 0);
  let [first, last] = [Infinity, -Infinity];
  for (const { at } of orders) {
    first = Math.min(first, Math.floor(at / secondsOfHour));
    last = Math.max(last, Math.floor(at / secondsOfHour));
  }
  let hours = 0;
  for (const day of days) {
    for (const [hour, worked] of isWorked.entries()) {
      const here = day * hoursOfDay + hour;
      if (worked && here >= first && here <= last) hours++;
    }
    const change = changes.get(day);
    if (change && isWorked[change.hour]) hours -= change.by;
  }
  return Math.max(1, hours);
}

/** 2026-03-02T06:00:12, with its zone where one is known. */
function written(at: number, offset: number | undefined) {
  const text = clockText(at);
  return offset === undefined ? text : `${text}${zoneText(offset)}`;
}
