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
