import { company } from "#content/company/company.ts";

const minute = 60_000; /* ms */
const day = 24 * 60 * minute;
const [opens = 0, closes = day] = [...company.office.hours.matchAll(/(\d+):(\d+)/g)].map(inMs);
const [zone, sign, ...offset] = /UTC([+-])(\d+):(\d+)/.exec(company.office.zone) ?? ["", "+", "0", "0"];
/** How far the office's clock is ahead of UTC. */
const ahead = inMs([zone, ...offset]) * (sign === "-" ? -1 : 1);

/** When one working day after `from` is over: at the same time of the next one, or with the one that begins next. */
export function afterOneWorkingDay(from: Date) {
  const { date, clock } = atOffice(from);
  if (isWorkday(date) && clock < opens) return onClock(date, closes);
  if (isWorkday(date) && clock < closes) return onClock(workday(date, 1), clock);
  return onClock(workday(date, 1), closes);
}

/** What came at this moment or earlier is, at `now`, past one working day. */
export function oneWorkingDayBefore(now: Date) {
  const { date, clock } = atOffice(now);
  if (isWorkday(date) && clock >= opens && clock < closes) return onClock(workday(date, -1), clock);
  const last = isWorkday(date) && clock >= closes ? date : workday(date, -1);
  return onClock(last, opens - 1);
}

/** The office's date, as a number of days, and the time of its clock, ms. */
function atOffice(time: Date) {
  const local = time.getTime() + ahead;
  return { date: Math.floor(local / day), clock: local - Math.floor(local / day) * day };
}

function onClock(date: number, clock: number) {
  return new Date(date * day + clock - ahead);
}

/** Day 0 was a Thursday. */
function isWorkday(date: number) {
  const weekday = (date + 4) % 7;
  return weekday !== 0 && weekday !== 6;
}

/** The next working day, or the one before. */
function workday(date: number, step: 1 | -1): number {
  return isWorkday(date + step) ? date + step : workday(date + step, step);
}

function inMs([, hours, minutes]: string[]) {
  return (Number(hours) * 60 + Number(minutes)) * minute;
}
