import { dateFormat } from "#language/language.ts";
import { figure } from "#planner/in-words.ts";
import type { Words } from "../posts/internal-link.ts";

type Span = { from: string; to: string; orders: number; days: number; hours: number };

const moment = (text: string) =>
  dateFormat({ dateStyle: "medium", timeStyle: "short", timeZone: "UTC" }).format(
    new Date(`${text.slice(0, 19)}Z`),
  );
const hour = (at: number) => `${at}:00`;
const times = (count: number, one: string, more: string) => `${figure(count)} ${count === 1 ? one : more}`;

/** Words of the import of orders; they come with its script, once somebody opens it. */
export const ordersWords = {
  label: "An export of orders, CSV: time, from, to and load, in any order",
  stays:
    "Your browser reads the file; it is sent nowhere. Columns are found by their headings, in the usual languages. Dates, separators and encodings are those that programs write.",
  drop: "Or drop the file here.",
  sample: "Try it with a sample of this plan",
  reading: "Reading …",
  tooLarge: (most: number) => `This file has more than ${most} MB. Leave columns out, or split it.`,
  wrong: (why: string) => `Nothing was taken from this file: ${why}.`,
  failed: "This file could not be read. Check the connection, choose it again.",
  summary: ({ from, to, orders, days, hours }: Span) =>
    `${times(orders, "order", "orders")} from ${moment(from)} to ${moment(to)}, on ${times(days, "day", "days")} with ${times(hours, "worked hour", "worked hours")}: ${figure(orders / hours, 1)} an hour in the mean.`,
  busiest: (at: number, perHour: number, peak: number) =>
    `The busiest hour begins at ${hour(at)}: ${figure(perHour, 1)} orders on a mean day, ${figure(peak, 2)} times the mean.`,
  columns: (columns: Readonly<Record<string, string>>) =>
    `Columns: ${Object.entries(columns)
      .map(([role, heading]) => `${heading} (${role})`)
      .join(", ")}.`,
  hours: {
    caption: "Orders by hour of day",
    table: "Orders by hour of day in figures",
    head: ["From", "Orders"],
    hour,
  },
  flows: {
    caption: "Orders by flow",
    head: ["From", "To", "Load", "Orders an hour"],
    more: (count: number) => `And ${times(count, "smaller flow", "smaller flows")}.`,
  },
  unread: {
    title: (count: number) =>
      count === 1 ? "1 line was not taken" : `${figure(count)} lines were not taken`,
    line: (line: number, why: string) => `Line ${line} ${why}.`,
    more: (count: number) => `And ${times(count, "further line", "further lines")}.`,
  },
  unknown: {
    title: "Places that this floor doesn't have",
    text: (left: number) =>
      `${figure(left, 1)} orders an hour go from or to them, and are left out until you say where they are.`,
    leaveOut: "left out",
    perHour: (name: string, perHour: number) => `${name} (${figure(perHour, 1)} an hour)`,
    more: (count: number) => `And ${times(count, "further name", "further names")}.`,
  },
  otherLoads: (loads: readonly string[], first: string) =>
    `The plan has no load named ${loads.map((load) => `“${load}”`).join(", ")}: counted as “${first}”.`,
  filled: (flows: number) =>
    `${times(flows, "flow", "flows")}, the orders by hour of day and the hours of work are in their fields. Ask again to plan with them.`,
  none: "No order of this file goes between places of this floor, so no field was changed. Say below where its places are.",
  undo: "Undo",
  undone: "The fields are as they were.",
} as const satisfies Words;
