import type { Goal } from "./guides.ts";
import type { Layout } from "./layout.ts";
import type { Stand } from "./network.ts";
import { returnStart, type Start, standingFrom, upTo } from "./plans.ts";
import type { Reservations } from "./reservations.ts";
import type { Trips } from "./route.ts";
import { holdSteps, type Step } from "./steps.ts";
import type { Order, Vehicle } from "./vehicle.ts";

/** Moments that a plan brings, at which a vehicle may be dispatched again. */
export type PlanEvent = { kind: "free"; vehicle: Vehicle; order: Order } | { kind: "home" };

type Events = { push(event: PlanEvent, time: number): void };

/** Steps are kept this long after they ended, for drawing, ms. */
const remembered = 1000;

/** The plans of all vehicles, and their reservations. */
export class Schedule {
  readonly #layout: Layout;
  readonly #reservations: Reservations;
  readonly #chargers: ReadonlySet<Stand>;
  readonly #events: Events;
  readonly #trips: Trips;

  /** @param chargers at which a resting vehicle charges now */
  constructor(layout: Layout, trips: Trips, chargers: ReadonlySet<Stand>, events: Events) {
    this.#layout = layout;
    this.#reservations = trips.reservations;
    this.#chargers = chargers;
    this.#events = events;
    this.#trips = trips;
  }

  restsAtCharger({ steps }: Pick<Vehicle, "steps">) {
    const last = steps.at(-1);
    return last !== undefined && this.#chargers.has(last.at);
  }

  /** Where a kind's vehicles may rest. */
  spotsOf(kind: number): readonly Stand[] {
    return this.#layout.kinds[kind]?.spots ?? [];
  }

  goals(order: Order): Goal[] {
    const { pick, drop } = this.#layout.dwell;
    const { stops = [], dwell = 0 } = this.#layout.flows[order.flow]?.tour ?? {};
    return [
      { kind: "pick", node: order.pick, dwell: pick, order: order.id },
      ...stops.map((node): Goal => ({ kind: "stop", node, dwell, order: order.id })),
      { kind: "drop", node: order.drop, dwell: drop, order: order.id },
    ];
  }

  /** The soonest trip around the other vehicles' reservations; undefined if there is none that is done before a moment. */
  plan(
    { id, kind }: Pick<Vehicle, "id" | "kind">,
    from: Start,
    goals: readonly Goal[],
    ends: readonly Stand[] = this.spotsOf(kind),
    before = Infinity,
  ) {
    return this.#trips.plan({ ...from, owner: id }, goals, ends, before);
  }

  /** Lets `change` replan some vehicles, whose old plans are dropped; restores all of them if it fails. */
  together(vehicles: readonly Vehicle[], now: number, change: () => boolean) {
    const before = vehicles.map((vehicle) => vehicle.steps);
    for (const vehicle of vehicles) {
      const ends = vehicle.order ? returnStart(vehicle, now)?.time : standingFrom(vehicle, now).time;
      vehicle.steps = upTo(vehicle.steps, ends ?? now);
      this.hold(vehicle, now);
    }
    if (change()) {
      for (const vehicle of vehicles) this.settle(vehicle, now);
      return true;
    }
    for (const [index, vehicle] of vehicles.entries()) {
      vehicle.steps = before[index] ?? vehicle.steps;
      this.hold(vehicle, now);
    }
    return false;
  }

  commit(vehicle: Vehicle, steps: readonly Step[], now: number) {
    vehicle.steps = upTo(vehicle.steps, steps[0]?.from ?? now).concat(steps);
    this.hold(vehicle, now);
  }

  /** Takes account of a plan that is final. */
  settle(vehicle: Vehicle, now: number) {
    /* One that a disturbance leaves where it rests has rested for a while: no event may lie in the past. */
    const rests = Math.max(now, vehicle.steps.at(-1)?.from ?? now);
    vehicle.battery.plan(now, rests, this.restsAtCharger(vehicle));
    this.#events.push({ kind: "home" }, rests);
    if (vehicle.order) this.#time(vehicle.order, vehicle);
  }

  begin(order: Order, vehicle: Vehicle, now: number) {
    vehicle.order = order;
    order.vehicle = vehicle.id;
    order.sent = now;
    this.#time(order, vehicle);
  }

  hold(vehicle: Vehicle, now: number) {
    this.#reservations.release(vehicle.id);
    vehicle.steps = vehicle.steps.filter(({ to }) => to > now - remembered);
    holdSteps(this.#reservations, vehicle.id, vehicle.steps, now);
  }

  /** Records when a vehicle's plan picks and drops its order. */
  #time(order: Order, vehicle: Vehicle) {
    for (const step of vehicle.steps) {
      if (!("order" in step) || step.order !== order.id) continue;
      if (step.kind === "pick") {
        order.pickBegins = step.from;
        order.picked = step.to;
      }
      if (step.kind === "drop") order.dropped = step.to;
    }
    if (order.dropped === undefined) throw new Error(`Vehicle ${vehicle.id} was sent without an order`);
    this.#events.push({ kind: "free", vehicle, order }, order.dropped);
  }
}
