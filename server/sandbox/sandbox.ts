import { kindsOf, vehicleOf } from "#planner/choose.ts";
import type { Message } from "#planner/messages/headers.ts";
import { SessionMessages } from "#planner/messages/session-messages.ts";
import type { Given } from "#planner/messages/stranger-order.ts";
import { timestampOf } from "#planner/messages/timestamp.ts";
import type { Heard, Trouble } from "#planner/messages/vehicle-messages.ts";
import type { Outcome } from "#planner/plan/fields.ts";
import type { Plan } from "#planner/plan/plan.ts";
import { rectangleOf } from "#planner/session/ready.ts";
import { Session } from "#planner/session/session.ts";
import { continued, type Move, moveAt, poseAt } from "#planner/traffic/moves.ts";
import type { Order as Transport } from "#planner/traffic/vehicle.ts";
import { floorOrders } from "./floor-orders.ts";
import { type NewOrder, readOrder } from "./new-order.ts";
import { type Refused, refused } from "./problem.ts";

/** Orders that one sandbox keeps; those that have ended make room. */
export const maxOrders = 500;
/** The serial number of a vehicle, by its number from 0. */
const serialOf = (vehicle: number) => String(1001 + vehicle);

/** Ends of an order, after which nothing changes. */
const ends: readonly State[] = ["delivered", "failed", "cancelled"];

type State = "accepted" | "assigned" | "loaded" | "delivered" | "failed" | "cancelled";

/** An order as it is told. */
export type ToldOrder = {
  reference: string;
  state: State;
  changedAt: string;
  vehicle?: string;
  setDown?: string;
  /** Why it failed. */
  reason?: string;
};

export type Answer<Body> = { status: 200 | 201; body: Body } | Refused;

/** What happened: a change of an order's state, or a VDA 5050 message. */
export type Event =
  | { t: number; kind: "order"; order: ToldOrder }
  | { t: number; kind: "message"; message: Message };

type Kept = { order: NewOrder; content: string; told: ToldOrder; transport: Transport; vehicle?: number };

/**
 * A floor with its fleet, to which a stranger's orders come. The traffic drives them; nothing here reads a clock, so the
 * same calls at the same times give the same run.
 */
export class Sandbox {
  readonly plan: Plan;
  /** The orders that the floor takes. */
  readonly takes: ReturnType<typeof floorOrders>;
  readonly #session: Session;
  readonly #messages: SessionMessages;
  readonly #begins: number;
  readonly #orders = new Map<string, Kept>();
  #events: Event[] = [];
  #now = 0;
  /** By vehicle: its plan, and what it drove a moment ago. */
  readonly #moves: (readonly Move[])[] = [];
  /** Vehicles that another fleet control drives, and those that drive for ours. */
  readonly #lent = new Set<number>();
  #busy: boolean[] = [];

  private constructor(plan: Plan, session: Session, begins: number, version: string | undefined) {
    this.plan = plan;
    this.takes = floorOrders(plan);
    this.#session = session;
    this.#messages = new SessionMessages(plan, session.ready.kindOf, begins, version);
    this.#begins = begins;
  }

  /**
   * @param begins ms since 1970 at the start of the run
   * @param largest fleet; a plan that names no number gets that many at most
   * @param version of VDA 5050 in which the vehicles begin
   */
  static open(
    plan: Plan,
    begins: number,
    { largest = Number.POSITIVE_INFINITY, version }: { largest?: number | undefined; version?: string } = {},
  ): Outcome<Sandbox> {
    const arrivals = "asked";
    let session = Session.open(plan, undefined, { arrivals });
    if (session.ok && session.value.ready.vehicles > largest)
      session = Session.open(plan, largest, { arrivals });
    if (!session.ok) return session;
    const sandbox = new Sandbox(plan, session.value, begins, version);
    sandbox.#events = sandbox.runTo(0);
    return { ok: true, value: sandbox };
  }

