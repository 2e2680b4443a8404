import { peakOf } from "../plan/peak.ts";
import type { Plan } from "../plan/plan.ts";
import { poissonOrders } from "../traffic/arrivals.ts";
import { fleetsOn } from "../traffic/ask.ts";
import { failuresIn } from "../traffic/failures.ts";
import { type Arrivals, Hall } from "../traffic/hall.ts";
import type { FleetLayouts, Layout } from "../traffic/layout.ts";
import { Trips } from "../traffic/route.ts";
import type { Order } from "../traffic/vehicle.ts";
import { before, chargedIn, hour, ordersAround } from "./hour-of-orders.ts";
import type { Parked, Tally, Task } from "./sizing.ts";
import { stoppedRun } from "./stopped-vehicle.ts";

/** Does the runs of one plan; keeps the floor, and that of each count. */
export function runnerOf(plan: Plan): (task: Task) => Tally {
  const layOut = fleetsOn(plan);
  const layouts = new Map<string, ReturnType<FleetLayouts>>();
  let trips: Trips | undefined;
  return ({ count, counts = [count], run, most = Infinity, isStopped, isDay }) => {
    const layout = layouts.get(String(counts)) ?? layOut(counts);
    layouts.set(String(counts), layout);
    if ("room" in layout) return layout;
    trips ??= new Trips(layout.network);
    if (isStopped) return stoppedRun(plan, layout, run, most);
    const hours = isDay ? meanDay(plan, layout, run) : busiestHour(plan, layout, run);
    return driven(plan, layout, trips, { run, most }, hours);
  };
}

/** Moves after which a run is asked how much of it is left: a core tries some 2,000 a millisecond. */
const glance = 100_000;

/** Orders, and the moments between which those are placed that count. */
type Hours = { orders: Arrivals; from: number; to: number };

/** The busiest hour, after a while at the mean. */
const busiestHour = (plan: Plan, { flows }: Layout, run: number): Hours => ({
  ...{ orders: ordersAround(flows, peakOf(plan), plan.seed, run), from: before, to: before + hour },
});

/** A day and a night at the mean. */
const meanDay = ({ seed }: Plan, { flows }: Layout, run: number): Hours => ({
  ...{ orders: poissonOrders(flows, seed, run), from: before, to: 24 * hour },
});

/**
 * Vehicles start with charges from the midst of their work. The run ends once it is known which of the orders that count
 * were reached in time: where no vehicle fails, the moment of a pick-up stands when a vehicle is sent.
 */
function driven(
  plan: Plan,
  layout: Layout,
  trips: Trips,
  { run, most }: { run: number; most: number },
  { orders, from, to: ends }: Hours,
): Tally {
  const { flows } = layout;
  const within = Math.round(plan.work.promise.within * 1000);
  const hall = new Hall(layout, orders, chargedIn(plan, layout, run), trips);
  const counted: Order[] = [];
  hall.disrupt(failuresIn(layout, plan.seed, run, ends + within));
  const isCounted = ({ placed }: Order) => placed >= from && placed < ends;
  while (hall.nextEvent < ends + within) {
    for (const order of hall.advance()) if (isCounted(order)) counted.push(order);
    if (hall.tries > glance && hall.tries * (ends / Math.min(hall.nextEvent, ends)) > most)
      return { tooMuch: true };
    if (!layout.failures && hall.nextEvent >= ends && !hall.waiting.some(isCounted)) break;
  }
  const late = layout.kinds.map(() => 0);
  let reached = 0;
  for (const { placed, pickBegins = Infinity, flow } of counted) {
    if (pickBegins < ends + within) reached++;
    const kind = flows[flow]?.kind ?? 0;
    if (pickBegins - placed > within) late[kind] = (late[kind] ?? 0) + 1;
  }
  const inTime = counted.length - late.reduce((sum, number) => sum + number, 0);
  return { placed: counted.length, inTime, reached, late, tries: hall.tries, parked: parkedOn(layout) };
}

/** The place near which a vehicle is shut in: if any has chargers, one of those. */
function parkedOn({ network, count, kinds, places }: Layout): Parked {
  const reserve = kinds.flatMap((kind) => kind.reserve);
  const [first] = reserve;
  if (!first) return { working: count, shutIn: null };
  const charging = places.filter(({ chargers }) => chargers > 0);
  const far = (id: string) => {
    const node = network.nodesOf[first.kind]?.get(id);
    return node ? (network.timesTo(node)[first.id] ?? Infinity) : Infinity;
  };
  const [nearest] = (charging.length > 0 ? charging : places)
    .map(({ id }) => ({ id, time: far(id) }))
    .sort((a, b) => a.time - b.time);
  return { working: count - reserve.length, shutIn: nearest?.id ?? null };
}
