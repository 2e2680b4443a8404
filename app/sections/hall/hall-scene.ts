import { LRUCache } from "lru-cache";
import type { Counts as FleetCounts } from "#planner/fleet/total.ts";
import type { Plan } from "#planner/plan/plan.ts";
import type { Counts } from "#planner/session/journal.ts";
import { Session } from "#planner/session/session.ts";
import { planKey } from "#planner/sizing/plan-key.ts";
import { HallState } from "./hall-state.ts";
import { maxTried, midShift } from "./mid-shift.ts";
import { type Standing, standingAt } from "./standing.ts";

/** What a hall shows until it runs: the moment, in the middle of a shift, from which it then goes on. */
export type HallScene = {
  /** ms of the run. */
  begins: number;
  standing: Standing;
  counts: Counts;
};

const kept = new LRUCache<string, HallScene>({ max: 100 });

/**
 * For the server, which computes it once for a plan.
 * @returns undefined where the plan doesn't run, or has so many vehicles that running it would delay the page
 */
export function hallSceneOf(plan: Plan, count: FleetCounts): HallScene | undefined {
  const key = `${planKey(plan)} ${count}`;
  const scene = kept.get(key) ?? make(plan, count);
  if (scene) kept.set(key, scene);
  return scene;
}

function make(plan: Plan, count: FleetCounts): HallScene | undefined {
  const trial = Session.open(plan, count);
  const session = Session.open(plan, count);
  if (!trial.ok || !session.ok || session.value.ready.vehicles > maxTried) return undefined;
  const begins = midShift(trial.value);
  const state = new HallState(session.value.ready);
  state.take(session.value.runTo(begins));
  state.time = begins;
  return { begins, standing: standingAt(state, plan), counts: state.counts };
}
