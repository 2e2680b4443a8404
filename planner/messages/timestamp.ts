// biome-ignore-all lint/style/noRestrictedGlobals: Moments are handed in; no clock is read.

/** 1,767,607,200,000 ms since 1970: "2026-01-05T10:00:00.000Z". Whole ms; years 1970 to 9999. */
export function timestampOf(ms: number): string {
  return new Date(ms).toISOString();
}

const moment = /^(\d{4}-\d{2}-\d{2})T(\d{2}):(\d{2}):(\d{2})(\.\d+)?(Z|[+-]\d{2}:?\d{2})?$/;

/** The moment of a timestamp in ms since 1970, whatever its zone; undefined if it isn't one. */
export function momentOf(timestamp: unknown): number | undefined {
  if (typeof timestamp !== "string") return undefined;
  const parts = moment.exec(timestamp);
  if (!parts) return undefined;
  const [, day = "", hour, minute, second, fraction = "", zone = "Z"] = parts;
  const midnight = Date.parse(`${day}T00:00Z`);
  /* Some engines take 30 February for 2 March. */
  if (Number.isNaN(midnight) || !timestampOf(midnight).startsWith(day)) return undefined;
  const [hours, minutes, seconds] = [Number(hour), Number(minute), Number(second)];
  if (hours > 23 || minutes > 59 || seconds > 60) return undefined;
  const away = zone === "Z" ? 0 : minutesOf(zone);
  const ms = Math.round(Number(`0${fraction}`) * 1000);
  return midnight + ((hours * 60 + minutes - away) * 60 + seconds) * 1000 + ms;
}

/** Whether something is a moment in UTC, as the standard writes it. */
export const isMoment = (value: unknown): value is string =>
  typeof value === "string" && value.endsWith("Z") && momentOf(value) !== undefined;

/** "+02:00": 120 */
function minutesOf(zone: string) {
  const digits = zone.replace(":", "");
  const minutes = Number(digits.slice(1, 3)) * 60 + Number(digits.slice(3, 5));
  return zone.startsWith("-") ? -minutes : minutes;
}
