import type { Disturbance } from "../traffic/disturbances.ts";
import type { LeafEnd } from "../traffic/leaf.ts";
import type { Order } from "../traffic/vehicle.ts";

/** Something that happened, at a moment in ms. Vehicles and orders by number, from 0. */
export type HallEvent = { t: number } & (
  | { kind: "placed"; order: number; flow: number }
  | { kind: "picked" | "dropped"; order: number; flow: number; vehicle: number }
  | { kind: "disturbed" | "mended"; what: Disturbance }
  | { kind: "opened" | "closed"; lane: number }
);

export type Counts = {
  placed: number;
  /** Orders that no vehicle has picked up yet. */
  open: number;
  done: number;
  /** Orders picked up within the promised time, and all orders whose time for that is over. */
  inTime: number;
  judged: number;
  /** Orders that a vehicle has picked up, and the sum of their waits, ms. */
  reached: number;
  waited: number;
};

export const noCounts: Counts = {
  ...{ placed: 0, open: 0, done: 0 },
  ...{ inTime: 0, judged: 0, reached: 0, waited: 0 },
};

/** Records what happens, and counts what became of the orders. */
export class Journal {
  readonly counts: Counts = { ...noCounts };
  readonly #promise: number;
  readonly #underWay = new Set<Order>();
  readonly #judged = new WeakSet<Order>();
  #happened: HallEvent[] = [];
  #reported = -1;

  /** @param promise ms within which an order is to be picked up */
  constructor(promise: number) {
    this.#promise = promise;
  }

  note(event: HallEvent) {
    this.#happened.push(event);
  }

  place(order: Order, t: number) {
    this.counts.placed++;
    this.#underWay.add(order);
    this.note({ t, kind: "placed", order: order.id, flow: order.flow });
  }

  doors(ends: readonly LeafEnd[]) {
    for (const { t, lane, open } of ends) this.note({ t, kind: open ? "opened" : "closed", lane });
  }

  /** Records what became of the orders up to a moment. */
  report(now: number) {
    for (const order of this.#underWay) {
      if (order.withdrawn !== undefined) {
        this.#underWay.delete(order);
        continue;
      }
      const { id, flow, vehicle = 0, placed, pickBegins = Infinity } = order;
      const judgedAt = Math.min(pickBegins, placed + this.#promise);
      if (!this.#judged.has(order) && judgedAt <= now) {
        this.#judged.add(order);
        this.counts.judged++;
        if (pickBegins <= placed + this.#promise) this.counts.inTime++;
      }
      if (pickBegins <= now && pickBegins > this.#reported) {
        this.counts.reached++;
        this.counts.waited += pickBegins - placed;
      }
      for (const kind of ["picked", "dropped"] as const) {
        const t = order[kind] ?? Infinity;
        if (t <= now && t > this.#reported) this.note({ t, kind, order: id, flow, vehicle });
      }
      if ((order.dropped ?? Infinity) > now) continue;
      this.counts.done++;
      this.#underWay.delete(order);
    }
    this.#reported = now;
    this.counts.open = [...this.#underWay].filter(({ pickBegins = Infinity }) => pickBegins > now).length;
  }

  /** The events since the last call, by time. */
  take(): HallEvent[] {
    const happened = this.#happened.toSorted((a, b) => a.t - b.t);
    this.#happened = [];
    return happened;
  }
}
