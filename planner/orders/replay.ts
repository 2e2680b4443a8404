import type { InputError, Outcome } from "../plan/fields.ts";
import type { Plan } from "../plan/plan.ts";
import { likeness } from "./plan-flows.ts";
import { type LoggedFlow, readOrders, type Unread } from "./read-orders.ts";

/** A log's orders as those of a plan's flows. */
export type Replay = {
  /** By time; ms from the first one, and the number of the plan's flow. */
  orders: readonly { at: number; flow: number }[];
  /** Hours from the first order to an hour after the last. */
  hours: number;
  unread: readonly Unread[];
};

/** At most so many flows that the plan doesn't have are named. */
const maxNamed = 5;

/** Reads a log to be replayed order by order: each of its flows must be one of the plan's. */
export function readReplay(text: string, plan: Plan): Outcome<Replay> {
  const read = readOrders(new TextEncoder().encode(text));
  if (!read.ok) return { ok: false, errors: read.errors.map(({ message }) => wrong(message)) };
  const { orders, flows, unread } = read.value;
  const numbers = flows.map((flow) => flowOf(flow, plan));
  const missing = flows.filter((_, at) => numbers[at] === undefined);
  if (missing.length > 0) {
    const named = missing.slice(0, maxNamed).map(({ from, to, load }) => {
      const line = orders.find(({ flow }) => flows[flow]?.from === from && flows[flow]?.to === to)?.line;
      return wrong(
        `line ${line}: the plan has no flow from ${JSON.stringify(from)} to ${JSON.stringify(to)}${load === undefined ? "" : ` with ${JSON.stringify(load)}`}`,
      );
    });
    return { ok: false, errors: named };
  }
  const first = orders[0]?.at ?? 0;
  const placed = orders
    .map(({ at, flow }) => ({ at: (at - first) * 1000, flow: numbers[flow] ?? 0 }))
    /* Clocks that were put back show an hour twice. */
    .sort((a, b) => a.at - b.at);
  const hours = (placed.at(-1)?.at ?? 0) / 3_600_000 + 1;
  const all = withTours(placed, plan, hours);
  return { ok: true, value: { orders: all, hours, unread } };
}

/** Tours are in no log: they run by their timetables beside it. Past so many the replay is refused. */
const maxTours = 3_000_001;

function withTours(placed: Replay["orders"], { flows }: Plan, hours: number): Replay["orders"] {
  if (flows.every(({ tour }) => !tour)) return placed;
  const tours: { at: number; flow: number }[] = [];
  for (const [flow, { tour, every = Infinity, first = 0 }] of flows.entries())
    for (let t = first; tour && t < hours * 3600 && tours.length < maxTours; t += every)
      tours.push({ at: Math.round(t * 1000), flow });
  return [...placed, ...tours].sort((a, b) => a.at - b.at || a.flow - b.flow);
}

const wrong = (message: string): InputError => ({ path: "orders", message });

/** The number of the plan's flow; a log without loads, or with others, means the only one between its places. */
function flowOf({ from, to, load = "" }: LoggedFlow, { flows }: Plan): number | undefined {
  const between = flows.flatMap((flow, number) =>
    !flow.tour && likeness(flow.from) === likeness(from) && likeness(flow.to) === likeness(to)
      ? [{ flow, number }]
      : [],
  );
  const same = between.find(({ flow }) => likeness(flow.load) === likeness(load));
  return (same ?? (between.length === 1 ? between[0] : undefined))?.number;
}
