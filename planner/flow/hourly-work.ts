import { type Distances, limitedTimes } from "../floor/distances.ts";
import { type Plan, tripsPerHour } from "../plan/plan.ts";
import { timeAtStops, waysOf } from "../plan/ways.ts";
import { leastCost } from "./transportation.ts";

/** The work of a mean hour, in seconds of one vehicle. */
export type HourlyWork = {
  /** Driving with a load. */
  loaded: number;
  /** Pick-up and set-down. */
  handling: number;
  /** Driving empty if every trip were known in advance: the least that any dispatching can reach. */
  emptyLeast: number;
  /** Driving empty, if the next pick-up doesn't depend on the last set-down: first come, first served. */
  emptyShared: number;
  /** Driving empty as long as loaded: each vehicle returns the way it came. */
  emptyEqual: number;
};

/**
 * An hour's work from the from-to chart, as material handling textbooks compute it (Tompkins et al., "Facilities
 * Planning"; Groover, "Automation, Production Systems", on vehicle-based systems). Empty travel: the transportation
 * problem over the places' surpluses gives the least (Maxwell and Muckstadt, 1982); first come, first served tends to
 * Σ inᵢ·outⱼ ÷ Σ flows · distance (Egbelu, 1987).
 *
 * @param speed m/s
 */
export function hourlyWork(plan: Plan, speed: number, { matrix, indexOf }: Distances): HourlyWork {
  const count = plan.places.length;
  const limited = limitedTimes(plan, speed);
  const seconds = (from: number, to: number) =>
    limited ? (limited[from * count + to] ?? 0) / 1000 : (matrix[from * count + to] ?? 0) / (1000 * speed);
  const { pick, drop } = plan.assumptions;
  const incoming = new Float64Array(count);
  const outgoing = new Float64Array(count);
  let loaded = 0;
  let atStops = 0;
  let orders = 0;
  for (const flow of plan.flows) {
    const { from, to } = flow;
    const perHour = tripsPerHour(flow);
    const [start, end] = [indexOf(from), indexOf(to)];
    outgoing[start] = (outgoing[start] ?? 0) + perHour;
    incoming[end] = (incoming[end] ?? 0) + perHour;
    for (const way of waysOf(flow)) loaded += perHour * seconds(indexOf(way.from), indexOf(way.to));
    atStops += perHour * timeAtStops(flow, drop);
    orders += perHour;
  }
  return {
    loaded,
    handling: orders * (pick + drop) + atStops,
    emptyLeast: leastEmpty(incoming, outgoing, seconds),
    emptyShared: sharedEmpty(incoming, outgoing, seconds) / orders,
    emptyEqual: loaded,
  };
}

type Seconds = (from: number, to: number) => number;

function leastEmpty(incoming: Float64Array, outgoing: Float64Array, seconds: Seconds): number {
  const surplus = Array.from(incoming, (each, place) => ({ place, amount: each - (outgoing[place] ?? 0) }));
  const supplies = surplus.filter(({ amount }) => amount > 0);
  const demands = surplus.filter(({ amount }) => amount < 0);
  return leastCost(
    supplies.map(({ amount }) => amount),
    demands.map(({ amount }) => -amount),
    (supply, demand) => seconds(supplies[supply]?.place ?? 0, demands[demand]?.place ?? 0),
  );
}

function sharedEmpty(incoming: Float64Array, outgoing: Float64Array, seconds: Seconds): number {
  let sum = 0;
  for (const [from, into] of incoming.entries())
    for (const [to, out] of outgoing.entries()) if (into * out > 0) sum += into * out * seconds(from, to);
  return sum;
}
