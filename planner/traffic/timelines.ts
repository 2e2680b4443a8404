import type { Shape } from "./shapes.ts";
import type { Step } from "./steps.ts";
import type { Vehicle } from "./vehicle.ts";

/** A step with its neighbours; between two moves there is always a stay, which may have no length. */
export type Item = {
  vehicle: Vehicle;
  step: Step;
  from: number;
  to: number;
  begun: boolean;
  previous: Item | undefined;
  next: Item | undefined;
  claims: Claim[];
};

/** An area that an item holds: when in the old plan, and how long after the item's start and end in the new one. */
export type Claim = {
  item: Item;
  shape: Shape;
  wasFrom: number;
  wasTo: number;
  enter: number;
  leave: number;
};

export const begins = ({ item, enter }: Claim) => item.from + enter;
export const ends = ({ item, leave }: Claim) => (item.step.kind === "wait" ? item.to : item.from + leave);

const none: readonly Claim[] = [];

/** All vehicles' plans from a moment on, and the order in which they pass each area. */
export class Timelines {
  /** Each vehicle's present item. */
  readonly first = new Map<Vehicle, Item>();
  readonly #now: number;
  /** By area. */
  readonly #claims: Claim[][] = [];

  constructor(vehicles: readonly Vehicle[], now: number) {
    this.#now = now;
    for (const vehicle of vehicles) this.#read(vehicle);
  }

  claimsOf({ id }: Shape): readonly Claim[] {
    return this.#claims[id] ?? none;
  }

  /** A stay of no length, at a moment of the old plan. */
  stay(previous: Item, at: Step["at"], time: number) {
    const step: Step = { kind: "wait", at, from: time, to: time };
    const { vehicle } = previous;
    const stay = this.append(previous, { vehicle, step, from: time, to: time, begun: false });
    this.#claim(stay);
    return stay;
  }

  append(previous: Item | undefined, item: Pick<Item, "vehicle" | "step" | "from" | "to" | "begun">): Item {
    const appended: Item = { ...item, previous, next: undefined, claims: [] };
    if (previous) previous.next = appended;
    return appended;
  }

  stepsOf(vehicle: Vehicle): Step[] {
    const steps = vehicle.steps.filter(({ to }) => to <= this.#now);
    for (let item = this.first.get(vehicle); item; item = item.next) {
      if (item.to > item.from) steps.push({ ...item.step, from: item.from, to: item.to });
    }
    return steps;
  }

  #read(vehicle: Vehicle) {
    let last: Item | undefined;
    for (const step of vehicle.steps) {
      if (step.to <= this.#now) continue;
      if (last?.step.kind === "wait" && step.kind === "wait") {
        last.to = step.to;
        for (const claim of last.claims) claim.wasTo = step.to;
        continue;
      }
      if (last && last.step.kind !== "wait" && step.kind !== "wait") last = this.stay(last, step.at, last.to);
      const begun = step.from <= this.#now;
      last = this.append(last, { vehicle, step, from: step.from, to: step.to, begun });
      this.#claim(last);
      if (!last.previous) this.first.set(vehicle, last);
    }
  }

  #claim(item: Item) {
    const { step, from, to } = item;
    const add = (shape: Shape, enter: number, leave: number) => {
      const claim = { item, shape, wasFrom: from + enter, wasTo: from + leave, enter, leave };
      item.claims.push(claim);
      const list = this.#claims[shape.id];
      if (list) list.push(claim);
      else this.#claims[shape.id] = [claim];
    };
    if (step.kind === "drive")
      for (const { shape, enter, leave } of step.leg.pieces) add(shape, enter, leave);
    else add(step.kind === "turn" ? step.turn.shape : step.at.shape, 0, to - from);
  }
}
