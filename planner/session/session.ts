import { vehicleOf } from "../choose.ts";
import { bounds } from "../flow/bounds.ts";
import type { Outcome } from "../plan/fields.ts";
import type { Plan } from "../plan/plan.ts";
import { poissonOrders } from "../traffic/arrivals.ts";
import { layoutFor, roomOn } from "../traffic/ask.ts";
import type { Disturbance } from "../traffic/disturbances.ts";
import { Hall, type Order } from "../traffic/hall.ts";
import type { Layout } from "../traffic/layout.ts";
import { continued, Follower, type Move } from "../traffic/moves.ts";

type Rectangle = { length: number; width: number };

/** A floor with its fleet, made ready to run. Lengths in mm. */
export type Ready = { product: string; vehicles: number; empty: Rectangle; loaded: readonly Rectangle[] };

/** A vehicle whose plan has changed, or the first time. */
type Changed = { id: number; moves: readonly Move[] };

/** What a vehicle drives: the number of its order, and the flow it is of. */
export type Driven = { order: number; flow: number } | undefined;

/** Something that happened, at a moment in ms. Vehicles and orders by their numbers from 0. */
export type Happening = { t: number } & (
  | { kind: "placed"; order: number; flow: number }
  | { kind: "picked" | "dropped"; order: number; flow: number; vehicle: number }
  | { kind: "disturbed" | "mended"; what: Disturbance }
);

export type Counts = {
  placed: number;
  /** Not yet reached by a vehicle. */
  open: number;
  done: number;
  /** Reached within the promise, and all whose time for it is over. */
  inTime: number;
  judged: number;
};

/** What happened up to a moment. */
export type Update = {
  until: number;
  changed: Changed[];
  /** Of each vehicle; so are the lists below. */
  driven: Driven[];
  happened: Happening[];
  counts: Counts;
  /** What is left of a full battery, 0 to 1. */
  battery: number[];
  charging: boolean[];
  /** By which disturbance it stands. */
  held: ("stop" | "radio" | undefined)[];
};

/** Vehicles on a floor as somebody watches and disturbs them. The same calls at the same times give the same run. */
export class Session {
  readonly ready: Ready;
  readonly #hall: Hall;
  readonly #layout: Layout;
  readonly #full: number;
  readonly #promise: number;
  readonly #followed: { follower: Follower; seen: readonly Move[] | undefined; unsent: readonly Move[] }[];
  readonly #underWay = new Set<Order>();
  readonly #counts: Counts = { placed: 0, open: 0, done: 0, inTime: 0, judged: 0 };
  #happened: Happening[] = [];
  #until = 0;
  #asked = 0;
  readonly #judged = new WeakSet<Order>();
  #reported = -1;

  private constructor(plan: Plan, layout: Layout, count: number) {
    this.#layout = layout;
    this.#hall = new Hall(layout, poissonOrders(layout.flows, plan.seed, 0));
    this.#full = layout.cell.runTime;
    this.#promise = plan.work.promise.within * 1000;
    this.#followed = this.#hall.vehicles.map((vehicle) => {
      return { follower: new Follower(vehicle), seen: undefined, unsent: [] };
    });
    const { product } = vehicleOf(plan);
    this.ready = { product, vehicles: count, empty: layout.empty, loaded: layout.loaded };
  }

  /** @param count of vehicles; else the plan's own, or those that it is expected to need, as far as there is room */
  static open(plan: Plan, count = countFor(plan)): Outcome<Session> {
    const layout = layoutFor(plan, count);
    return layout.ok ? { ok: true, value: new Session(plan, layout.value, count) } : layout;
  }

  /** Lets the run go on to a moment, in ms from its start. */
  runTo(until: number): Update {
    const before = this.#until;
    this.#until = Math.max(before, until);
    while (this.#hall.nextEvent <= this.#until) {
      const at = this.#hall.nextEvent;
      for (const order of this.#hall.advance()) this.#place(order, at);
      this.#follow();
      this.#report(at);
    }
    this.#report(this.#until);
    this.#follow();
    const { vehicles } = this.#hall;
    const happened = this.#happened;
    this.#happened = [];
    return {
      until: this.#until,
      changed: vehicles.flatMap(({ id }) => {
        const followed = this.#followed[id];
        if (!followed || followed.unsent.length === 0) return [];
        const moves = followed.unsent.filter(({ to }) => to >= before);
        followed.unsent = [];
        return [{ id, moves }];
      }),
      driven: vehicles.map(({ order }) => order && { order: order.id, flow: order.flow }),
      happened,
      counts: { ...this.#counts },
      battery: vehicles.map(({ battery }) => battery.left(this.#until) / this.#full),
      charging: vehicles.map(({ battery }) => battery.charging(this.#until)),
      held: vehicles.map(({ held }) => held),
    };
  }

  disturb(what: Disturbance) {
    this.#hall.disturb(what, this.#until);
    this.#happened.push({ t: this.#until, kind: "disturbed", what });
  }

  mend(what: Disturbance) {
    this.#hall.mend(what, this.#until);
    this.#happened.push({ t: this.#until, kind: "mended", what });
  }

  /** An order more of one of the plan's flows. */
  order(flow: number) {
    const traffic = this.#layout.flows[flow];
    if (traffic) this.#hall.order({ id: firstAsked + this.#asked++, flow, ...traffic, placed: this.#until });
  }

  /** A plan may change more than once before somebody asks. */
  #follow() {
    for (const followed of this.#followed) {
      const { moves } = followed.follower;
      if (moves === followed.seen) continue;
      followed.seen = moves;
      followed.unsent = continued(followed.unsent, moves);
    }
  }

  #place(order: Order, t: number) {
    this.#counts.placed++;
    this.#underWay.add(order);
    this.#happened.push({ t, kind: "placed", order: order.id, flow: order.flow });
  }

  /** Notes what became of the orders up to a moment. */
  #report(now: number) {
    for (const order of this.#underWay) {
      const { id, flow, vehicle = 0, placed, pickBegins = Infinity } = order;
      const judgedAt = Math.min(pickBegins, placed + this.#promise);
      if (!this.#judged.has(order) && judgedAt <= now) {
        this.#judged.add(order);
        this.#counts.judged++;
        if (pickBegins <= placed + this.#promise) this.#counts.inTime++;
      }
      for (const kind of ["picked", "dropped"] as const) {
        const t = order[kind] ?? Infinity;
        if (t <= now && t > this.#reported) this.#happened.push({ t, kind, order: id, flow, vehicle });
      }
      if ((order.dropped ?? Infinity) > now) continue;
      this.#counts.done++;
      this.#underWay.delete(order);
    }
    this.#reported = now;
    this.#counts.open = [...this.#underWay].filter(({ pickBegins = Infinity }) => pickBegins > now).length;
  }
}

/** Numbers of orders that were asked for by hand. */
const firstAsked = 1_000_000;

/** The plan's own count, or the one that it is expected to need, as far as its floor has room. */
function countFor(plan: Plan): number {
  const { least, expected } = bounds(plan).vehicles;
  const wanted = plan.choice.count ?? expected ?? least;
  return Math.max(1, plan.choice.count ?? roomOn(plan, wanted));
}
