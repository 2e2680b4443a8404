import { distancesOf } from "../floor/distances.ts";
import type { Plan } from "../plan/plan.ts";

/** How a plan's loads are moved without vehicles of ours. */
export type ByHand = {
  by: keyof typeof handSpeeds;
  /** Trips that a load of the plan takes. */
  trips: number;
  /** Times that each load is picked up before it stands where the plan takes it. */
  pickUps: number;
  /** Whether people return without a load. */
  emptyBack: boolean;
  /** m/s; without it, that of `by`. */
  speed?: number | undefined;
  /** s of every pick-up with its set-down; without it, those of `handTime`. */
  handling?: number | undefined;
};

/** By one truck for a pallet, as most plants do it. */
export const byTruck = { by: "truck", trips: 1, pickUps: 1, emptyBack: true } as const satisfies ByHand;

/** Planning values, in m/s: a driven truck in a hall with people, and a person who pushes a cart. */
export const handSpeeds = { truck: 2, foot: 1.2 } as const;

/** Planning value, in s: one approach and one check of the load, as for the planner's vehicles. */
export const handTime = { pick: 30, drop: 30 } as const;

/** The work of a mean hour, if people do it. */
export type HandWork = {
  pickUps: number;
  /** Hours a day in which people are busy with it, and what they do in them. */
  hours: number;
  parts: { handling: number; loaded: number; back: number };
  /** People at work at the same time, each busy for the plan's share of the hour. */
  people: number;
};

/** People are not bound to one-way lanes: they take the shorter way round. */
export function handWork(plan: Plan, { by, trips, pickUps, emptyBack, speed, handling }: ByHand): HandWork {
  const { between } = distancesOf(plan);
  const each = handling ?? handTime.pick + handTime.drop;
  const parts = { handling: 0, loaded: 0, back: 0 };
  let orders = 0;
  for (const flow of plan.flows) {
    const { from, to, perHour, tour } = flow;
    /* What a tour hands round goes to one of its stops each. */
    const ends = tour ? tour.stops.slice(1) : [to];
    const metres =
      ends.reduce((sum, end) => sum + Math.min(between(from, end), between(end, from)), 0) /
      ends.length /
      1000;
    const driving = (perHour * trips * metres) / (speed ?? handSpeeds[by]);
    parts.handling += perHour * trips * pickUps * each;
    parts.loaded += driving;
    if (emptyBack) parts.back += driving;
    orders += perHour;
  }
  const seconds = parts.handling + parts.loaded + parts.back;
  const aDay = (part: number) => (part / 3600) * plan.work.hoursPerDay;
  return {
    pickUps: orders * trips * pickUps,
    hours: aDay(seconds),
    parts: { handling: aDay(parts.handling), loaded: aDay(parts.loaded), back: aDay(parts.back) },
    people: Math.ceil(seconds / 3600 / plan.assumptions.utilisation),
  };
}
