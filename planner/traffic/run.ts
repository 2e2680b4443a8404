import type { Run } from "../fleet/run.ts";
import { random } from "../numbers/random.ts";
import { poissonOrders } from "./arrivals.ts";
import { midway } from "./battery.ts";
import { failuresIn } from "./failures.ts";
import { type Arrivals, Hall } from "./hall.ts";
import type { Layout } from "./layout.ts";
import type { Order } from "./vehicle.ts";

/**
 * One run of a fleet on its floor, with traffic and batteries, measured after its first tenth. `duration` in ms.
 * Vehicles start with charges from the midst of their work, so that a few hours charge as much as a day does. The same
 * seeds give the same orders as in the run without traffic.
 */
export function runTraffic(
  layout: Layout,
  duration: number,
  seed: number,
  run: number,
  arrivals: Arrivals = poissonOrders(layout.flows, seed, run),
): Run {
  const { flows, count } = layout;
  const { fraction } = random(seed, run, flows.length + 1);
  const batteries = Array.from({ length: count }, () => midway(fraction()));
  const hall = new Hall(layout, arrivals, batteries);
  hall.disrupt(failuresIn(layout, seed, run, duration));
  const warm = duration / 10;
  const orders: Order[] = [];
  while (hall.nextEvent < duration) for (const order of hall.advance()) orders.push(order);
  for (const { battery } of hall.vehicles) battery.plan(duration, duration, false);

  const during = (from: number, to: number) => Math.max(0, Math.min(to, duration) - Math.max(from, warm));
  const waits: number[] = [];
  let drops = 0;
  let busy = 0;
  for (const { flow, placed, sent = Infinity, pickBegins = Infinity, dropped = Infinity } of orders) {
    if (placed >= warm && pickBegins < duration) waits.push(pickBegins - placed);
    if (dropped >= warm && dropped < duration) drops += flows[flow]?.perTrip ?? 1;
    busy += during(sent, dropped);
  }
  let charged = 0;
  for (const { battery } of hall.vehicles)
    for (const { from, to } of battery.charges) charged += during(from, to);
  return { waits: Float64Array.from(waits), drops, busy, charged, measured: duration - warm };
}
