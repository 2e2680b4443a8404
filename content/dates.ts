/** Writes an ISO date the one way this site writes it: 14 October 2026. */
export function longDate(isoDate: string) {
  return new Intl.DateTimeFormat("en-GB", { dateStyle: "long", timeZone: "UTC" }).format(
    new Date(isoDate.slice(0, 10)),
  );
}
