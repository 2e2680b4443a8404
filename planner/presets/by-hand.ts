import { distancesOf } from "../floor/distances.ts";
import type { Plan } from "../plan/plan.ts";

/** How a case's loads are moved without vehicles of ours. */
export type ByHand = {
  by: keyof typeof handSpeeds;
  /** Trips that a load of the plan takes. */
  trips: number;
  /** Times that each load is picked up before it stands where the plan takes it. */
  pickUps: number;
  /** Whether people return without a load. */
  emptyBack: boolean;
};

/** Planning values, in m/s: a driven truck in a hall with people, and a person who pushes a cart. */
export const handSpeeds = { truck: 2, foot: 1.2 } as const;

/** Planning value, in s: one approach and one check of the load, as for the planner's vehicles. */
export const handTime = { pick: 30, drop: 30 } as const;

/** The work of a mean hour, if people do it. */
export type HandWork = {
  pickUps: number;
  /** Hours a day in which people are busy with it. */
  hours: number;
  /** People at work at the same time, each busy for the plan's share of the hour. */
  people: number;
};

/** People are not bound to one-way lanes: they take the shorter way round. */
export function handWork(plan: Plan, { by, trips, pickUps, emptyBack }: ByHand): HandWork {
  const { between } = distancesOf(plan);
  let seconds = 0;
  let orders = 0;
  for (const { from, to, perHour } of plan.flows) {
    const metres = Math.min(between(from, to), between(to, from)) / 1000;
    const driving = (metres * (emptyBack ? 2 : 1)) / handSpeeds[by];
    seconds += perHour * trips * (driving + pickUps * (handTime.pick + handTime.drop));
    orders += perHour;
  }
  return {
    pickUps: orders * trips * pickUps,
    hours: Math.round((seconds / 3600) * plan.work.hoursPerDay),
    people: Math.ceil(seconds / 3600 / plan.assumptions.utilisation),
  };
}
