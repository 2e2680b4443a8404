import { Battery } from "./battery.ts";
import { delayPlans } from "./delays.ts";
import { type Disturbance, Disturbed } from "./disturbances.ts";
import type { Layout } from "./layout.ts";
import {
  doneAt,
  endOf,
  homewardFrom,
  isUnderWay,
  nextStart,
  type Start,
  standingFrom,
  upTo,
} from "./plans.ts";
import { Reservations } from "./reservations.ts";
import type { Node } from "./roadmap.ts";
import { type Goal, holdSteps, planTrip, type Step } from "./route.ts";
import { TimeQueue } from "./time-queue.ts";

/** One transport; times in ms, those after `placed` as soon as a vehicle is sent. */
export type Order = {
  id: number;
  flow: number;
  pick: Node;
  drop: Node;
  placed: number;
  vehicle?: number;
  /** When a vehicle was sent. */
  sent?: number;
  pickBegins?: number;
  picked?: number;
  dropped?: number;
};

/** A vehicle and all that it did and will do: its last step always is a stay without end. */
export type Vehicle = {
  id: number;
  steps: Step[];
  order: Order | undefined;
  battery: Battery;
  /** Why it doesn't begin another move. */
  held: "stop" | "radio" | undefined;
};

/** Orders in the order of time; the hall asks for the next when the last was placed. */
export type Arrivals = { next(): Order | undefined };

type Event =
  | { kind: "placed" | "asked"; order: Order }
  | { kind: "free"; vehicle: Vehicle; order: Order }
  | { kind: "home" | "renew" }
  | { kind: "disturb" | "mend"; what: Disturbance };

/** Orders that a moment looks at, from the oldest on: one that can't be driven now doesn't hold up all others. */
const looksAt = 4;

/** After so many ms a vehicle that found no charger asks again. */
const looksAgain = 60_000;

/** A floor on which vehicles drive orders. Nothing happens between events, so time may leap from one to the next. */
export class Hall {
  readonly vehicles: readonly Vehicle[];
  readonly waiting: Order[] = [];
  readonly #layout: Layout;
  readonly #arrivals: Arrivals;
  readonly #reservations: Reservations;
  readonly #events = new TimeQueue<Event>();
  readonly #disturbed: Disturbed;
  #renews = Infinity;

