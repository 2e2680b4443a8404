import { Battery } from "./battery.ts";
import { delayPlans } from "./delays.ts";
import { Dispatch } from "./dispatch.ts";
import { type Disruption, type Disturbance, Disturbed } from "./disturbances.ts";
import { Doors } from "./doors.ts";
import type { Layout } from "./layout.ts";
import { doneAt, isUnderWay, nextStart, standingFrom } from "./plans.ts";
import type { Reservations } from "./reservations.ts";
import { Trips } from "./route.ts";
import { type PlanEvent, Schedule } from "./schedule.ts";
import { holdSteps, type Step } from "./steps.ts";
import { TimeQueue } from "./time-queue.ts";
import type { Order, Vehicle } from "./vehicle.ts";

/** Orders by time; the hall asks for the next one when the last was placed. */
export type Arrivals = { next(): Order | undefined };

type Event =
  | PlanEvent
  | { kind: "placed" | "asked" | "withdrawn"; order: Order }
  | { kind: "renew" }
  | { kind: "disturb" | "mend"; what: Disturbance };

/** Interval at which plans around disturbances are made anew, ms. */
const renewsEvery = 10_000;
/** A vehicle that found no charger asks again after this long, ms. */
const chargerRetryPause = 60_000;

/** A floor on which vehicles drive orders. Nothing happens between events, so time can jump from one to the next. */
export class Hall {
  readonly vehicles: readonly Vehicle[];
  readonly doors: Doors;
  readonly #layout: Layout;
  readonly #arrivals: Arrivals;
  readonly #reservations: Reservations;
  readonly #events = new TimeQueue<Event>();
  readonly #disturbed: Disturbed;
  readonly #schedule: Schedule;
  readonly #dispatch: Dispatch;
  #renews = Infinity;

