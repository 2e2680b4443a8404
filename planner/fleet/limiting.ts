import type { Bounds } from "../flow/bounds.ts";
import { type Plan, tripsPerHour } from "../plan/plan.ts";
import { handoversOf } from "../plan/ways.ts";
import type { FleetAnswer } from "./simulate.ts";

/** What a vehicle does in a mean hour, as shares of that hour. */
export type Hour = {
  loaded: number;
  handling: number;
  empty: number;
  /** Waiting for other vehicles, turning, accelerating and braking. */
  traffic: number;
  charging: number;
  idle: number;
};

/** The parts of an hour, in the order in which they are shown. */
export const partsOfHour = ["loaded", "handling", "empty", "traffic", "charging", "idle"] as const;

/** The parts large enough to be shown. */
export const shownParts = (hour: Hour) => partsOfHour.filter((part) => hour[part] >= 0.005);

/** The hour as the bounds compute it, without traffic. */
export function plannedHour({ perHour }: Bounds, count: number): Hour {
  const share = (seconds: number) => Math.min(1, seconds / (3600 * count));
  const [loaded, handling, empty] = [
    share(perHour.loaded),
    share(perHour.handling),
    share(perHour.emptyShared),
  ];
  return rest({ loaded, handling, empty });
}

/**
 * The hour as runs showed it. Loaded driving and handling follow from the orders done; empty driving is whatever else
 * kept the same fleet busy without traffic; traffic is whatever kept it busy beyond that.
 */
export function simulatedHour(
  plan: Plan,
  { perHour }: Bounds,
  free: FleetAnswer,
  traffic: FleetAnswer,
): Hour {
  const share = (seconds: number) =>
    (seconds * (traffic.throughput.mean ?? 0)) / ordersAnHour(plan) / (3600 * traffic.count);
  const [loaded, handling] = [share(perHour.loaded), share(perHour.handling)];
  const [alone, busy] = [free.utilisation.mean ?? 0, traffic.utilisation.mean ?? 0];
  const empty = Math.max(0, Math.min(alone, busy) - loaded - handling);
  const waited = Math.max(0, busy - loaded - handling - empty);
  return rest({ loaded, handling, empty, traffic: waited, charging: traffic.charging.mean ?? 0 });
}

function rest({ loaded = 0, handling = 0, empty = 0, traffic = 0, charging = 0 }: Partial<Hour>): Hour {
  const idle = Math.max(0, 1 - loaded - handling - empty - traffic - charging);
  return { loaded, handling, empty, traffic, charging, idle };
}

/** Shares from which a cause is reported. */
const reportedShares = { empty: 0.25, traffic: 0.1, charging: 0.1, place: 0.5 };

/** What takes most of a fleet's mean hour, the weightiest cause first; at least one sentence. */
export function limitsOf(plan: Plan, hour: Hour): string[] {
  const { place, share } = busiestPlace(plan);
  const causes = [
    hour.empty >= reportedShares.empty && {
      weight: hour.empty,
      text: `Empty travel takes ${percent(hour.empty)} of a vehicle's hour. Orders on the way back, or places nearer to one another, would save most.`,
    },
    hour.traffic >= reportedShares.traffic && {
      weight: hour.traffic,
      text: `Traffic takes ${percent(hour.traffic)}: waiting for others, turning, gaining and losing speed. One-way lanes or a second lane would help.`,
    },
    hour.charging >= reportedShares.charging && {
      weight: hour.charging,
      text: `Charging takes ${percent(hour.charging)}. More chargers near to the work let vehicles charge between orders.`,
    },
    share >= reportedShares.place && {
      weight: share,
      text: `The handover at “${place}” is taken for ${percent(share)} of a mean hour, by one vehicle at a time. A second place beside it would take the queue away.`,
    },
  ].filter((cause) => cause !== false);
  const sentences = causes.sort((a, b) => b.weight - a.weight).map(({ text }) => text);
  if (sentences.length === 0)
    sentences.push(
      `Nothing in particular: driving loaded and handing over take ${percent(hour.loaded + hour.handling)} of a vehicle's hour, and it is free for ${percent(hour.idle)}.`,
    );
  return sentences;
}

/** The place whose handovers take most of an hour. */
function busiestPlace({ places, flows, assumptions }: Plan) {
  const seconds = new Map(places.map(({ id }) => [id, 0]));
  for (const flow of flows)
    for (const { at, seconds: taken } of handoversOf(flow, assumptions))
      seconds.set(at, (seconds.get(at) ?? 0) + tripsPerHour(flow) * taken);
  const [place = "", most = 0] = [...seconds].reduce((a, b) => (b[1] > a[1] ? b : a), ["", 0]);
  return { place, share: most / 3600 };
}

const ordersAnHour = ({ flows }: Plan) => flows.reduce((sum, { perHour }) => sum + perHour, 0);
const percent = (share: number) => `${Math.round(share * 100)}%`;