  constructor(layout: Layout, arrivals: Arrivals) {
    this.#layout = layout;
    this.#arrivals = arrivals;
    this.#reservations = new Reservations(layout.network.shapes.length);
    this.#disturbed = new Disturbed(layout, this.#reservations);
    this.vehicles = layout.spots.slice(0, layout.count).map((at, id) => {
      const steps: Step[] = [{ kind: "wait", at, from: 0, to: Infinity }];
      holdSteps(this.#reservations, id, steps);
      const battery = new Battery(layout.cell, layout.chargers.has(at));
      return { id, steps, order: undefined, battery, held: undefined };
    });
    this.#expectOrder();
  }

  /** When something happens next, in ms. */
  get nextEvent() {
    return this.#events.nextTime;
  }

  /** Something goes wrong, from a moment on that has not passed yet, ms. */
  disturb(what: Disturbance, from: number) {
    this.#events.push({ kind: "disturb", what }, from);
  }

  /** An order beside those that arrive by themselves; `placed` has not passed yet. */
  order(order: Order) {
    this.#events.push({ kind: "asked", order }, order.placed);
  }

  /** It is well again. */
  mend(what: Disturbance, from: number) {
    this.#events.push({ kind: "mend", what }, from);
  }

  /** Lets everything happen that happens at `nextEvent`; answers with the orders placed at that moment. */
  advance() {
    const now = this.nextEvent;
    const placed: Order[] = [];
    this.#reservations.now = now;
    let renewed = false;
    let mended = false;
    while (this.#events.nextTime === now) {
      const event = this.#events.pop()?.item;
      if (!event) break;
      if (event.kind === "placed" || event.kind === "asked") {
        placed.push(event.order);
        this.waiting.push(event.order);
        if (event.kind === "placed") this.#expectOrder();
      } else if (event.kind === "free") {
        const { vehicle, order } = event;
        if (vehicle.order === order && order.dropped === now) vehicle.order = undefined;
      } else if (event.kind === "disturb") renewed = this.#disturbed.begin(event.what, this.vehicles, now);
      else if (event.kind === "mend") mended = this.#disturbed.end(event.what, this.vehicles, now);
      else if (event.kind === "renew" && now >= this.#renews) renewed = true;
    }
    if (renewed || mended) this.#react(now, mended);
    this.#dispatch(now);
    return placed;
  }

  /** Puts off what can't happen as planned, and looks for better ways for those who would wait. */
  #react(now: number, sooner: boolean) {
    const hindrances = this.#disturbed.hindrances(this.vehicles, now);
    const delayed = delayPlans(this.vehicles, this.#layout.network, now, hindrances, sooner);
    for (const [vehicle, steps] of delayed) vehicle.steps = steps;
    for (const vehicle of delayed.keys()) this.#hold(vehicle, now);
    for (const vehicle of delayed.keys()) this.#settle(vehicle, now);
    for (const vehicle of this.vehicles) if (isUnderWay(vehicle, now)) this.#improve(vehicle, now);
    this.#renews = hindrances.length > 0 ? now + renewsEvery : Infinity;
    if (this.#renews < Infinity) this.#events.push({ kind: "renew" }, this.#renews);
  }

  /** A new plan for what is left to do, where it ends sooner than the present one. */
  #improve(vehicle: Vehicle, now: number) {
    if (vehicle.held) return;
    const from = nextStart(vehicle, now);
    const goals = this.#goalsLeft(vehicle, from.time);
    const toCharge = !vehicle.order && this.#restsAtCharger(vehicle);
    const ends = toCharge ? [...this.#disturbed.chargers] : this.#layout.spots;
    const steps = this.#withoutFuture(vehicle, now, () => this.#plan(from, goals, ends));
    if (!steps || doneAt(steps) >= doneAt(vehicle.steps)) return;
    this.#commit(vehicle, steps, now);
    this.#settle(vehicle, now);
  }

  #goalsLeft({ order, steps }: Vehicle, time: number) {
    if (!order) return [];
    const left = steps.filter(({ from }) => from >= time).map(({ kind }) => kind);
    return this.#goals(order).filter(({ kind }) => left.includes(kind));
  }

  #expectOrder() {
    const order = this.#arrivals.next();
    if (order) this.#events.push({ kind: "placed", order }, order.placed);
  }

  #dispatch(now: number) {
    for (const vehicle of this.vehicles) {
      if (vehicle.held || vehicle.order || !vehicle.battery.needsCharge(now) || this.#restsAtCharger(vehicle))
        continue;
      if (this.#charge(vehicle, now)) continue;
      if (!vehicle.battery.canWork(now) && !this.#someCharge(now)) vehicle.battery.swap(now);
      this.#events.push({ kind: "home" }, now + looksAgain);
    }
    for (const order of this.waiting.slice(0, looksAt)) {
      const free = this.vehicles.filter((vehicle) => !vehicle.order && this.#mayWork(vehicle, now));
      if (free.length === 0) break;
      if (!this.#send(order, free, now)) continue;
      this.waiting.splice(this.waiting.indexOf(order), 1);
    }
  }

  #mayWork(vehicle: Vehicle, now: number) {
    const { battery, held } = vehicle;
    if (held) return false;
    return !battery.needsCharge(now) || (battery.canWork(now) && !this.#restsAtCharger(vehicle));
  }

  #restsAtCharger({ steps }: Vehicle) {
    const last = steps.at(-1);
    return last !== undefined && this.#disturbed.chargers.has(last.at);
  }

  /** Whether a vehicle at a charger will have enough before long, so that waiting for it makes sense. */
  #someCharge(now: number) {
    return this.vehicles.some(
      (vehicle) => this.#restsAtCharger(vehicle) && (vehicle.order || vehicle.battery.needsCharge(now)),
    );
  }

  /** Sends a vehicle to a charger; where none is free, a vehicle that has enough leaves its own. */
  #charge(vehicle: Vehicle, now: number) {
    const { spots } = this.#layout;
    const { chargers } = this.#disturbed;
    const from = standingFrom(vehicle, now);
    const steps = this.#withoutFuture(vehicle, now, () => this.#plan(from, [], [...chargers]));
    if (steps) {
      this.#commit(vehicle, steps, now);
      this.#settle(vehicle, now);
      return true;
    }
    const elsewhere = spots.filter((spot) => !chargers.has(spot));
    return this.vehicles.some((other) => {
      if (other === vehicle || other.order || other.held || !this.#restsAtCharger(other)) return false;
      if (!other.battery.hasEnough(now)) return false;
      const rest = standingFrom(other, now);
      return this.#together([vehicle, other], now, () => {
        const away = this.#plan(rest, [], elsewhere);
        if (!away) return false;
        this.#commit(other, away, now);
        const there = this.#plan(from, [], [...chargers]);
        if (there) this.#commit(vehicle, there, now);
        return there !== undefined;
      });
    });
  }

  /** Changes the plans of some vehicles, which lose what they had planned, or leaves all as they were. */
  #together(vehicles: readonly Vehicle[], now: number, change: () => boolean) {
    const before = vehicles.map((vehicle) => vehicle.steps);
    for (const vehicle of vehicles) {
      const ends = vehicle.order ? homewardFrom(vehicle, now)?.time : standingFrom(vehicle, now).time;
      vehicle.steps = upTo(vehicle.steps, ends ?? now);
      this.#hold(vehicle, now);
    }
    if (change()) {
      for (const vehicle of vehicles) this.#settle(vehicle, now);
      return true;
    }
    for (const [index, vehicle] of vehicles.entries()) {
      vehicle.steps = before[index] ?? vehicle.steps;
      this.#hold(vehicle, now);
    }
    return false;
  }

