import { acrossLane } from "./across-lane.ts";
import type { Obstruction } from "./delays.ts";
import type { Doors } from "./doors.ts";
import type { Layout } from "./layout.ts";
import type { Stand } from "./network.ts";
import type { Reservations } from "./reservations.ts";
import { obstacle, type Shape } from "./shapes.ts";
import type { Vehicle } from "./vehicle.ts";

/**
 * What can go wrong. stop: a vehicle brakes and stays. radio: a vehicle can't be reached, so it ends the drive that it
 * was sent on and stays; both keep their claims. block: the middle of a lane (by its index in the plan) can't be passed.
 * door: the door of a lane opens for nobody. charger: the chargers of a place charge nobody.
 */
export type Disturbance =
  | { kind: "stop" | "radio"; vehicle: number }
  | { kind: "block" | "door"; lane: number }
  | { kind: "charger"; place: string };

/** From one moment of a run to another, ms; without `until` it lasts. */
export type Disruption = { what: Disturbance; from: number; until?: number };

type Lasting = { what: Disturbance; since: number; area: Shape | undefined; owner: number };

/** A disturbance is expected to last as long again as it has lasted, and at least this long, ms. */
const leastDelay = 20_000;
/** Length of a blocked stretch along a lane, mm. */
const barrier = 400;
/** Owners of reservations from here on are blocked areas, not vehicles. */
const firstOwner = 1_000_000;

/** What is wrong on a floor at present. */
export class Disturbed {
  /** Where a resting vehicle can charge now. */
  readonly chargers: Set<Stand>;
  readonly #layout: Layout;
  readonly #reservations: Reservations;
  readonly #doors: Doors;
  readonly #lasting = new Map<string, Lasting>();
  #owners = firstOwner;

  constructor(layout: Layout, reservations: Reservations, doors: Doors) {
    this.#layout = layout;
    this.#doors = doors;
    this.#reservations = reservations;
    this.chargers = new Set(layout.chargers.keys());
  }

  /** @returns whether plans have to be revised */
  begin(what: Disturbance, vehicles: readonly Vehicle[], now: number): boolean {
    if (this.#lasting.has(keyOf(what))) return false;
    const area = this.#areaOf(what);
    if (what.kind === "door" && !area) return false;
    this.#lasting.set(keyOf(what), { what, since: now, area, owner: this.#owners++ });
    this.#set(what, vehicles, now);
    return true;
  }

  /** @returns whether plans have to be revised */
  end(what: Disturbance, vehicles: readonly Vehicle[], now: number): boolean {
    const lasting = this.#lasting.get(keyOf(what));
    if (!lasting) return false;
    this.#reservations.release(lasting.owner);
    this.#lasting.delete(keyOf(what));
    this.#set(what, vehicles, now);
    return true;
  }

  /** What stands in the way of plans now. Blocked areas are reserved for as long as they are expected to be blocked. */
  obstructions(vehicles: readonly Vehicle[], now: number): Obstruction[] {
    return [...this.#lasting.values()].flatMap(({ what, since, area, owner }): Obstruction[] => {
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
    if (what.kind === "door") this.#doors.shut(what.lane, this.#lasting.has(keyOf(what)));
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

  #areaOf(what: Disturbance) {
    if (what.kind === "door") return this.#doors.areaOf(what.lane);
    if (what.kind !== "block") return undefined;
    const { kinds, network } = this.#layout;
    const narrowest = Math.max(...kinds.map(({ empty }) => empty.width));
    const area = acrossLane(this.#layout, what.lane, barrier, narrowest);
    return area && obstacle(area, network.shapes);
  }
}

function keyOf(what: Disturbance) {
  if ("lane" in what) return `${what.kind} ${what.lane}`;
  return what.kind === "charger" ? `charger ${what.place}` : `${what.kind} ${what.vehicle}`;
}
