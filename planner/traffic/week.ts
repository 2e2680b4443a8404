import { placing } from "../fleet/placing.ts";
import type { Counts } from "../fleet/total.ts";
import { random } from "../numbers/random.ts";
import type { Plan } from "../plan/plan.ts";
import { hoursOfWeek, loadOfWeek, type WeekTimes } from "../plan/shifts.ts";
import { layoutFor } from "./ask.ts";
import { failuresIn } from "./failures.ts";
import { type Arrivals, Hall } from "./hall.ts";
import type { Traffic } from "./islands.ts";
import type { Order } from "./vehicle.ts";

/** A fleet's week, hour by hour from Monday midnight on: each list has one entry for each hour. */
export type Week = {
  /** Orders placed. */
  orders: number[];
  /** Mean wait of these orders, from order to pick-up, s. */
  wait: number[];
  /** Mean numbers of vehicles with an order, and of vehicles at a charger. */
  busy: number[];
  charging: number[];
};

const hour = 3_600_000; /* ms */

/**
 * One week of a fleet on its floor, with traffic, batteries, shifts and peak, starting with full batteries. The plan's
 * seed always gives the same week.
 */
export function simulateWeek(plan: Plan, counts: Counts, times: WeekTimes): Week {
  const layout = layoutFor(plan, counts);
  if (!layout.ok) throw new Error(layout.errors[0]?.message ?? "no room");
  const { flows } = layout.value;
  const hall = new Hall(layout.value, ordersOfWeek(flows, plan.seed, loadOfWeek(plan, times)));
  const end = hoursOfWeek * hour;
  hall.disrupt(failuresIn(layout.value, plan.seed, 0, end));
  const orders: Order[] = [];
  while (hall.nextEvent < end) orders.push(...hall.advance());
  for (const { battery } of hall.vehicles) battery.plan(end, end, false);

  const [placed, waited, busy, charging] = [noHours(), noHours(), noHours(), noHours()];
  for (const { placed: at, sent = end, pickBegins = end, dropped = end } of orders) {
    add(placed, at, 1);
    add(waited, at, pickBegins - at);
    spread(busy, sent, dropped);
  }
  for (const { battery } of hall.vehicles)
    for (const { from, to } of battery.charges) spread(charging, from, to);
  const waits = placed.map((number, at) => (number > 0 ? (waited[at] ?? 0) / number / 1000 : 0));
  return {
    orders: placed,
    wait: waits.map((seconds) => Math.round(seconds)),
    busy: busy.map(hundredths),
    charging: charging.map(hundredths),
  };
}

const noHours = () => Array<number>(hoursOfWeek).fill(0);

function add(hours: number[], time: number, what: number) {
  const at = Math.floor(time / hour);
  hours[at] = (hours[at] ?? 0) + what;
}

/** Adds a stretch of time to the hours that it overlaps, as a share of each. */
function spread(hours: number[], from: number, to: number) {
  const end = Math.min(to, hoursOfWeek * hour);
  for (let at = Math.floor(from / hour); at * hour < end; at++)
    hours[at] = (hours[at] ?? 0) + (Math.min(end, (at + 1) * hour) - Math.max(from, at * hour)) / hour;
}

const hundredths = (value: number) => Math.round(value * 100) / 100;

/**
 * Orders whose rate changes from hour to hour: those of the busiest hour, thinned to each hour's share (Lewis and
 * Shedler, "Simulation of nonhomogeneous Poisson processes by thinning", 1979).
 */
function ordersOfWeek(flows: readonly Traffic[], seed: number, load: readonly number[]): Arrivals {
  const most = Math.max(...load);
  const orders = flows.flatMap((rate, flow) => {
    const { pick, drop } = rate;
    const stream = random(seed, 0, flow);
    const { first, gap } = placing(rate, stream, most);
    /* A takt runs in every worked hour as it is. */
    const share = (at: number) => load[Math.floor(at / hour)] ?? 0;
    const isKept = (at: number) =>
      rate.every === undefined ? stream.fraction() * most < share(at) : share(at) > 0;
    const kept: Omit<Order, "id">[] = [];
    for (let at = first(); at < hoursOfWeek * hour; at += gap())
      if (isKept(at)) kept.push({ flow, pick, drop, placed: Math.round(at) });
    return kept;
  });
  const inTime = orders.sort((a, b) => a.placed - b.placed || a.flow - b.flow);
  let id = 0;
  return {
    next() {
      const order = inTime[id];
      return order && { ...order, id: id++ };
    },
  };
}
