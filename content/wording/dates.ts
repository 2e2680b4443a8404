import { dateFormat } from "#language/language.ts";

/** Writes an ISO date the one way this site writes it: 14 October 2026. */
export function longDate(isoDate: string) {
  return dateFormat({ dateStyle: "long", timeZone: "UTC" }).format(new Date(isoDate.slice(0, 10)));
}

/** Writes all days of what begins and ends at these times: 9–11 March 2027. */
export function longDates({ start, end }: { start: string; end: string }) {
  const [from, to] = [start, end].map((time) => new Date(time.slice(0, 10)));
  if (!from || !to) return "";
  const dates = dateFormat({ dateStyle: "long", timeZone: "UTC" }).formatRange(from, to);
  return dates.replace(/^(\d+)\s–\s(?=\d)/, "$1–");
}

/** From when to when on each of its days, by the clock of the place: "10:00 to 16:00 (IST)". */
export function hoursOf({ start, end, zone }: { start: string; end: string; zone: string }) {
  const [from, to] = [start, end].map((time) => time.split("T"));
  return `${from?.[1]?.slice(0, 5)} to ${to?.[1]?.slice(0, 5)}${from?.[0] === to?.[0] ? "" : " each day"} (${zone})`;
}