  /**
   * @param charged by vehicle: share of a full battery at the start, where it isn't full
   * @param trips those of a run on the same floor that has ended, so that this one needs no room of its own
   */
  constructor(
    layout: Layout,
    arrivals: Arrivals,
    charged: readonly number[] = [],
    trips: Trips = new Trips(layout.network),
  ) {
    this.#layout = layout;
    this.#arrivals = arrivals;
    trips.reservations.clear();
    this.#reservations = trips.reservations;
    this.doors = new Doors(layout, this.#reservations);
    this.#disturbed = new Disturbed(layout, this.#reservations, this.doors);
    const { kinds } = layout;
    const starts = [
      ...kinds.flatMap(({ spots, count, reserve }, kind) =>
        spots.slice(0, count - reserve.length).map((at) => ({ at, kind })),
      ),
      ...kinds.flatMap(({ reserve }, kind) => reserve.map((at) => ({ at, kind }))),
    ];
    this.vehicles = starts.map(({ at, kind }, id) => {
      const steps: Step[] = [{ kind: "wait", at, from: 0, to: Infinity }];
      holdSteps(this.#reservations, id, steps, 0);
      const { cell } = kinds[kind] ?? {};
      if (!cell) throw new Error("Every vehicle is of a kind");
      const battery = new Battery(cell, layout.chargers.has(at), charged[id]);
      return { id, kind, steps, order: undefined, battery, held: undefined };
    });
    const { chargers } = this.#disturbed;
    this.#schedule = new Schedule(layout, trips, chargers, this.#events);
    const reserved = kinds.reduce((sum, { reserve }) => sum + reserve.length, 0);
    const working = this.vehicles.slice(0, layout.count - reserved);
    this.#dispatch = new Dispatch(layout, this.#schedule, working, chargers);
    this.#expectOrder();
  }

  /** Orders without a vehicle. */
  get waiting(): readonly Order[] {
    return this.#dispatch.waiting;
  }

  /** When the next event happens, ms. */
  get nextEvent() {
    return this.#events.nextTime;
  }

  /** Begins a disturbance at a moment that has not passed yet, ms. */
  disturb(what: Disturbance, from: number) {
    this.#events.push({ kind: "disturb", what }, from);
  }

  /** Adds an order to those that arrive by themselves; its `placed` must not have passed yet. */
  order(order: Order) {
    this.#events.push({ kind: "asked", order }, order.placed);
  }

  /** Withdraws an order at a moment that has not passed yet, ms; one whose load is being picked by then is driven on. */
  withdraw(order: Order, at: number) {
    this.#events.push({ kind: "withdrawn", order }, at);
  }

  /** Disturbances from one moment to another. */
  disrupt(disruptions: readonly Disruption[]) {
    for (const { what, from, until } of disruptions) {
      this.disturb(what, from);
      if (until !== undefined) this.mend(what, until);
    }
  }

  /** Ends a disturbance at a moment, ms. */
  mend(what: Disturbance, from: number) {
    this.#events.push({ kind: "mend", what }, from);
  }

  /** Moves that were tried so far to find plans: a measure of the work that does not depend on the machine. */
  get tries() {
    return this.#reservations.tries;
  }

  /** Runs all events of `nextEvent`; returns the orders placed at that moment. */
  advance() {
    const now = this.nextEvent;
    const placed: Order[] = [];
    this.#reservations.now = now;
    this.doors.hold(now);
    let renewed = false;
    let mended = false;
    while (this.#events.nextTime === now) {
      const event = this.#events.pop()?.item;
      if (!event) break;
      if (event.kind === "placed" || event.kind === "asked") {
        placed.push(event.order);
        this.#dispatch.waiting.push(event.order);
        if (event.kind === "placed") this.#expectOrder();
      } else if (event.kind === "free") {
        const { vehicle, order } = event;
        if (vehicle.order === order && order.dropped === now) vehicle.order = undefined;
      } else if (event.kind === "withdrawn") this.#withdraw(event.order, now);
      else if (event.kind === "disturb")
        renewed = this.#disturbed.begin(event.what, this.vehicles, now) || renewed;
      else if (event.kind === "mend") mended = this.#disturbed.end(event.what, this.vehicles, now) || mended;
      else if (event.kind === "renew" && now >= this.#renews) renewed = true;
    }
    if (renewed || mended) this.#react(now, mended);
    if (this.#dispatch.run(now)) this.#events.push({ kind: "home" }, now + chargerRetryPause);
    this.doors.expect(this.vehicles, now);
    return placed;
  }

  /** Postpones what can't happen as planned, and looks for better plans for vehicles that would wait. */
  #react(now: number, sooner: boolean) {
    const lasting = this.#disturbed.obstructions(this.vehicles, now);
    const obstructions = [...lasting, ...this.doors.obstructions(now)];
    const delayed = delayPlans(this.vehicles, this.#layout.network, now, obstructions, sooner);
    for (const [vehicle, steps] of delayed) vehicle.steps = steps;
    for (const vehicle of delayed.keys()) this.#schedule.hold(vehicle, now);
    for (const vehicle of delayed.keys()) this.#schedule.settle(vehicle, now);
    for (const vehicle of this.vehicles) if (isUnderWay(vehicle, now)) this.#improve(vehicle, now);
    this.#renews = lasting.length > 0 ? now + renewsEvery : Infinity;
    if (this.#renews < Infinity) this.#events.push({ kind: "renew" }, this.#renews);
  }

  /** Makes a new plan for a vehicle's remaining work, and keeps it if it ends sooner. */
  #improve(vehicle: Vehicle, now: number) {
    if (vehicle.held) return;
    const from = nextStart(vehicle, now);
    const goals = this.#goalsLeft(vehicle, from.time);
    const toCharge = !vehicle.order && this.#schedule.restsAtCharger(vehicle);
    const ends = toCharge ? [...this.#disturbed.chargers] : this.#schedule.spotsOf(vehicle.kind);
    const done = doneAt(vehicle.steps);
    const steps = this.#schedule.plan(vehicle, from, goals, ends, done);
    if (!steps || doneAt(steps) >= done) return;
    this.#schedule.commit(vehicle, steps, now);
    this.#schedule.settle(vehicle, now);
  }

  #withdraw(order: Order, now: number) {
    const { waiting } = this.#dispatch;
    const at = waiting.indexOf(order);
    const vehicle = this.vehicles.find((each) => each.order === order);
    if (at >= 0) waiting.splice(at, 1);
    else if (!vehicle || vehicle.held || (order.pickBegins ?? 0) <= now) return;
    else {
      vehicle.order = undefined;
      const from = standingFrom(vehicle, now);
      const isFree = this.#schedule.together([vehicle], now, () => {
        const home = this.#schedule.plan(vehicle, from, []);
        if (home) this.#schedule.commit(vehicle, home, now);
        return home !== undefined;
      });
      if (!isFree) {
        vehicle.order = order;
        return;
      }
    }
    order.withdrawn = now;
  }

  #goalsLeft({ order, steps }: Vehicle, time: number) {
    if (!order) return [];
    const left = steps.filter((step) => step.from >= time && "order" in step && step.order === order.id);
    return left.length === 0 ? [] : this.#schedule.goals(order).slice(-left.length);
  }

  #expectOrder() {
    const order = this.#arrivals.next();
    if (order) this.#events.push({ kind: "placed", order }, order.placed);
  }
}
