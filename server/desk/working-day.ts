const day = 24 * 60 * 60 * 1000; /* ms */

/** When one working day after `from` is over: 24 hours of Monday to Friday, by the clock of UTC. */
export function afterOneWorkingDay(from: Date) {
  const weekday = from.getUTCDay();
  if (weekday === 6) return new Date(midnight(from).getTime() + 3 * day);
  if (weekday === 0) return new Date(midnight(from).getTime() + 2 * day);
  return new Date(from.getTime() + (weekday === 5 ? 3 : 1) * day);
}

/** What came at this moment or earlier is, at `now`, past one working day. */
export function oneWorkingDayBefore(now: Date) {
  const weekday = now.getUTCDay();
  if (weekday === 6) return new Date(midnight(now).getTime() - day);
  if (weekday === 0) return new Date(midnight(now).getTime() - 2 * day);
  return new Date(now.getTime() - (weekday === 1 ? 3 : 1) * day);
}

function midnight(time: Date) {
  return new Date(Date.UTC(time.getUTCFullYear(), time.getUTCMonth(), time.getUTCDate()));
}
