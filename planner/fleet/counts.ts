import { kindsOf } from "../choose.ts";
import { bounds } from "../flow/bounds.ts";
import type { Plan } from "../plan/plan.ts";
import { type Fleet, totalOf } from "./total.ts";

/** A fleet's counts in the order of the plan's kinds; undefined if it has not exactly these kinds. */
export function countsIn(plan: Plan, fleet: Fleet): readonly number[] | undefined {
  const kinds = kindsOf(plan);
  const counts = kinds.map(
    ({ vehicle: { product } }) => fleet.find(({ vehicle }) => vehicle === product)?.count ?? 0,
  );
  return fleet.length === kinds.length && counts.every((count) => count > 0) ? counts : undefined;
}

/**
 * How many of `total` vehicles are of each of the plan's kinds: as the plan has them if these are as many, else by their
 * work, one after the other to the kind whose vehicles have most of it, after one of each.
 */
export function countsOf(plan: Plan, total: number): readonly number[] {
  const kinds = kindsOf(plan);
  if (kinds.length === 1) return [total];
  const { fleet } = plan.choice;
  const named = fleet && totalOf(fleet) === total ? countsIn(plan, fleet) : undefined;
  if (named) return named;
  return resized(
    plan,
    kinds.map(() => 1),
    total,
  );
}

/** The same fleet with vehicles added, or taken away, until it has `total`: where a vehicle has most work, or least. */
export function resized(plan: Plan, counts: readonly number[], total: number): readonly number[] {
  const work = kindsOf(plan).map(({ plan: own }) => {
    const { loaded, handling, emptyShared } = bounds(own).perHour;
    return loaded + handling + emptyShared;
  });
  const now = [...counts];
  const each = (kind: number, count: number) => (work[kind] ?? 0) / count;
  let size = now.reduce((sum, count) => sum + count, 0);
  for (; size < total; size++) {
    const [most = 0] = [...now.keys()].sort((a, b) => each(b, now[b] ?? 1) - each(a, now[a] ?? 1) || a - b);
    now[most] = (now[most] ?? 0) + 1;
  }
  for (; size > total; size--) {
    const [least] = [...now.keys()]
      .filter((kind) => (now[kind] ?? 0) > 1)
      .sort((a, b) => each(a, (now[a] ?? 0) - 1) - each(b, (now[b] ?? 0) - 1) || b - a);
    if (least === undefined) break;
    now[least] = (now[least] ?? 0) - 1;
  }
  return now;
}
