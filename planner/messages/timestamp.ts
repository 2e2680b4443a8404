const day = 86_400_000; /* ms */
const two = (part: number) => String(part).padStart(2, "0");

/** 1,767,607,200,000 ms since 1970: "2026-01-05T10:00:00.000Z". Whole ms; years 1970 to 9999. */
export function timestampOf(ms: number): string {
  const days = Math.floor(ms / day);
  const inDay = ms - days * day;
  /* Civil date from a day number, with years that begin in March: the leap day is then the last of its year. */
  const shifted = days + 719_468;
  const era = Math.floor(shifted / 146_097);
  const ofEra = shifted - era * 146_097;
  const yearOfEra = Math.floor(
    (ofEra - Math.floor(ofEra / 1460) + Math.floor(ofEra / 36_524) - Math.floor(ofEra / 146_096)) / 365,
  );
  const ofYear = ofEra - (365 * yearOfEra + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100));
  const march = Math.floor((5 * ofYear + 2) / 153);
  const date = ofYear - Math.floor((153 * march + 2) / 5) + 1;
  const month = march < 10 ? march + 3 : march - 9;
  const year = yearOfEra + era * 400 + (month <= 2 ? 1 : 0);
  const [hours, minutes, seconds] = [
    Math.floor(inDay / 3_600_000),
    Math.floor(inDay / 60_000) % 60,
    Math.floor(inDay / 1000) % 60,
  ];
  const thousandths = String(inDay % 1000).padStart(3, "0");
  return `${year}-${two(month)}-${two(date)}T${two(hours)}:${two(minutes)}:${two(seconds)}.${thousandths}Z`;
}

const moment = /^(\d{4})-(\d{2})-(\d{2})T(\d{2}):(\d{2}):(\d{2})(\.\d+)?(Z|[+-]\d{2}:?\d{2})?$/;

/** The moment of a timestamp in ms since 1970, whatever its zone; undefined if it isn't one. */
export function momentOf(timestamp: unknown): number | undefined {
  if (typeof timestamp !== "string") return undefined;
  const parts = moment.exec(timestamp);
  if (!parts) return undefined;
  const [year, month, date, hour, minute, second] = parts.slice(1, 7).map(Number) as [
    number,
    number,
    number,
    number,
    number,
    number,
  ];
  const days = [31, isLeap(year) ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31][month - 1];
  if (days === undefined || date < 1 || date > days || hour > 23 || minute > 59 || second > 60)
    return undefined;
  const [, , , , , , , fraction = "", zone = "Z"] = parts;
  const ms = Math.round(Number(`0${fraction || ".0"}`) * 1000);
  const away = zone === "Z" ? 0 : minutesOf(zone);
  return dayOf(year, month, date) * day + ((hour * 60 + minute - away) * 60 + second) * 1000 + ms;
}

const isLeap = (year: number) => (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0;

/** "+02:00": 120 */
function minutesOf(zone: string) {
  const digits = zone.replace(":", "");
  const minutes = Number(digits.slice(1, 3)) * 60 + Number(digits.slice(3, 5));
  return zone.startsWith("-") ? -minutes : minutes;
}

/** The number of a day since 1 January 1970, with years that begin in March. */
function dayOf(year: number, month: number, date: number) {
  const from = month > 2 ? year : year - 1;
  const era = Math.floor(from / 400);
  const ofEra = from - era * 400;
  const ofYear = Math.floor((153 * (month > 2 ? month - 3 : month + 9) + 2) / 5) + date - 1;
  return era * 146_097 + ofEra * 365 + Math.floor(ofEra / 4) - Math.floor(ofEra / 100) + ofYear - 719_468;
}