  get vehicles() {
    return Array.from({ length: this.#session.ready.vehicles }, (_, id) => serialOf(id));
  }

  /** Those that speak VDA 5050; others follow a tape. */
  get speaking() {
    return this.vehicles.filter((_, id) => !this.#vehicleOf(id).follows);
  }

  /** The vehicles and where they stand, in mm and degrees of the plan. */
  standing() {
    const { ready } = this.#session;
    return this.vehicles.flatMap((name, id) => {
      const move = moveAt(this.#moves[id] ?? [], this.#now);
      if (!move) return [];
      const lent = this.#lent.has(id) ? this.#messages.poseOf(id, this.#now) : undefined;
      const { x, y, heading } = lent ?? poseAt(move, this.#now);
      return [
        {
          name,
          x: Math.round(x),
          y: Math.round(y),
          turn: Math.round(heading / 100),
          size: rectangleOf(ready, id, -1),
        },
      ];
    });
  }

  /**
   * Hands one of the vehicles what another fleet control has sent it. From its first order or action on it obeys that
   * control, unless it drives for ours; the traffic gives it nothing more to do.
   * @returns whether there is such a vehicle
   */
  command(serialNumber: string, version: string, heard: Heard): boolean {
    const id = this.vehicles.indexOf(serialNumber);
    if (id < 0) return false;
    const isLent = this.#messages.lend(id, heard, version, !this.#lent.has(id) && this.#busy[id] === true);
    if (isLent && !this.#lent.has(id)) {
      this.#lent.add(id);
      this.#session.disturb({ kind: "stop", vehicle: id });
    }
    return true;
  }

  /**
   * Has something go wrong with a vehicle, or go right again. While ours drives it, it loses its connection or stops;
   * what it refuses, and where it believes to be, shows once another fleet control drives it.
   * @returns whether there is such a vehicle
   */
  fail(serialNumber: string, trouble: Trouble, isOn: boolean): boolean {
    const vehicle = this.vehicles.indexOf(serialNumber);
    if (vehicle < 0) return false;
    this.#messages.fail(vehicle, trouble, isOn);
    const kind = trouble === "connection" ? "radio" : trouble === "stop" ? "stop" : undefined;
    if (kind && !this.#lent.has(vehicle)) {
      if (isOn) this.#session.disturb({ kind, vehicle });
      else this.#session.mend({ kind, vehicle });
    }
    return true;
  }

  /** What an order of another fleet control to one of the vehicles takes from here where it leaves it out. */
  givenFor(serialNumber: string): Given {
    const { places } = this.plan;
    return {
      mapId: "floor",
      speed: this.#vehicleOf(this.vehicles.indexOf(serialNumber)).speed,
      spotOf: (nodeId) => {
        const place = places.find(({ id }) => id === nodeId);
        return place && { x: place.x / 1000, y: place.y / 1000 };
      },
    };
  }

  /** Orders as they stand, the latest first. */
  latest(count: number): ToldOrder[] {
    return [...this.#orders.values()]
      .slice(-count)
      .reverse()
      .map(({ told }) => told);
  }

  /** Lets the run go on to a moment, in ms from its start; returns what happened since the last call. */
  runTo(until: number): Event[] {
    const update = this.#session.runTo(until);
    this.#now = update.until;
    for (const { id, moves } of update.changed)
      this.#moves[id] = continued(this.#moves[id] ?? [], moves).filter(({ to }) => to > update.until - 1000);
    this.#busy = update.driven.map((driven) => driven !== undefined);
    for (const message of this.#messages.take(update))
      this.#events.push({ t: message.t, kind: "message", message });
    for (const kept of this.#orders.values()) this.#follow(kept);
    const happened = this.#events.toSorted((a, b) => a.t - b.t);
    this.#events = [];
    return happened;
  }

  /** Takes an order; the same reference with the same content is the order that exists. */
  place(input: unknown): Answer<ToldOrder> {
    const read = readOrder(input);
    if (!read.ok) {
      const [{ path, message } = { path: "", message: "" }] = read.errors;
      return refused(422, "This is no order", `${path || "The order"} ${message}.`);
    }
    const order = read.value;
    const content = contentOf(order);
    const existing = this.#orders.get(order.reference);
    if (existing?.content === content) return { status: 200, body: existing.told };
    if (existing)
      return refused(
        409,
        "This reference is another order's",
        `"${order.reference}" was sent with other content. Give this order a reference of its own.`,
      );
    const flow = this.takes.flowFor(order);
    if (typeof flow !== "number") return flow;
    if (!this.#makeRoom())
      return refused(
        429,
        "Too many orders",
        `A sandbox holds ${maxOrders} open orders. Wait for some to end.`,
      );
    const transport = this.#session.order(flow, order);
    if (!transport)
      return refused(422, "No way there", `No vehicle drives from ${order.from} to ${order.to}.`);
    const told: ToldOrder = {
      reference: order.reference,
      state: "accepted",
      changedAt: this.#time(this.#now),
    };
    const kept = { order, content, told, transport };
    this.#orders.set(order.reference, kept);
    this.#events.push({ t: this.#now, kind: "order", order: told });
    return { status: 201, body: told };
  }

  read(reference: string): Answer<ToldOrder> {
    const kept = this.#orders.get(reference);
    return kept ? { status: 200, body: kept.told } : unknownOrder(reference);
  }

  /** Cancels an order; a load that is on its way is set down where it was to go. */
  cancel(reference: string): Answer<ToldOrder> {
    const kept = this.#orders.get(reference);
    if (!kept) return unknownOrder(reference);
    const { told, transport } = kept;
    if (told.state === "cancelled") return { status: 200, body: told };
    if (ends.includes(told.state))
      return refused(409, "This order has ended", `It is ${told.state}: nothing is left to cancel.`);
    this.#session.withdraw(transport);
    const happened = this.runTo(this.#now);
    this.#events.push(...happened);
    if (transport.withdrawn !== undefined) this.#change(kept, "cancelled", transport.withdrawn);
    else kept.told = { ...kept.told, setDown: kept.order.to };
    return { status: 200, body: kept.told };
  }

  /** The places that orders may name. */
  places() {
    const open = [...this.#orders.values()].filter(({ told }) => !ends.includes(told.state));
    const claimed = new Set(open.map(({ order }) => order.to));
    const sources = new Set(this.plan.flows.map(({ from }) => from));
    return this.takes.handovers.map(({ id, handover }) => ({
      name: id,
      handover: handover ?? "floor",
      state: claimed.has(id) ? "claimed" : sources.has(id) ? "full" : "free",
    }));
  }

  #vehicleOf(id: number) {
    const kind = this.#session.ready.kindOf[id] ?? 0;
    return kindsOf(this.plan)[kind]?.vehicle ?? vehicleOf(this.plan);
  }

  #makeRoom() {
    if (this.#orders.size < maxOrders) return true;
    for (const [reference, { told }] of this.#orders)
      if (ends.includes(told.state)) return this.#orders.delete(reference);
    return false;
  }

  /** Takes over how far the traffic has come with an order. */
  #follow(kept: Kept) {
    if (ends.includes(kept.told.state)) return;
    const { sent = Infinity, picked = Infinity, dropped = Infinity, vehicle } = kept.transport;
    if (vehicle !== undefined) kept.vehicle = vehicle;
    if (kept.told.state === "accepted" && sent <= this.#now) this.#change(kept, "assigned", sent);
    if (kept.told.state === "assigned" && picked <= this.#now) this.#change(kept, "loaded", picked);
    if (kept.told.state === "loaded" && dropped <= this.#now) this.#change(kept, "delivered", dropped);
  }

  #change(kept: Kept, state: State, t: number) {
    const { reference, setDown } = kept.told;
    kept.told = {
      reference,
      state,
      changedAt: this.#time(t),
      ...(setDown !== undefined && { setDown }),
      ...(kept.vehicle !== undefined && { vehicle: serialOf(kept.vehicle) }),
    };
    this.#events.push({ t, kind: "order", order: kept.told });
  }

  #time(t: number) {
    return timestampOf(this.#begins + Math.round(t));
  }
}

/** What makes two orders the same, in one order of fields. */
function contentOf({ reference, load, from, to, due, priority = 5, callback }: NewOrder) {
  return JSON.stringify([reference, load.carrier, from, to, load.weight, due, priority, callback]);
}

function unknownOrder(reference: string) {
  return refused(
    404,
    "No order of that reference",
    `This sandbox has no order "${reference.slice(0, 64)}". POST /orders makes one.`,
  );
}
