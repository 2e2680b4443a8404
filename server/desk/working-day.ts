import { company } from "#content/company/company.ts";
import { officeHours } from "#content/company/office-hours.ts";

const hour = 3_600_000; /* ms */
const day = 24 * hour;
const [opens, closes] = [officeHours.opens * hour, officeHours.closes * hour];
const [, sign, hours, minutes] = /UTC([+-])(\d+):(\d+)/.exec(company.office.zone) ?? ["", "+", "0", "0"];
/** How far the office's clock is ahead of UTC. */
const ahead = (Number(hours) + Number(minutes) / 60) * hour * (sign === "-" ? -1 : 1);

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
