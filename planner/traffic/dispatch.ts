import type { Layout } from "./layout.ts";
import type { Stand } from "./network.ts";
import { endOf, returnStart, type Start, standingFrom } from "./plans.ts";
import type { Schedule } from "./schedule.ts";
import type { Step } from "./steps.ts";
import type { Order, Vehicle } from "./vehicle.ts";

/** Waiting orders to try at a time, oldest first, so that one that can't be driven now doesn't hold up all others. */
const looksAt = 4;

/** Assigns orders to vehicles, and sends vehicles to charge. */
export class Dispatch {
  /** Orders without a vehicle, the oldest first. */
  readonly waiting: Order[] = [];
  readonly #layout: Layout;
  readonly #schedule: Schedule;
  readonly #vehicles: readonly Vehicle[];
  readonly #chargers: ReadonlySet<Stand>;

  /** @param chargers at which a resting vehicle charges now */
  constructor(
    layout: Layout,
    schedule: Schedule,
    vehicles: readonly Vehicle[],
    chargers: ReadonlySet<Stand>,
  ) {
    this.#layout = layout;
    this.#schedule = schedule;
    this.#vehicles = vehicles;
    this.#chargers = chargers;
  }

  /** @returns whether a vehicle found no charger and should be tried again */
  run(now: number): boolean {
    let asksAgain = false;
    for (const vehicle of this.#vehicles) {
      const { battery, held, order } = vehicle;
      if (held || order || !battery.needsCharge(now) || this.#schedule.restsAtCharger(vehicle)) continue;
      if (this.#charge(vehicle, now)) continue;
      if (!battery.canWork(now) && !this.#someCharge(now)) battery.swap(now);
      asksAgain = true;
    }
    for (const kind of this.#layout.kinds.keys()) {
      for (const order of this.#oldest(kind)) {
        const free = this.#vehicles.filter(
          (vehicle) => vehicle.kind === kind && !vehicle.order && this.#mayWork(vehicle, now),
        );
        if (free.length === 0) break;
        if (!this.#send(order, free, now)) continue;
        this.waiting.splice(this.waiting.indexOf(order), 1);
      }
    }
    if (this.waiting.length === 0) this.#chargeIdle(now);
    return asksAgain;
  }

  /** The orders to try for a kind of vehicle: one kind's queue must not hold up another's. */
  #oldest(kind: number) {
    const { flows, kinds } = this.#layout;
    const own =
      kinds.length === 1 ? this.waiting : this.waiting.filter(({ flow }) => flows[flow]?.kind === kind);
    return own.slice(0, looksAt);
  }

  /** Charges idle vehicles before they have to; an order may still call them away. */
  #chargeIdle(now: number) {
    for (const vehicle of this.#vehicles) {
      const { battery, held, order } = vehicle;
      if (held || order || battery.hasEnough(now) || this.#schedule.restsAtCharger(vehicle)) continue;
      this.#charge(vehicle, now);
    }
  }

  #mayWork(vehicle: Vehicle, now: number) {
    const { battery, held } = vehicle;
    if (held) return false;
    return !battery.needsCharge(now) || (battery.canWork(now) && !this.#schedule.restsAtCharger(vehicle));
  }

  /** Whether a vehicle at a charger will soon have enough, so that waiting for it makes sense. */
  #someCharge(now: number) {
    return this.#vehicles.some(
      (vehicle) =>
        this.#schedule.restsAtCharger(vehicle) && (vehicle.order || vehicle.battery.needsCharge(now)),
    );
  }

  /** Sends a vehicle to a charger; if none is free, a vehicle that has enough gives up its own. */
  #charge(vehicle: Vehicle, now: number) {
    const schedule = this.#schedule;
    const chargers = this.#chargersOf(vehicle.kind);
    const from = standingFrom(vehicle, now);
    const steps = schedule.plan(vehicle, from, [], chargers);
    if (steps) {
      schedule.commit(vehicle, steps, now);
      schedule.settle(vehicle, now);
      return true;
    }
    return this.#vehicles.some((other) => {
      if (other === vehicle || other.order || other.held || !schedule.restsAtCharger(other)) return false;
      if (!other.battery.hasEnough(now)) return false;
      const rest = standingFrom(other, now);
      const elsewhere = schedule.spotsOf(other.kind).filter((spot) => !this.#chargers.has(spot));
      return schedule.together([vehicle, other], now, () => {
        const away = schedule.plan(other, rest, [], elsewhere);
        if (!away) return false;
        schedule.commit(other, away, now);
        const there = schedule.plan(vehicle, from, [], chargers);
        if (there) schedule.commit(vehicle, there, now);
        return there !== undefined;
      });
    });
  }

  #chargersOf(kind: number) {
    const spots = this.#layout.kinds.length === 1 ? undefined : this.#schedule.spotsOf(kind);
    return [...this.#chargers].filter((stand) => spots?.includes(stand) ?? true);
  }

  /** Assigns an order to the vehicle that can begin its pick-up first. */
  #send(order: Order, free: readonly Vehicle[], now: number) {
    const schedule = this.#schedule;
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
      const steps = schedule.plan(vehicle, from, schedule.goals(order));
      const begins = steps?.find(({ kind }) => kind === "pick")?.from ?? Infinity;
      if (steps && begins < (best?.begins ?? Infinity)) best = { vehicle, steps, begins };
    }
    if (best) {
      schedule.commit(best.vehicle, best.steps, now);
      schedule.settle(best.vehicle, now);
      schedule.begin(order, best.vehicle, now);
      return true;
    }
    return ranked.some(({ vehicle, from }) => this.#sendTogether(order, vehicle, from, now));
  }

  /** Plans one vehicle's order and then every busy vehicle's way home again: all of it or nothing. */
  #sendTogether(order: Order, vehicle: Vehicle, from: Start, now: number) {
    const schedule = this.#schedule;
    const others = this.#vehicles.filter(
      (other) => other !== vehicle && !other.held && returnStart(other, now),
    );
    if (others.length === 0) return false;
    const sent = schedule.together([vehicle, ...others], now, () => {
      const steps = schedule.plan(vehicle, from, schedule.goals(order));
      if (!steps) return false;
      schedule.commit(vehicle, steps, now);
      return others.every((other) => {
        const last = other.steps.at(-1);
        const home = last && schedule.plan(other, { stand: endOf(last), time: last.to }, []);
        if (home) schedule.commit(other, home, now);
        return home !== undefined;
      });
    });
    if (sent) schedule.begin(order, vehicle, now);
    return sent;
  }
}
