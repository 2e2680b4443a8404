import type { Plan } from "../plan/plan.ts";
import { byPosition } from "./merging.ts";
import type { Network, Stand } from "./network.ts";

/**
 * A place's chargers belong to the parking spots nearest to it. If the plan names no chargers, each spot has one: it
 * says nothing of charging, so charging costs no driving.
 */
export function chargingSpots(network: Network, places: Plan["places"], spots: readonly Stand[]) {
  const withChargers = places.filter(({ chargers }) => chargers > 0).toSorted(byPosition);
  if (withChargers.length === 0) return new Map(spots.map((spot) => [spot, ""]));
  const chosen = new Map<Stand, string>();
  for (const { id, chargers } of withChargers) {
    const times = network.nodesOf.flatMap((nodeOf) => {
      const node = nodeOf.get(id);
      return node ? [network.timesTo(node)] : [];
    });
    const far = (stand: Stand) => Math.min(...times.map((each) => each[stand.id] ?? Infinity));
    const nearest = spots
      .filter((stand) => !chosen.has(stand) && far(stand) < Infinity)
      .sort((a, b) => far(a) - far(b) || a.id - b.id);
    for (const stand of nearest.slice(0, chargers)) chosen.set(stand, id);
  }
  return chosen;
}
