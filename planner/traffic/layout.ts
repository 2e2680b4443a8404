import type { Plan } from "../plan/plan.ts";
import { acrossLane } from "./across-lane.ts";
import type { Cell } from "./battery.ts";
import { chargingSpots } from "./charging-spots.ts";
import { type Failures, failuresOf } from "./failures.ts";
import type { Traffic } from "./islands.ts";
import type { Door } from "./leaf.ts";
import { buildNetwork, type Network, type Stand } from "./network.ts";
import { parkingOn } from "./parking.ts";
import { obstacle } from "./shapes.ts";

/** A plan's floor prepared for a fleet. Lengths in mm, times in ms. */
export type Layout = {
  network: Network;
  /** Where vehicles may rest; the fleet starts on the first ones, and on `reserve`. */
  spots: readonly Stand[];
  /** Where the vehicles stand that stay parked, because others stand in their way. */
  reserve: readonly Stand[];
  count: number;
  /** Spots with a charger, each with the place to which the charger belongs; "" if the plan names no chargers. */
  chargers: ReadonlyMap<Stand, string>;
  places: Plan["places"];
  lanes: Plan["lanes"];
  doors: readonly Door[];
  cell: Cell;
  flows: readonly Traffic[];
  dwell: { pick: number; drop: number };
  failures: Failures | undefined;
  empty: Rectangle;
  /** By flow: the rectangle of vehicle and load. */
  loaded: readonly Rectangle[];
};

type Rectangle = { length: number; width: number };

/** A vehicle's size in mm and speed in mm/s. */
export type Driver = Rectangle & { speed: number; cell: Cell };

/** Free spots beyond those that the fleet needs, so that vehicles can rest near their next order. */
const spareSpots = 4;
/** Extent of a door's leaf along its lane, mm. */
const doorway = 400;

/** The layout for so many vehicles, or how many can be parked if that is fewer. */
export type FleetLayouts = (count: number) => Layout | { room: number };

/** Prepares a floor once for fleets of any size: its network takes longer than to park a fleet on it. */
export function layOut(
  plan: Pick<Plan, "places" | "lanes" | "flows" | "loads" | "assumptions">,
  driver: Driver,
): FleetLayouts {
  const loaded = plan.flows.map((flow) => {
    const load = plan.loads.find(({ id }) => id === flow.load);
    return {
      length: Math.max(driver.length, load?.length ?? 0),
      width: Math.max(driver.width, load?.width ?? 0),
    };
  });
  const footprint = {
    length: Math.max(driver.length, ...loaded.map(({ length }) => length)),
    width: Math.max(driver.width, ...loaded.map(({ width }) => width)),
  };
  const network = buildNetwork(plan, footprint, driver.speed);
  const nodeAt = (id: string) => {
    const node = network.nodeOf.get(id);
    if (!node) throw new Error(`No place ${id}`);
    return node;
  };
  const flows = plan.flows.map(({ from, to, perHour, every, first, perTrip }) => ({
    ...{ pick: nodeAt(from), drop: nodeAt(to) },
    ...{ perHour, every, first, perTrip },
  }));
  const chargers = plan.places.filter((place) => place.chargers).map(({ id }) => nodeAt(id));
  const doors = plan.lanes.flatMap(({ door }, lane): Door[] => {
    const area = door ? acrossLane(plan, lane, doorway, footprint.width) : undefined;
    return door && area
      ? [{ lane, opens: Math.ceil(door * 1000), area: obstacle(area, network.shapes) }]
      : [];
  });
  const inDoors = new Set(doors.flatMap(({ area }) => area.conflicts));
  const park = parkingOn(network, flows, { chargers, inDoors });
  const shared = {
    network,
    places: plan.places,
    lanes: plan.lanes,
    doors,
    cell: driver.cell,
    flows,
    dwell: dwellOf(plan),
    failures: failuresOf(plan),
    empty: { length: driver.length, width: driver.width },
    loaded,
  };
  return (count) => {
    const { spots, reserve } = park(count, spareSpots);
    if (spots.length + reserve.length < count) return { room: spots.length + reserve.length };
    return { ...shared, spots, reserve, count, chargers: chargingSpots(network, plan.places, spots) };
  };
}

/** How long a pick and a drop take, ms. */
export function dwellOf({ assumptions: { pick, drop } }: Pick<Plan, "assumptions">): Layout["dwell"] {
  return { pick: Math.round(pick * 1000), drop: Math.round(drop * 1000) };
}
