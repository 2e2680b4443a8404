import { cutLeg } from "./leg.ts";
import type { Network } from "./network.ts";
import type { Shape } from "./shapes.ts";
import { type Step, sentTogether } from "./steps.ts";
import { begins, type Claim, ends, type Item, Timelines } from "./timelines.ts";
import type { Vehicle } from "./vehicle.ts";

/** What must not begin before a moment (ms): a vehicle's next move, or anybody's entry into an area. */
export type Obstruction = { until: number } & (
  | { vehicle: Vehicle; brakes: boolean }
  | { area: Pick<Shape, "conflicts"> }
);

/**
 * Postpones plans where something is in their way, and keeps the order in which vehicles pass each area. The plans were
 * free of conflicts, so shifting all of them equally would keep them so: a solution always exists without deadlock, and
 * this finds the one with the least delay for each vehicle. A vehicle that drives towards an area that won't be free in
 * time stops before it.
 * @param sooner an obstruction has gone: plans are first brought forward as far as their order allows
 * @returns the new steps of the vehicles whose plan has changed
 */
export function delayPlans(
  vehicles: readonly Vehicle[],
  network: Pick<Network, "standsAt">,
  now: number,
  obstructions: readonly Obstruction[],
  sooner = false,
): Map<Vehicle, Step[]> {
  const delays = new Delays(vehicles, network, now);
  if (sooner) delays.bringForward();
  for (const obstruction of obstructions) {
    if ("vehicle" in obstruction) delays.hold(obstruction.vehicle, obstruction.until, obstruction.brakes);
    else delays.block(obstruction.area, obstruction.until);
  }
  return delays.settle();
}

class Delays {
  readonly #network: Pick<Network, "standsAt">;
  readonly #now: number;
  readonly #timelines: Timelines;
  readonly #moved = new Set<Vehicle>();
  readonly #changed = new Set<Vehicle>();
  /** Set: claims that end earlier than before count too. */
  #all = false;

  constructor(vehicles: readonly Vehicle[], network: Pick<Network, "standsAt">, now: number) {
    this.#network = network;
    this.#now = now;
    this.#timelines = new Timelines(vehicles, now);
  }

  bringForward() {
    for (const [vehicle, first] of this.#timelines.first) {
      this.#moved.add(vehicle);
      this.#changed.add(vehicle);
      for (let item = first.next; item; item = item.next) {
        const earliest = Math.max(this.#now, item.previous?.from ?? 0);
        const from = item.previous?.step.kind === "wait" ? earliest : (item.previous?.to ?? earliest);
        const length = item.step.kind === "wait" ? 0 : item.to - item.from;
        if (item.previous?.step.kind === "wait") item.previous.to = from;
        item.from = from;
        item.to = item.next ? from + length : item.to;
      }
    }
    this.#all = true;
  }

  hold(vehicle: Vehicle, until: number, brakes: boolean) {
    let item = this.#timelines.first.get(vehicle);
    if (brakes && item) this.#cut(item);
    while (item && (item.step.kind === "wait" || item.begun || (!brakes && isSentWith(item))))
      item = item.next;
    if (item && item.from < until) this.#shift(item, until - item.from);
  }

  block({ conflicts }: Pick<Shape, "conflicts">, until: number) {
    const inside = new Map<Vehicle, number>();
    const claims = conflicts
      .flatMap((shape) => this.#timelines.claimsOf(shape))
      .toSorted((a, b) => a.wasFrom - b.wasFrom);
    for (const claim of claims) {
      const { vehicle } = claim.item;
      if (claim.wasFrom <= (inside.get(vehicle) ?? this.#now)) {
        inside.set(vehicle, Math.max(claim.wasTo, inside.get(vehicle) ?? 0));
      } else this.#push(claim, until);
    }
  }

  settle() {
    let rounds = 0;
    for (const vehicle of this.#moved) {
      this.#moved.delete(vehicle);
      if (++rounds > maxRounds) throw new Error("The delays of some plans don't come to an end");
      for (let item = this.#timelines.first.get(vehicle); item; item = item.next) {
        for (const claim of item.claims)
          if (this.#all || ends(claim) > claim.wasTo) this.#pushFollowers(claim);
      }
    }
    return new Map([...this.#changed].map((vehicle) => [vehicle, this.#timelines.stepsOf(vehicle)]));
  }

  /** Vehicles that pass the area after a claim wait for its end. */
  #pushFollowers(claim: Claim) {
    for (const shape of claim.shape.conflicts) {
      for (const follower of this.#timelines.claimsOf(shape)) {
        if (follower.item.vehicle === claim.item.vehicle) continue;
        if (follower.wasFrom >= claim.wasTo) this.#push(follower, ends(claim));
      }
    }
  }

  #push(claim: Claim, time: number) {
    if (begins(claim) >= time) return;
    if (claim.item.begun) this.#cut(claim.item);
    const { item } = claim;
    const move = item.step.kind === "wait" ? item.previous : item;
    if (!move || begins(claim) >= time) return;
    if (move !== item && move.begun) this.#cut(move);
    const late = move === item ? item : item.previous;
    if (late && !late.begun) this.#shift(late, time - begins(claim));
  }

  #shift(item: Item, by: number) {
    this.#moved.add(item.vehicle);
    this.#changed.add(item.vehicle);
    item.from += by;
    item.to += by;
    if (item.previous) item.previous.to = item.from;
    this.#follow(item);
  }

  /** Postpones whatever conflicts with an item that ends later. */
  #follow(item: Item) {
    const stay = item.next;
    if (!stay) return;
    stay.from = item.to;
    if (stay.from > stay.to && stay.next) this.#shift(stay.next, stay.from - stay.to);
  }

  /** Makes a driving vehicle stop as soon as it can; the rest of the drive becomes a new one. */
  #cut(item: Item) {
    const { step, vehicle } = item;
    if (step.kind !== "drive" || !item.begun) return;
    const parts = cutLeg(step.leg, this.#now - item.from, this.#network);
    if (!parts) return;
    const [first, rest] = parts;
    const kept = first.pieces.length;
    const passed = item.claims[kept - 1]?.wasTo ?? this.#now;
    const after = item.next;
    item.next = undefined;
    item.step = { ...step, leg: first, to: item.from + first.duration };
    item.to = item.step.to;
    const stay = this.#timelines.stay(item, first.to, passed);
    stay.from = item.to;
    const left: Step = { ...step, at: first.to, leg: rest, from: item.to, to: item.to + rest.duration };
    const last = this.#timelines.append(stay, {
      vehicle,
      step: left,
      from: left.from,
      to: left.to,
      begun: false,
    });
    stay.to = left.from;
    last.claims = item.claims.splice(kept);
    for (const [claims, leg] of [
      [item.claims, first],
      [last.claims, rest],
    ] as const) {
      for (const [index, claim] of claims.entries()) {
        const { enter = 0, leave = 0 } = leg.pieces[index] ?? {};
        Object.assign(claim, { item: leg === first ? item : last, enter, leave });
      }
    }
    last.next = after;
    if (after) after.previous = last;
    this.#moved.add(vehicle);
    this.#changed.add(vehicle);
    this.#follow(last);
  }
}

/** Whether a vehicle was sent on a move together with its present one. */
function isSentWith({ step, from, previous: stay }: Item): boolean {
  const before = stay?.previous;
  if (!stay || !before || before.to < from || !sentTogether[before.step.kind].includes(step.kind))
    return false;
  return before.begun || isSentWith(before);
}

/** Vehicles re-examined; a few hundred are usual. */
const maxRounds = 20_000;