  /** Gives an order to the vehicle that begins its pick-up first. */
  #send(order: Order, free: readonly Vehicle[], now: number) {
    const times = this.#layout.network.timesTo(order.pick);
    const ranked = free
      .map((vehicle) => {
        const from = standingFrom(vehicle, now);
        return { vehicle, from, least: from.time + (times[from.stand.id] ?? Infinity) };
      })
      .filter(({ least }) => least < Infinity)
      .sort((a, b) => a.least - b.least || a.vehicle.id - b.vehicle.id);
    let best: { vehicle: Vehicle; steps: Step[]; begins: number } | undefined;
    for (const { vehicle, from, least } of ranked) {
      if (best && least >= best.begins) break;
      const steps = this.#withoutFuture(vehicle, now, () => this.#plan(from, this.#goals(order)));
      const begins = steps?.find(({ kind }) => kind === "pick")?.from ?? Infinity;
      if (steps && begins < (best?.begins ?? Infinity)) best = { vehicle, steps, begins };
    }
    if (best) {
      this.#commit(best.vehicle, best.steps, now);
      this.#settle(best.vehicle, now);
      this.#begin(order, best.vehicle, now);
      return true;
    }
    return ranked.some(({ vehicle, from }) => this.#sendTogether(order, vehicle, from, now));
  }

  /** Plans one vehicle's order and every busy vehicle's way home anew, in this order; all of it or nothing. */
  #sendTogether(order: Order, vehicle: Vehicle, from: Start, now: number) {
    const others = this.vehicles.filter(
      (other) => other !== vehicle && !other.held && homewardFrom(other, now),
    );
    if (others.length === 0) return false;
    const sent = this.#together([vehicle, ...others], now, () => {
      const steps = this.#plan(from, this.#goals(order));
      if (!steps) return false;
      this.#commit(vehicle, steps, now);
      return others.every((other) => {
        const last = other.steps.at(-1);
        const home = last && this.#plan({ stand: endOf(last), time: last.to }, []);
        if (home) this.#commit(other, home, now);
        return home !== undefined;
      });
    });
    if (sent) this.#begin(order, vehicle, now);
    return sent;
  }

  #goals(order: Order): Goal[] {
    const { pick, drop } = this.#layout.dwell;
    return [
      { kind: "pick", node: order.pick, dwell: pick, order: order.id },
      { kind: "drop", node: order.drop, dwell: drop, order: order.id },
    ];
  }

  #plan(from: Start, goals: readonly Goal[], ends = this.#layout.spots) {
    return planTrip(this.#layout.network, this.#reservations, from, goals, ends);
  }

  #withoutFuture<Result>(vehicle: Vehicle, now: number, look: () => Result) {
    this.#reservations.release(vehicle.id);
    const result = look();
    this.#hold(vehicle, now);
    return result;
  }

  #commit(vehicle: Vehicle, steps: readonly Step[], now: number) {
    vehicle.steps = [...upTo(vehicle.steps, steps[0]?.from ?? now), ...steps];
    this.#hold(vehicle, now);
  }

  /** Takes account of a plan that stands. */
  #settle(vehicle: Vehicle, now: number) {
    const rests = vehicle.steps.at(-1)?.from ?? now;
    vehicle.battery.plan(now, rests, this.#restsAtCharger(vehicle));
    this.#events.push({ kind: "home" }, rests);
    if (vehicle.order) this.#time(vehicle.order, vehicle);
  }

  #begin(order: Order, vehicle: Vehicle, now: number) {
    vehicle.order = order;
    order.vehicle = vehicle.id;
    order.sent = now;
    this.#time(order, vehicle);
  }

  /** When a vehicle's plan picks and drops its order. */
  #time(order: Order, vehicle: Vehicle) {
    for (const step of vehicle.steps) {
      if (!("order" in step) || step.order !== order.id) continue;
      if (step.kind === "pick") [order.pickBegins, order.picked] = [step.from, step.to];
      if (step.kind === "drop") order.dropped = step.to;
    }
    if (order.dropped === undefined) throw new Error(`Vehicle ${vehicle.id} was sent without an order`);
    this.#events.push({ kind: "free", vehicle, order }, order.dropped);
  }

  #hold(vehicle: Vehicle, now: number) {
    this.#reservations.release(vehicle.id);
    vehicle.steps = vehicle.steps.filter(({ to }) => to > now - remembered);
    holdSteps(
      this.#reservations,
      vehicle.id,
      vehicle.steps.filter(({ to }) => to > now),
    );
  }
}

/** Steps stay for a while after they ended, for whoever draws what happened, in ms. */
const remembered = 1000;

/** Plans around what went wrong are made anew so often, ms. */
const renewsEvery = 10_000;
