import type { Network, Stand } from "./network.ts";
import type { Node } from "./roadmap.ts";

/** A stay of `dwell` ms at a node on the way. */
export type Goal = { node: Node; kind: "pick" | "drop" | "charge"; dwell: number; order: number };

/** Least time from a stand through the remaining goals to one of the homes, without traffic. */
export function timesThrough(network: Network, goals: readonly Goal[], homes: readonly Stand[]) {
  const toHomes = homes.map(({ node }) => network.timesTo(node));
  const known: (number | undefined)[] = [];
  const home = (stand: Stand) => {
    const memory = known[stand.id];
    if (memory !== undefined) return memory;
    let least = Infinity;
    for (const times of toHomes) least = Math.min(least, times[stand.id] ?? Infinity);
    known[stand.id] = least;
    return least;
  };
  const after: number[] = [];
  for (let stage = goals.length - 1; stage >= 0; stage--) {
    const goal = goals[stage];
    if (!goal) continue;
    const next = goals[stage + 1];
    let least = Infinity;
    for (const stand of network.standsAt.get(goal.node) ?? []) {
      const onward = next ? (network.timesTo(next.node)[stand.id] ?? Infinity) : home(stand);
      least = Math.min(least, onward);
    }
    after[stage] = goal.dwell + least + (after[stage + 1] ?? 0);
  }
  const toGoals = goals.map(({ node }) => network.timesTo(node));
  return (stage: number, stand: Stand) => {
    const times = toGoals[stage];
    return times ? (times[stand.id] ?? Infinity) + (after[stage] ?? 0) : home(stand);
  };
}
