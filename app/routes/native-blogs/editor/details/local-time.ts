/** A moment as `<input type="datetime-local">` holds it, in the time zone of this computer: 2026-11-21T09:30. */
export function toLocalTime(time: string | null) {
  if (!time) return "";
  const date = new Date(time);
  const shifted = new Date(date.getTime() - date.getTimezoneOffset() * 60_000);
  return shifted.toISOString().slice(0, 16);
}

/** @returns ISO 8601 in UTC; null for an empty or unfinished value */
export function fromLocalTime(value: string) {
  const date = new Date(value);
  return value && !Number.isNaN(date.getTime()) ? date.toISOString() : null;
}

export function localZone() {
  return Intl.DateTimeFormat().resolvedOptions().timeZone;
}
