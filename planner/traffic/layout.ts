import type { Plan } from "../plan/plan.ts";
import type { ProductName } from "../vehicles.ts";
import { acrossLane } from "./across-lane.ts";
import type { Cell } from "./battery.ts";
import { chargingSpots } from "./charging-spots.ts";
import { type Failures, failuresOf } from "./failures.ts";
import type { Traffic } from "./islands.ts";
import type { Door } from "./leaf.ts";
import { Network, type Stand } from "./network.ts";
import { parkingOn } from "./parking.ts";
import { obstacle } from "./shapes.ts";

/** A plan's floor prepared for a fleet. Lengths in mm, times in ms. */
export type Layout = {
  network: Network;
  kinds: readonly LayoutKind[];
  /** Vehicles of all kinds. */
  count: number;
  /** Spots with a charger, each with the place to which the charger belongs; "" if the plan names no chargers. */
  chargers: ReadonlyMap<Stand, string>;
  places: Plan["places"];
  lanes: Plan["lanes"];
  doors: readonly Door[];
  flows: readonly Traffic[];
  dwell: { pick: number; drop: number };
  failures: Failures | undefined;
  /** By flow: the rectangle of vehicle and load. */
  loaded: readonly Rectangle[];
};

/** One kind of vehicle on a floor. */
type LayoutKind = {
  product: ProductName;
  count: number;
  /** Where its vehicles may rest; they start on the first ones, and on `reserve`. */
  spots: readonly Stand[];
  /** Where those of them stand that stay parked, because others stand in their way. */
  reserve: readonly Stand[];
  cell: Cell;
  empty: Rectangle;
};

type Rectangle = { length: number; width: number };

/** A kind of vehicle: its size in mm and speed in mm/s, and the flows that it drives by their index. */
export type Driver = Rectangle & {
  product: ProductName;
  speed: number;
  cell: Cell;
  flows: readonly number[];
};

/** Free spots beyond those that the fleet needs, so that vehicles can rest near their next order. */
const spareSpots = 4;
/** Extent of a door's leaf along its lane, mm. */
const doorway = 400;

/** The layout for so many vehicles of each kind, or how many can be parked if some kind has fewer than it should. */
export type FleetLayouts = (counts: readonly number[]) => Layout | { room: readonly number[] };

/** Prepares a floor once for fleets of any size: its network takes longer than to park a fleet on it. */
export function layOut(
  plan: Pick<Plan, "places" | "lanes" | "flows" | "loads" | "assumptions">,
  drivers: readonly Driver[],
): FleetLayouts {
  const kindOf = plan.flows.map((_, flow) => drivers.findIndex(({ flows }) => flows.includes(flow)));
  const loaded = plan.flows.map((flow, at): Rectangle => {
    const load = plan.loads.find(({ id }) => id === flow.load);
    const driver = drivers[kindOf[at] ?? 0];
    /* Carts stand one behind the other. */
    const carts = (flow.tour && flow.perTrip) ?? 1;
    return {
      length: Math.max(driver?.length ?? 0, carts * (load?.length ?? 0)),
      width: Math.max(driver?.width ?? 0, load?.width ?? 0),
    };
  });
  const bodies = drivers.map(({ length, width, speed, flows }) => ({
    length: Math.max(length, ...flows.map((flow) => loaded[flow]?.length ?? 0)),
    width: Math.max(width, ...flows.map((flow) => loaded[flow]?.width ?? 0)),
    speed,
  }));
  const widest = Math.max(...bodies.map(({ width }) => width));
  const leaves = plan.lanes.flatMap(({ door }, lane) => {
    const area = door ? acrossLane(plan, lane, doorway, widest) : undefined;
    return door && area ? [{ lane, opens: Math.ceil(door * 1000), area }] : [];
  });
  const network = new Network(
    plan,
    bodies,
    leaves.map(({ area }) => area),
  );
  const nodeAt = (id: string, kind: number) => {
    const node = network.nodesOf[kind]?.get(id);
    if (!node) throw new Error(`No place ${id}`);
    return node;
  };
  const flows = plan.flows.map(({ from, to, perHour, every, first, perTrip, tour }, at): Traffic => {
    const kind = kindOf[at] ?? 0;
    return {
      ...{ kind, pick: nodeAt(from, kind), drop: nodeAt(to, kind) },
      ...{ perHour, every, first, perTrip },
      tour: tour && {
        stops: tour.stops.slice(1).map((stop) => nodeAt(stop, kind)),
        dwell: Math.round((tour.atStop ?? plan.assumptions.drop) * 1000),
      },
    };
  });
  const chargers = plan.places
    .filter((place) => place.chargers)
    .flatMap(({ id }) => bodies.map((_, kind) => nodeAt(id, kind)));
  const doors = leaves.map((leaf): Door => ({ ...leaf, area: obstacle(leaf.area, network.shapes) }));
  const inDoors = new Set(doors.flatMap(({ area }) => area.conflicts));
  const park = parkingOn(network, flows, { chargers, inDoors });
  const shared = {
    network,
    places: plan.places,
    lanes: plan.lanes,
    doors,
    flows,
    dwell: dwellOf(plan),
    failures: failuresOf(plan),
    loaded,
  };
  return (counts) => {
    const { spots, reserve } = park(counts, spareSpots);
    const room = counts.map((_, kind) => (spots[kind]?.length ?? 0) + (reserve[kind]?.length ?? 0));
    if (counts.some((count, kind) => (room[kind] ?? 0) < count)) return { room };
    return {
      ...shared,
      kinds: drivers.map(({ product, cell, length, width }, kind) => ({
        ...{ product, count: counts[kind] ?? 0, cell, empty: { length, width } },
        ...{ spots: spots[kind] ?? [], reserve: reserve[kind] ?? [] },
      })),
      count: counts.reduce((sum, count) => sum + count, 0),
      chargers: chargingSpots(network, plan.places, spots.flat()),
    };
  };
}

/** How long a pick and a drop take, ms. */
export function dwellOf({ assumptions: { pick, drop } }: Pick<Plan, "assumptions">): Layout["dwell"] {
  return { pick: Math.round(pick * 1000), drop: Math.round(drop * 1000) };
}
