import { dateFormat } from "#language/language.ts";

/** Writes an ISO date the one way this site writes it: 14 October 2026. */
export function longDate(isoDate: string) {
  return dateFormat({ dateStyle: "long", timeZone: "UTC" }).format(new Date(isoDate.slice(0, 10)));
}
