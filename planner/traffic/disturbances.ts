import type { Hindrance } from "./delays.ts";
import type { Vehicle } from "./hall.ts";
import type { Layout } from "./layout.ts";
import type { Stand } from "./network.ts";
import type { Reservations } from "./reservations.ts";
import { obstacle, rectangle, type Shape } from "./shapes.ts";

/**
 * What can go wrong. stop: a vehicle brakes and stays. radio: it can't be reached, so it ends the drive that it was
 * sent on and stays; both keep what they hold. block: nobody can pass the middle of a lane (by its index in the plan).
 * charger: those of a place charge nobody.
 */
export type Disturbance =
  | { kind: "stop" | "radio"; vehicle: number }
  | { kind: "block"; lane: number }
  | { kind: "charger"; place: string };

/** From one moment to another of a run, ms; without an end it lasts. */
export type Disruption = { what: Disturbance; from: number; until?: number };

type Lasting = { what: Disturbance; since: number; area: Shape | undefined; owner: number };

/** It is planned to last as long again as it has lasted, and so long at least, ms. */
const leastDelay = 20_000;
/** Along a lane, mm. */
const barrier = 400;
/** Owners of reservations from here on are no vehicles. */
const firstOwner = 1_000_000;

/** What is wrong on a floor at present. */
export class Disturbed {
  /** Where a resting vehicle charges now. */
  readonly chargers: Set<Stand>;
  readonly #layout: Layout;
  readonly #reservations: Reservations;
  readonly #lasting = new Map<string, Lasting>();
  #owners = firstOwner;

  constructor(layout: Layout, reservations: Reservations) {
    this.#layout = layout;
    this.#reservations = reservations;
    this.chargers = new Set(layout.chargers.keys());
  }

  /** @returns whether plans have to be looked at anew */
  begin(what: Disturbance, vehicles: readonly Vehicle[], now: number): boolean {
    if (this.#lasting.has(keyOf(what))) return false;
    const area = what.kind === "block" ? this.#areaOn(what.lane) : undefined;
    this.#lasting.set(keyOf(what), { what, since: now, area, owner: this.#owners++ });
    this.#set(what, vehicles, now);
    return true;
  }

  /** @returns whether plans have to be looked at anew */
  end(what: Disturbance, vehicles: readonly Vehicle[], now: number): boolean {
    const lasting = this.#lasting.get(keyOf(what));
    if (!lasting) return false;
    this.#reservations.release(lasting.owner);
    this.#lasting.delete(keyOf(what));
    this.#set(what, vehicles, now);
    return true;
  }

  /** What stands in the way of plans now. Blocked areas are reserved for as long as they are expected to be blocked. */
  hindrances(vehicles: readonly Vehicle[], now: number): Hindrance[] {
    return [...this.#lasting.values()].flatMap(({ what, since, area, owner }): Hindrance[] => {
      const until = now + Math.max(leastDelay, now - since);
      if (area) {
        this.#reservations.release(owner);
        this.#reservations.hold(owner, area, now, until);
        return [{ area, until }];
      }
      const vehicle = "vehicle" in what ? vehicles[what.vehicle] : undefined;
      return vehicle ? [{ vehicle, until, brakes: vehicle.held === "stop" }] : [];
    });
  }

  #set(what: Disturbance, vehicles: readonly Vehicle[], now: number) {
    if (what.kind === "charger") this.#switch(what.place, vehicles, now);
    const vehicle = "vehicle" in what ? vehicles[what.vehicle] : undefined;
    if (!vehicle) return;
    const reasons = (["stop", "radio"] as const).filter((kind) =>
      this.#lasting.has(keyOf({ kind, vehicle: vehicle.id })),
    );
    vehicle.held = reasons[0];
  }

  #switch(place: string, vehicles: readonly Vehicle[], now: number) {
    const works = !this.#lasting.has(keyOf({ kind: "charger", place }));
    for (const [stand, owner] of this.#layout.chargers) {
      if (owner !== place) continue;
      if (works) this.chargers.add(stand);
      else this.chargers.delete(stand);
      for (const { steps, battery } of vehicles) {
        const last = steps.at(-1);
        if (last?.at === stand) battery.plan(now, Math.max(now, last.from), works);
      }
    }
  }

  #areaOn(index: number) {
    const lane = this.#layout.lanes[index];
    const from = this.#layout.places.find(({ id }) => id === lane?.from);
    const to = this.#layout.places.find(({ id }) => id === lane?.to);
    if (!lane || !from || !to) return undefined;
    const length = Math.sqrt((to.x - from.x) * (to.x - from.x) + (to.y - from.y) * (to.y - from.y));
    if (length === 0) return undefined;
    const centre = { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 };
    const unit = { ux: (to.x - from.x) / length, uy: (to.y - from.y) / length };
    const width = lane.width ?? this.#layout.empty.width;
    return obstacle(rectangle(centre, unit, barrier / 2, width / 2), this.#layout.network.shapes);
  }
}

function keyOf(what: Disturbance) {
  if (what.kind === "block") return `block ${what.lane}`;
  return what.kind === "charger" ? `charger ${what.place}` : `${what.kind} ${what.vehicle}`;
}
