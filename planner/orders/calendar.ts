// biome-ignore-all lint/style/noRestrictedGlobals: Days are handed in; no clock is read.

const msOfDay = 86_400_000;

/** Days since 1970 of a date in the calendar; NaN if there is none. A log is of our time. */
export function dayOf(year: number, month: number, date: number): number {
  if (year < 1980 || year > 2199) return Number.NaN;
  const day = Date.UTC(year, month - 1, date) / msOfDay;
  /* 30 February is 2 March. */
  const found = dateOf(day);
  return found.date === date && found.month === month ? day : Number.NaN;
}

/** The date of a day, counted from 1970. */
export function dateOf(day: number): { year: number; month: number; date: number } {
  const at = new Date(day * msOfDay);
  return { year: at.getUTCFullYear(), month: at.getUTCMonth() + 1, date: at.getUTCDate() };
}

/** 2026-03-02T06:00:12 @param at s since 1970 */
export const clockText = (at: number) => new Date(at * 1000).toISOString().slice(0, 19);
