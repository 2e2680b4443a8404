import { peakOf } from "#planner/plan/peak.ts";
import { loadOfWeek } from "#planner/plan/shifts.ts";
import type { Modelled } from "#planner/presets/modelled.ts";
import type { Preset } from "#planner/presets/presets.ts";
import { weekWords as words } from "../../tasks/case-studies-words.ts";
import type { WeekStrip } from "./strip.ts";

/** The week of a modelled case as its page and its document show it. */
export type ShownWeek = ReturnType<typeof weekOf>;

export function weekOf({ plan, times }: Preset, { count, week }: Modelled) {
  const { hoursPerDay, daysPerYear, promise } = plan.work;
  const load = loadOfWeek(plan, times);
  const worked = load.flatMap((share, hour) => (share > 0 ? [hour] : []));
  const { orders, wait, busy, charging } = week;
  const ordered = worked.filter((hour) => (orders[hour] ?? 0) > 0);
  const over = ordered.filter((hour) => (wait[hour] ?? 0) > promise.within).length;
  const vehicles = (most: (most: string, count: number) => string) => (value: number) =>
    most(value.toFixed(1), count);
  return {
    title: words.title,
    days: words.days,
    work: words.work({
      ...times,
      hours: hoursPerDay,
      days: Math.min(7, Math.round(daysPerYear / 52)),
      peak: Math.round(peakOf(plan) * 10) / 10,
    }),
    result: words.over(over, ordered.length, promise.within),
    strips: [
      strip(words.orders, orders),
      { ...strip(words.wait, wait, promise.within), limit: promise.within },
      strip({ ...words.fleet, most: vehicles(words.fleet.most) }, busy, count),
      strip({ ...words.charging, most: vehicles(words.charging.most) }, charging, count),
    ] satisfies WeekStrip[],
    table: {
      name: words.table,
      head: words.head,
      rows: worked.map((hour) => ({
        hour: words.hour(hour),
        cells: [
          `${orders[hour] ?? 0}`,
          `${wait[hour] ?? 0}\u00a0s`,
          (busy[hour] ?? 0).toFixed(1),
          (charging[hour] ?? 0).toFixed(1),
        ],
      })),
    },
  };
}

type Named = { name: string; most: (most: number) => string };

function strip({ name, most }: Named, values: readonly number[], atLeast = 0): WeekStrip {
  const highest = Math.max(...values);
  return {
    name,
    most: words.most(most(highest), values.indexOf(highest)),
    values,
    top: Math.max(highest, atLeast, 1),
  };
}
