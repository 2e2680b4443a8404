import type { Plan } from "./plan.ts";

/** Clock hours (0 to 23) of a week's work. */
export type WeekTimes = {
  /** When the first shift begins. */
  begins: number;
  /** The hour with the most orders, within the shifts. */
  busiest: number;
};

const [hoursOfDay, daysOfWeek] = [24, 7] as const;

type Working = Omit<Plan["work"], "profile"> & Partial<Pick<Plan["work"], "profile">>;

/** Hours of a week, from Monday midnight on. */
export const hoursOfWeek = hoursOfDay * daysOfWeek;

/**
 * For each hour of a week, its orders as a multiple of the plan's mean hour: 0 outside the shifts, the plan's peak in
 * the busiest hour, halfway to it in the hours beside that, and equal in all others, so that the mean is 1. A plan
 * with its orders by hour of day has those every day.
 */
export function loadOfWeek({ work }: { work: Working }, { begins, busiest }: WeekTimes): number[] {
  const hours = Math.min(hoursOfDay, Math.max(1, Math.round(work.hoursPerDay)));
  const days = Math.min(daysOfWeek, Math.max(1, Math.round(work.daysPerYear / 52)));
  const shift = Array.from({ length: hours }, (_, hour) => (begins + hour) % hoursOfDay);
  if (work.profile) return weekOf(work.profile, days);
  const shoulder = (1 + work.peak) / 2;
  const raised = shift.map((hour) =>
    hour === busiest ? work.peak : isBeside(hour, busiest) ? shoulder : null,
  );
  const peaks = raised.filter((load) => load !== null);
  const others = Math.max(0, (hours - peaks.reduce((sum, load) => sum + load, 0)) / (hours - peaks.length));
  const week = Array<number>(hoursOfWeek).fill(0);
  for (let day = 0; day < days; day++)
    for (const [at, load] of raised.entries())
      week[(day * hoursOfDay + begins + at) % hoursOfWeek] = load ?? others;
  return week;
}

/** The same hours every day, the mean of the worked ones being 1. */
function weekOf(profile: readonly number[], days: number): number[] {
  const worked = profile.filter((orders) => orders > 0);
  const mean = worked.reduce((sum, orders) => sum + orders, 0) / worked.length;
  return Array.from({ length: hoursOfWeek }, (_, hour) =>
    hour < days * hoursOfDay ? (profile[hour % hoursOfDay] ?? 0) / mean : 0,
  );
}

const isBeside = (hour: number, other: number) => Math.abs(hour - other) === 1;
