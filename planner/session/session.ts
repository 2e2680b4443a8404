import { kindsOf } from "../choose.ts";
import { type Counts as FleetCounts, totalOf } from "../fleet/total.ts";
import { bounds } from "../flow/bounds.ts";
import type { Outcome } from "../plan/fields.ts";
import type { Plan } from "../plan/plan.ts";
import { poissonOrders } from "../traffic/arrivals.ts";
import { layoutFor, roomOn } from "../traffic/ask.ts";
import type { Disturbance } from "../traffic/disturbances.ts";
import { Follower } from "../traffic/follower.ts";
import { Hall } from "../traffic/hall.ts";
import type { Layout } from "../traffic/layout.ts";
import type { LeafMove } from "../traffic/leaf.ts";
import { continued, type Move } from "../traffic/moves.ts";
import type { Order } from "../traffic/vehicle.ts";
import { type Counts, type HallEvent, Journal } from "./journal.ts";
import type { Ready } from "./ready.ts";

/** How a run begins. */
type Begin = {
  /** By vehicle: share of a full battery, for those that don't start full. */
  charged?: readonly number[] | undefined;
  /** Whether the plan's own orders arrive, or only those that are asked for. */
  arrivals?: "planned" | "asked";
};

/** A vehicle whose plan is new or has changed. */
type Changed = { id: number; moves: readonly Move[] };

/** What a vehicle drives: the number of its order, and its flow. */
export type Driven = { order: number; flow: number } | undefined;

/** What happened up to a moment. */
export type Update = {
  until: number;
  changed: Changed[];
  /** For each vehicle, as the lists below. */
  driven: Driven[];
  happened: HallEvent[];
  counts: Counts;
  /** Charge of each battery, 0 to 1. */
  battery: number[];
  charging: boolean[];
  /** The disturbance that holds each vehicle, if any. */
  held: ("stop" | "radio" | undefined)[];
  /** Door movements that began. */
  doors: LeafMove[];
};

/** Vehicles on a floor that a visitor watches and disturbs. The same calls at the same times give the same run. */
export class Session {
  readonly ready: Ready;
  readonly #hall: Hall;
  readonly #layout: Layout;
  readonly #journal: Journal;
  readonly #followed: { follower: Follower; seen: readonly Move[] | undefined; unsent: readonly Move[] }[];
  #until = 0;
  #asked = 0;

  private constructor(plan: Plan, layout: Layout, { charged, arrivals }: Begin) {
    this.#layout = layout;
    const orders =
      arrivals === "asked" ? { next: () => undefined } : poissonOrders(layout.flows, plan.seed, 0);
    this.#hall = new Hall(layout, orders, charged);
    this.#journal = new Journal(plan.work.promise.within * 1000);
    this.#followed = this.#hall.vehicles.map((vehicle) => {
      return { follower: new Follower(vehicle), seen: undefined, unsent: [] };
    });
    const kinds = layout.kinds.map(({ product, empty }) => ({ product, empty }));
    const kindOf = this.#hall.vehicles.map(({ kind }) => kind);
    const { loaded } = layout;
    const doors = layout.doors.map(({ lane, opens }) => ({ lane, opens }));
    this.ready = { vehicles: layout.count, kinds, kindOf, loaded, doors };
  }

  /**
   * @param counts of vehicles; by default the plan's own, or the expected count as far as there is room
   */
  static open(plan: Plan, counts: FleetCounts = countFor(plan), begin: Begin = {}): Outcome<Session> {
    const layout = layoutFor(plan, counts);
    return layout.ok ? { ok: true, value: new Session(plan, layout.value, begin) } : layout;
  }

  /** Lets the run go on to a moment, in ms from its start. */
  runTo(until: number): Update {
    const before = this.#until;
    this.#until = Math.max(before, until);
    while (this.#hall.nextEvent <= this.#until) {
      const at = this.#hall.nextEvent;
      for (const order of this.#hall.advance()) this.#journal.place(order, at);
      this.#follow();
      this.#journal.report(at);
    }
    this.#journal.report(this.#until);
    this.#follow();
    const { vehicles } = this.#hall;
    const doors = this.#runDoors();
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
      happened: this.#journal.take(),
      counts: { ...this.#journal.counts },
      battery: vehicles.map(({ battery }) => battery.share(this.#until)),
      charging: vehicles.map(({ battery }) => battery.charging(this.#until)),
      held: vehicles.map(({ held }) => held),
      doors,
    };
  }

  #runDoors() {
    const { doors } = this.#hall;
    doors.run(this.#until);
    const { moves, ends } = doors.take();
    this.#journal.doors(ends);
    return moves;
  }

  disturb(what: Disturbance) {
    this.#hall.disturb(what, this.#until);
    this.#journal.note({ t: this.#until, kind: "disturbed", what });
  }

  mend(what: Disturbance) {
    this.#hall.mend(what, this.#until);
    this.#journal.note({ t: this.#until, kind: "mended", what });
  }

  /**
   * Places one more order with the load of a flow of the plan.
   * @param ends ids of the places where it is picked and dropped, which begin or end some flow; those of the flow by default
   */
  order(flow: number, ends?: { from: string; to: string }): Order | undefined {
    const traffic = this.#layout.flows[flow];
    const nodeOf = this.#layout.network.nodesOf[traffic?.kind ?? 0];
    const pick = ends ? nodeOf?.get(ends.from) : traffic?.pick;
    const drop = ends ? nodeOf?.get(ends.to) : traffic?.drop;
    if (!traffic || !pick || !drop) return undefined;
    const order = { id: firstAsked + this.#asked++, flow, pick, drop, placed: this.#until };
    this.#hall.order(order);
    return order;
  }

  /** Takes an order back, as long as no vehicle has begun to pick it; `withdrawn` then says so from the next `runTo` on. */
  withdraw(order: Order) {
    this.#hall.withdraw(order, this.#until);
  }

  /** Collects changed plans; a plan may change more than once between two calls of `runTo`. */
  #follow() {
    for (const followed of this.#followed) {
      const { moves } = followed.follower;
      if (moves === followed.seen) continue;
      followed.seen = moves;
      followed.unsent = continued(followed.unsent, moves);
    }
  }
}

/** Numbers of orders placed by hand start here. */
const firstAsked = 1_000_000;

/** The plan's own count, or the expected one, as far as the floor has room. */
function countFor(plan: Plan): number {
  const { least, expected } = bounds(plan).vehicles;
  const { count, fleet } = plan.choice;
  const chosen = count ?? (fleet && totalOf(fleet));
  return Math.max(kindsOf(plan).length, chosen ?? roomOn(plan, expected ?? least));
}
