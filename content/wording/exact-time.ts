import { dateFormat } from "#language/language.ts";

/** A moment of the server's clock, ISO 8601 or a date, as `21 Nov 2026, 04:12 UTC`. */
export function exactTime(time: string | Date) {
  return `${format.format(new Date(time))} UTC`;
}

const format = dateFormat({
  timeZone: "UTC",
  day: "numeric",
  month: "short",
  year: "numeric",
  hour: "2-digit",
  minute: "2-digit",
});
